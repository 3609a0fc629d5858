import Testing
import UIKit

@MainActor @Suite(.serialized) struct OffMainTests {
    private let controller = PeopleController(["A", "B", "C"])
    private let screen: Screen

    init() {
        screen = Screen(showing: controller)
    }

    @Test
    func `A table that is told something from another thread shows nothing of it, and the screen names the place`()
        async
    {
        #expect(screen.rows(of: controller.tableView) == ["A", "B", "C"])
        controller.people = ["B", "C"]
        let table: UITableView = controller.tableView
        let line = #line
        await Elsewhere.run { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
        await Elsewhere.run { table.reloadData() }
        #expect(screen.rows(of: controller.tableView) == ["A", "B", "C"])
        let function = """
            OffMainTests.`A table that is told something from another thread shows nothing of it, and the screen names \
            the place`()
            """
        #expect(
            screen.warnings == [
                "UITableView.deleteRows(at:with:) is called off the main thread, by \(function) "
                    + "(OffMainTests.swift:\(line + 1)): the call has no effect",
                "UITableView.reloadData() is called off the main thread, by \(function) "
                    + "(OffMainTests.swift:\(line + 2)): the call has no effect",
            ])
        table.reloadData()
        #expect(screen.rows(of: controller.tableView) == ["B", "C"])
        #expect(screen.exception == nil)
    }

    @Test func `A queue that targets the main queue is as good as that`() async {
        let table: UITableView = controller.tableView
        controller.people = ["C"]
        await Elsewhere.run(on: DispatchQueue(label: "below the main queue", target: .main)) { table.reloadData() }
        #expect(screen.rows(of: table) == ["C"])
        #expect(screen.warnings.isEmpty)
        let other = DispatchQueue(label: DispatchQueue.main.label)
        await Elsewhere.run(on: other) { table.reloadData() }
        #expect(screen.warnings.count == 1)
    }

    @Test func `What is said twice is a warning once`() async {
        let table: UITableView = controller.tableView
        for _ in 1...3 { await Elsewhere.run { table.reloadData() } }
        await screen.settle()
        #expect(screen.warnings.count == 1)
    }

    /// Reported immediately: a property does not know its view, so the next screen that checks reports it.
    @Test func `Properties, questions and initializers are told, too, and changes have no effect`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        controller.view.addSubview(cell)
        let label = cell.textLabel
        label?.text = "main"
        let line = #line
        Elsewhere.runAtOnce { label?.text = "elsewhere" }
        Elsewhere.runAtOnce { cell.isHidden = true }
        Elsewhere.runAtOnce { _ = cell.superview }
        Elsewhere.runAtOnce { self.controller.title = "elsewhere" }
        #expect(label?.text == "main")
        #expect(!cell.isHidden)
        #expect(controller.title == nil)
        let own = screen.warnings.filter { $0.contains("OffMainTests.swift") }
        let told = own.map { warning in
            let place = warning.firstMatch(of: /OffMainTests\.swift:(\d+)\)/).flatMap { Int($0.1) } ?? 0
            return "\(warning.prefix { $0 != " " }) \(place - line) \(warning.hasSuffix("no effect"))"
        }
        #expect(
            Set(told) == [
                "UILabel.text 1 true", "UIView.isHidden 2 true", "UIView.superview 3 false",
                "UIViewController.title 4 true",
            ])
    }

    @Test func `What is said on the main queue is not told, whoever serves it`() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                self.controller.title = "main"
                continuation.resume()
            }
        }
        #expect(controller.title == "main")
        #expect(screen.warnings == [])
    }

    @Test func `Another screen does not hear of it`() async {
        let table: UITableView = controller.tableView
        _ = screen.rows(of: table)
        let other = Screen(showing: PeopleController(["X"]))
        await Elsewhere.run { table.beginUpdates() }
        #expect(other.warnings == [])
        #expect(screen.warnings.count == 1)
    }

    @Test func `A collection answers nothing elsewhere`() async {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen()
        screen.name(collection, "photos")
        _ = screen.rows(of: collection)
        let hasBegun = await Elsewhere.run {
            collection.performBatchUpdates({ Issue.record("updates of a refused batch ran") })
            return collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        }
        #expect(!hasBegun)
        #expect(screen.warnings.count == 2)
    }

    @Test func `A coordinator and its placeholders have no effect elsewhere`() async throws {
        let (giver, receiver) = (PeopleController(["A"]), Receiver(["X"]))
        let both = UIViewController()
        both.view.addSubview(giver.tableView)
        both.view.addSubview(receiver.tableView)
        let screen = Screen(showing: both)
        screen.finger.drag(row: 0, in: giver.tableView)
        screen.finger.hoverEnd(in: receiver.tableView)
        screen.finger.drop()
        let coordinator = try #require(receiver.coordinator)
        let context = try #require(receiver.context)
        let item = coordinator.items[0].dragItem
        let path = IndexPath(row: 0, section: 0)
        let isCommitted = await Elsewhere.run {
            coordinator.drop(item, toRowAt: path).addCompletion { _ in Issue.record("nothing was animated") }
            let lost = coordinator.drop(
                item,
                to: UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "Person", rowHeight: 44))
            return lost.deletePlaceholder() || context.commitInsertion { _ in Issue.record("nothing is committed") }
        }
        #expect(!isCommitted)
        #expect(
            screen.warnings.map { $0.prefix { $0 != " " } } == [
                "UITableViewDropCoordinator.drop(_:toRowAt:)", "UIDragAnimating.addCompletion(_:)",
                "UITableViewDropCoordinator.drop(_:to:)", "UITableViewDropPlaceholderContext.deletePlaceholder()",
                "UITableViewDropPlaceholderContext.commitInsertion(dataSourceUpdates:)",
            ])
        #expect(context.deletePlaceholder())
        await screen.settle()
        #expect(screen.exception == nil)
    }
}

/// Stores its arguments.
private final class Receiver: UITableViewController, UITableViewDropDelegate {
    private let people: [String]
    var coordinator: (any UITableViewDropCoordinator)?
    var context: (any UITableViewDropPlaceholderContext)?

    init(_ people: [String]) {
        self.people = people
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")
        tableView.dropDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        self.coordinator = coordinator
        context = coordinator.drop(
            coordinator.items[0].dragItem,
            to: UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "Person", rowHeight: 44))
    }
}
