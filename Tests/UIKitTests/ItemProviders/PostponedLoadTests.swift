import Testing
import UIKit

/// Tests providers that delay their answer on the main queue: it arrives at its virtual time, independent of real time
/// and of other tests.
@MainActor @Suite(.onlyVirtualTime) struct PostponedLoadTests {
    private let controller = SlowController()

    private func drop() async -> Screen {
        let screen = Screen(showing: controller)
        screen.finger.drag(controller.source)
        screen.finger.hoverEmptySpace(in: controller.table)
        screen.finger.drop()
        return screen
    }

    @Test func `The answer comes when time has come to it, and not before`() async {
        let screen = await drop()
        await screen.wait(.milliseconds(49_999))
        #expect(controller.texts == [])
        #expect(controller.table.hasUncommittedUpdates)
        await screen.wait(.milliseconds(1))
        #expect(controller.texts == ["slow"])
        #expect(!controller.table.hasUncommittedUpdates)
    }

    @Test func `To settle is to wait for it, and for each block that puts the next one there`() async {
        controller.hops = 3
        let screen = await drop()
        await screen.settle()
        #expect(controller.texts == ["slow"])
        #expect(screen.warnings == [])
    }

    @Test func `loadObjects waits for the slowest`() async {
        controller.loadsTogether = true
        let screen = await drop()
        await screen.wait(.milliseconds(49_999))
        #expect(controller.texts == [])
        await screen.wait(.milliseconds(1))
        #expect(controller.texts == ["slow"])
    }

    @Test func `An item that was put down later may overtake it`() async {
        let screen = await drop()
        controller.isPrompt = true
        screen.finger.drag(controller.source)
        screen.finger.hoverEmptySpace(in: controller.table)
        screen.finger.drop()
        await screen.wait(.milliseconds(1))
        #expect(controller.texts == ["prompt"])
        await screen.settle()
        #expect(controller.texts.sorted() == ["prompt", "slow"])
    }
}

/// Writes itself after 50 s, in one delay or in several.
private final class SlowText: NSObject, NSItemProviderWriting {
    private let hops: Int

    init(hops: Int) {
        self.hops = hops
    }

    static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        Self.hop(hops, after: 50 / Double(hops)) { completionHandler(Data("slow".utf8), nil) }
        return nil
    }

    private static func hop(_ count: Int, after seconds: Double, _ end: @escaping @Sendable () -> Void) {
        guard count > 0 else { return end() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { hop(count - 1, after: seconds, end) }
    }
}

private final class SlowController: UIViewController, UIDragInteractionDelegate, UITableViewDropDelegate,
    UITableViewDataSource
{
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    var texts: [String] = []
    var isPrompt = false
    var hops = 1
    var loadsTogether = false

    override func viewDidLoad() {
        super.viewDidLoad()
        source.addInteraction(UIDragInteraction(delegate: self))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.dropDelegate = self
        view.addSubview(source)
        view.addSubview(table)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let slow = NSItemProvider(object: SlowText(hops: hops))
        let provider = isPrompt ? NSItemProvider(object: "prompt" as NSString) : slow
        return [UIDragItem(itemProvider: provider)]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
        guard !loadsTogether else {
            _ = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
                for case let text as NSString in objects { self.texts.append("\(text)") }
                tableView.reloadData()
            }
            return
        }
        for item in coordinator.items {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 44)
            let context = coordinator.drop(item.dragItem, to: placeholder)
            item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
                let text = (object as? NSString).map { "\($0)" } ?? "nothing"
                Task { @MainActor in context.commitInsertion { self.texts.insert(text, at: $0.row) } }
            }
        }
    }
}
