import DNDTesting
import Testing
import UIKit

/// Tests specs as test cases.
@Suite struct SpecScenarioTests {
    private static let hosts: Hosts = {
        var hosts = Hosts()
        hosts.register("people") { NamesController(["A", "B", "C", "D"]) }
        return hosts
    }()

    @Test(arguments: DNDTesting.Specs.scenarios(in: "Specs/people.dnd"))
    func scenario(_ scenario: SpecScenario) async {
        await scenario.check(against: Self.hosts)
    }

    @MainActor @Test func `What fails is told at the line of the spec, as dnd run tells it`() async throws {
        var hosts = Hosts()
        hosts.register("people") { NamesController(["A", "B", "C", "D", "E"]) }
        let scenario = try #require(DNDTesting.Specs.scenarios(in: "Specs/people.dnd").first)
        let failures = await scenario.failures(against: hosts)
        #expect(failures.map { $0.line } == [6])
        #expect(failures.first?.text.contains("≠") == true)
        #expect(scenario.testDescription.hasSuffix("people.dnd:4)"))
    }

    @Test func `A spec that cannot be read is a case that fails`() async {
        let missing = DNDTesting.Specs.scenarios(in: "Specs/nothing.dnd")
        #expect(missing.count == 1)
        #expect(await missing[0].failures(against: Hosts()).first?.text.contains("no such file") == true)
    }
}

/// A table that moves its rows.
private final class NamesController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private var names: [String]

    init(_ names: [String]) {
        self.names = names
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        for item in coordinator.items {
            guard let source = item.sourceIndexPath, let target = coordinator.destinationIndexPath else { continue }
            tableView.performBatchUpdates {
                self.names.insert(self.names.remove(at: source.row), at: target.row)
                tableView.deleteRows(at: [source], with: .automatic)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item.dragItem, toRowAt: target)
        }
    }
}
