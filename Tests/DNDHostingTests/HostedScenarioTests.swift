import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Tests the calls of a scenario to a program, and the state after it.
@MainActor @Suite struct HostedScenarioTests {
    private let seen = Seen()

    @Test(arguments: ["drag Bob; hover Cleo; drop; expect state: idle", "drag Bob; hover Cleo; expect state: dragging"])
    func `A scenario that is over keeps neither its controller nor its screen`(body: String) async throws {
        #expect(try await run(body) == .passed)
        #expect(seen.rowCountCalls > 0)
        #expect(seen.controller == nil)
        #expect(seen.window == nil)
    }

    @Test func `Expectations in a row judge data that was read once`() async throws {
        let once = try await cellCalls("expect state: idle")
        let severalTimes = try await cellCalls("expect state: idle; expect order: Ann Bob Cleo; expect state: idle")
        let withStatement = try await cellCalls("expect state: idle; wait 1ms; expect state: idle")
        #expect(severalTimes == once)
        #expect(withStatement == once + 3)
    }

    @Test func `Data that changes between two expectations is judged anew`() async throws {
        let order = "expect order: Ann Bob Cleo"
        let drag = "drag Bob; leave; drop; settle"
        #expect(try await run("\(order); \(drag); \(order)") == .passed)
        seen.losesFirstRow = true
        #expect(try await run("\(order); \(drag); \(order)") == .failed)
    }

    private func cellCalls(_ body: String) async throws -> Int {
        seen.cellCalls = 0
        #expect(try await run(body) == .passed)
        return seen.cellCalls
    }

    private func run(_ body: String) async throws -> ScenarioResult.State {
        let source = SourceFile(
            name: "seen.dnd", text: "table people from host\n\nscenario \"one\" {\n  \(body)\n}\n")
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "seen", path: "seen.dnd") { _ in .missing }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty)
        var hosts = Hosts()
        hosts.register("people") { [seen] in SeenController(seen) }
        return await HostedInterpreter(hosts, Interpreter()).run(checked.program.scenarios[0], of: checked.program)
            .state
    }
}

/// The recorded calls of a controller, and its window.
@MainActor private final class Seen {
    weak var controller: UIViewController?
    weak var window: UIWindow?
    var rowCountCalls = 0
    var cellCalls = 0

    /// Whether the first row is removed, without notifying the table, when a drag ends.
    var losesFirstRow = false
}

private final class SeenController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    private let seen: Seen
    private var people = ["Ann", "Bob", "Cleo"]

    init(_ seen: Seen) {
        self.seen = seen
        super.init(style: .plain)
        seen.controller = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        seen.rowCountCalls += 1
        seen.window = tableView.window
        return people.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        seen.cellCalls += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: people[indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        if seen.losesFirstRow { people.removeFirst() }
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
