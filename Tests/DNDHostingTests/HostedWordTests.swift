import DNDHosts
import Foundation
import Testing
import UIKit

/// Tests the reports about Swift delegates: in terms of Swift, with the line, and without misleading hints.
@MainActor @Suite struct HostedWordTests {
    private func run(_ mistake: CarelessController.Mistake, _ body: String) async throws -> String {
        var hosts = Hosts()
        hosts.register("people") { CarelessController(mistake) }
        return try await HostedText.of(body, scenes: "table people from host", hosts).text
    }

    /// The lines of this file that a text refers to.
    private func lines(namedIn text: String) throws -> [Substring] {
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return text.matches(of: /HostedWordTests\.swift:(\d+)/).compactMap { Int($0.1) }.map { source[$0 - 1] }
    }

    @Test func `A list that was told only is told of in Swift, with the line`() async throws {
        let text = try await run(.tellsOnly, "drag Ann; hover Cem; drop; expect operation: move")
        #expect(text.contains("DND1005: the list was told of a change in people that the app's data does not have"))
        #expect(text.contains("`deleteRows(at:with:)`, `insertRows(at:with:)`, `moveRow(at:to:)`"), "\(text)")
        #expect(!text.contains("list delete"))
        #expect(text.contains("The list was told so in HostedWordTests.swift:"))
        let named = try lines(namedIn: text)
        #expect(named.count == 1 && named.allSatisfy { $0.contains("tableView.moveRow") }, "\(text)")
    }

    @Test func `A list that was not told is told of in Swift`() async throws {
        let text = try await run(.changesOnly, "drag Ann; hover Cem; drop; expect operation: move")
        #expect(text.contains("DND1004"))
        #expect(text.contains("Tell the list of the change in the same `performBatchUpdates` (`deleteRows(at:with:)`"))
    }

    @Test func `A wrong order names the line of the update as well`() async throws {
        let text = try await run(.tellsOnly, "drag Ann; hover Cem; drop; expect order: Bob Cem Ann")
        #expect(try lines(namedIn: text).allSatisfy { $0.contains("tableView.moveRow") })
        #expect(text.contains("The list was told so in HostedWordTests.swift:"), "\(text)")
        #expect(text.contains("To fix, change the app's data as the list shows it."))
    }

    @Test func `A row that UIKit moved is no update of the app`() async throws {
        let text = try await run(.ignoresTheMove, "drag Ann; hover Cem; drop; expect operation: move")
        #expect(
            text.contains(
                "DND1005: UIKit moved a row in people, and moveRowAt did not change the app's data"),
            "\(text)")
        #expect(text.contains("Change the data in `moveRowAt`"))
        #expect(!text.contains("tell the list the same"))
    }

    @Test func `Where UIKit took the other way, the report says so`() async throws {
        let text = try await run(.ignoresTheMove, "drag Ann; hover Cem; drop; expect order: Bob Cem Ann")
        #expect(text.contains("UIKit called moveRowAt, and not performDropWith. R131: "), "\(text)")
        #expect(text.contains("To fix, change the app's data in moveRowAt as the list shows it."))
    }

    @Test func `No row by a name lists the rows that there are`() async throws {
        let text = try await run(.none, "drag Zoe in people; expect state: idle")
        #expect(text.contains("people has no row Zoe: its rows are Ann Bob Cem"), "\(text)")
        #expect(
            try await run(.empty, "drag Zoe in people; expect state: idle").contains(
                "people has no row Zoe: it has none yet"))
    }

    @Test func `Nothing is offered to be written beside a finding`() async throws {
        let text = try await run(.tellsOnly, "drag Ann; hover Cem; drop; expect operation: copy")
        #expect(text.contains("DND1005"))
        #expect(!text.contains("To make this pass"))
        #expect(text.contains("To fix, mend what was found first: DND1005."), "\(text)")
    }
}

/// A table of names with one mistake.
private final class CarelessController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    enum Mistake { case none, tellsOnly, changesOnly, ignoresTheMove, empty }

    private let mistake: Mistake
    private var people: [String]

    init(_ mistake: Mistake) {
        self.mistake = mistake
        people = mistake == .empty ? [] : ["Ann", "Bob", "Cem"]
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        tableView.dataSource = mistake == .ignoresTheMove ? MovingSource.kept : self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let source = coordinator.items.first?.sourceIndexPath, let target = coordinator.destinationIndexPath
        else { return }
        if mistake == .tellsOnly {
            tableView.moveRow(at: source, to: target)
        } else {
            people.insert(people.remove(at: source.row), at: target.row)
        }
    }
}

/// Allows moving rows, but does not update its data.
private final class MovingSource: NSObject, UITableViewDataSource {
    static let kept = MovingSource()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["Ann", "Bob", "Cem"][indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
