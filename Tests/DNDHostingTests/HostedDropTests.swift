import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Tests drops that involve lists that the scenario does not name.
@MainActor @Suite struct HostedDropTests {
    @Test func `A list that no scene names may come to light with a drop`() async throws {
        var hosts = Hosts()
        hosts.register("people") { ShelfController() }
        let result = try await run("table people from host", hosts, "drag Bob; hover Ann; drop; expect operation: move")
        #expect(result.state == .passed, "\(result.mismatches)")
    }

    @Test func `A reload in the block of a commit is found`() async throws {
        var hosts = Hosts()
        hosts.register("people") { ShelfController() }
        let scenes = "table people from host\napp Notes { view note: Cleo }"
        let result = try await run(
            scenes, hosts,
            "drag Cleo from note; hover Bob in people; drop; settle; expect order in people: Ann Cleo Bob")
        let found = result.mismatches.compactMap { if case .finding(let finding) = $0.kind { finding } else { nil } }
        #expect(found.map { $0.code } == [.withoutEffect])
        #expect(found.map { $0.remedy.hasPrefix("Leave the list alone in the block of a commit") } == [true])
    }

    @Test func `A drop call for a row that is not there is found`() async throws {
        var hosts = Hosts()
        hosts.register("people") { ShelfController(dropsTo: 7) }
        let scene = "table people from host"
        let result = try await run(scene, hosts, "drag Bob; hover Ann; drop; expect order: Bob Ann")
        let found = result.mismatches.compactMap { if case .finding(let finding) = $0.kind { finding } else { nil } }
        #expect(found.map { $0.code } == [.withoutEffect])
        #expect(found.map { $0.remedy } == ["Insert the row before dropping to it."])
    }

    @Test func `A view in a navigation bar takes drops`() async throws {
        var hosts = Hosts()
        hosts.register(["people", "trash"]) {
            UINavigationController(rootViewController: ShelfController())
        } views: { navigation in
            guard let shelf = navigation.topViewController as? ShelfController else { return [:] }
            return ["people": shelf.table, "trash": shelf.trash]
        }
        let result = try await run(
            "table people from host\nview trash from host", hosts,
            "drag Bob; hover in trash; drop; expect call performDrop in trash: once")
        #expect(result.state == .passed, "\(result.mismatches)")
    }

    private func run(_ scenes: String, _ hosts: Hosts, _ body: String) async throws -> ScenarioResult {
        let source = SourceFile(name: "drop.dnd", text: "\(scenes)\n\nscenario \"one\" {\n  \(body)\n}\n")
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "drop", path: "drop.dnd") { _ in .missing }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty, "\(parsed) \(checked.diagnostics)")
        return await HostedInterpreter(hosts, Interpreter()).run(checked.program.scenarios[0], of: checked.program)
    }
}

/// A table in which rows move, beside another table and a trash in the navigation bar.
private final class ShelfController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate, UIDropInteractionDelegate
{
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let trash = UIButton()
    private let other = UITableView(frame: .zero)
    private var people = ["Ann", "Bob"]
    private let droppedRow: Int?

    init(dropsTo row: Int? = nil) {
        droppedRow = row
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.dragInteractionEnabled = true
        view.addSubview(table)
        trash.addInteraction(UIDropInteraction(delegate: self))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: trash)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView === table ? people.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        let operation: UIDropOperation = tableView.hasActiveDrag ? .move : .copy
        return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
        guard let source = item.sourceIndexPath else { return insert(item, at: path, coordinator) }
        people.insert(people.remove(at: source.row), at: path.row)
        table.moveRow(at: source, to: path)
        if let droppedRow { coordinator.drop(item.dragItem, toRowAt: IndexPath(row: droppedRow, section: 0)) }
        view.addSubview(other)
        other.dataSource = self
        other.performBatchUpdates {}
    }

    private func insert(
        _ item: any UITableViewDropItem, at path: IndexPath, _ coordinator: any UITableViewDropCoordinator
    ) {
        let placeholder = UITableViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 44)
        let context = coordinator.drop(item.dragItem, to: placeholder)
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
            guard let text = (object as? NSString).map({ "\($0)" }) else { return }
            Task { @MainActor in
                context.commitInsertion {
                    self.people.insert(text, at: $0.row)
                    self.table.reloadData()
                }
            }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .move) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
