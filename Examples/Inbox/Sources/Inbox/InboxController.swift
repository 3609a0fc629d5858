import UIKit

/// Texts dropped from other apps. While one is loading, a placeholder marks its place.
class InboxController: UITableViewController, UITableViewDropDelegate {
    var texts: [String]

    init(_ texts: [String]) {
        self.texts = texts
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("this controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Text")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Waiting")
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    /// The loads must begin here; they end later, in any order, and some of them with an error.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
        for (offset, item) in coordinator.items.enumerated() {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: destination.row + offset, section: destination.section),
                reuseIdentifier: "Waiting", rowHeight: 44)
            let context = coordinator.drop(item.dragItem, to: placeholder)
            load(item.dragItem.itemProvider, into: context)
        }
    }

    /// The provider answers on its own queue, so UIKit and `texts` are accessed on the main actor.
    func load(_ provider: NSItemProvider, into context: any UITableViewDropPlaceholderContext) {
        _ = provider.loadObject(ofClass: String.self) { text, _ in
            DispatchQueue.main.async {
                guard let text else {
                    context.deletePlaceholder()
                    return
                }
                // Rows may have been inserted or deleted in the meantime; this path is the current one.
                context.commitInsertion { self.texts.insert(text, at: $0.row) }
            }
        }
    }
}
