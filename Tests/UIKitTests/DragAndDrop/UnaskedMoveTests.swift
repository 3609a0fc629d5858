import Testing
import UIKit

/// Tests tables that reorder by `moveRowAt` alone, as in common tutorials (Q06, Q35).
@MainActor @Suite struct UnaskedMoveTests {
    @Test func `A table without a drop delegate reorders its own row`() async {
        let controller = RecipeController(["A", "B", "C"])
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 0)
        screen.finger.hover(2)
        screen.finger.drop()
        await screen.settle()
        #expect(controller.names == ["B", "C", "A"])
        #expect(screen.rows(of: controller.tableView) == ["B", "C", "A"])
        #expect(screen.calls == ["itemsForBeginning", "moveRowAt", "dragSessionDidEnd"])
    }

    @Test func `It refuses what comes from elsewhere`() async {
        let left = RecipeController(["A", "B"])
        let right = RecipeController(["C"])
        let both = UIViewController()
        both.view.addSubview(left.tableView)
        both.view.addSubview(right.tableView)
        let screen = Screen(showing: both)
        screen.finger.drag(row: 0, in: left.tableView)
        screen.finger.hover(0, in: right.tableView)
        screen.finger.drop()
        await screen.settle()
        #expect(left.names == ["A", "B"])
        #expect(right.names == ["C"])
    }

    @Test func `Without dropSessionDidUpdate, and with an empty performDropWith, the row moves`() async {
        let controller = EmptyDropController(["A", "B", "C"])
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 2)
        screen.finger.hover(0)
        screen.finger.drop()
        await screen.settle()
        #expect(controller.names == ["C", "A", "B"])
        #expect(!screen.calls.contains("performDropWith"))
    }
}

/// Has a drag delegate and `moveRowAt`, but no drop delegate.
private class RecipeController: UITableViewController, UITableViewDragDelegate {
    var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
        tableView.dragInteractionEnabled = true
        tableView.dragDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// Also has a drop delegate with only the required method.
private final class EmptyDropController: RecipeController, UITableViewDropDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
