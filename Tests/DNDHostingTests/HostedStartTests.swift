import DNDResults
import Foundation
import Testing
import UIKit

@testable import hosted_probe

/// Tests a program's actions before the first step of a scenario.
@MainActor @Suite struct HostedStartTests {
    // MARK: - At rest

    @Test func `A scenario begins when the main queue has come to what viewDidLoad has put there`() async throws {
        for way in LateController.Way.allCases {
            let (results, report) = try await Hosted.run(
                """
                scenario "all are there" {
                  expect order: Ann Bob Cleo
                }

                scenario "and can be dragged" {
                  drag Cleo; hover Ann; drop
                  expect order: Cleo Ann Bob
                }
                """
            ) { LateController(way) }
            #expect(results.map { $0.state } == [.passed, .passed], "\(way): \(report)")
        }
    }

    @Test func `What happened before is no part of the scenario`() async throws {
        let (results, _) = try await Hosted.run("scenario \"one\" {\n  expect state: idle\n}") {
            LateController(.block)
        }
        #expect(results[0].trace.entries.isEmpty)
    }

    // MARK: - For later

    @Test func `Blocks that wait for the main queue run in virtual time`() async throws {
        let start = ContinuousClock.now
        let (results, report) = try await Hosted.run(
            """
            scenario "not yet" {
              wait 19999ms
              expect order: Ann
            }

            scenario "now" {
              wait 20s
              expect order: Ann Bob Cleo
            }

            scenario "all that is pending" {
              settle
              expect order: Ann Bob Cleo
            }
            """
        ) { LateController(.later(seconds: 20)) }
        #expect(results.map { $0.state } == [.passed, .passed, .passed], "\(report)")
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test func `To settle has a limit`() async throws {
        let (results, report) = try await Hosted.run(
            """
            scenario "within a minute" {
              settle
              expect order: Ann
              wait 61s
              expect order: Ann Bob Cleo
            }
            """
        ) { LateController(.later(seconds: 61)) }
        #expect(results.map { $0.state } == [.passed], "\(report)")
    }

    @Test func `A block that still waits at the end never runs, and releases its controller`() async throws {
        weak var controller: LateController?
        let (results, report) = try await Hosted.run("scenario \"at once\" {\n  expect order: Ann\n}") {
            let late = LateController(.later(seconds: 20))
            controller = late
            return late
        }
        #expect(results.map { $0.state } == [.passed], "\(report)")
        #expect(controller == nil)
    }

    // MARK: - Crashes

    private static let noSteps = """
        scenario "stands there" {
          expect state: idle
        }

        scenario "expects it" {
          expect exception "unable to dequeue a cell with identifier Name..."
        }
        """

    @Test func `A cell that nobody has registered fails a scenario without steps`() async throws {
        let (results, report) = try await Hosted.run(Self.noSteps) { StoryboardController(casts: false) }
        #expect(results.map { $0.state } == [.failed, .passed], "\(report)")
        #expect(report.contains("hosted.dnd:1:7: UIKit raises NSInternalInconsistencyException in people"), "\(report)")
        #expect(report.contains("unable to dequeue a cell with identifier Name - must register"), "\(report)")
        #expect(report.contains("raised in StoryboardController.swift:21"), "\(report)")
        let words = report.replacing(/\s+/, with: " ")
        #expect(
            words.contains(#"write tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")"#),
            "\(report)")
    }

    @Test(arguments: [FaultyStart.inViewDidLoad, .onMainQueue, .snapshot])
    func `What viewDidLoad comes to fails it, too`(fault: FaultyStart) async throws {
        let (results, report) = try await Hosted.run(
            """
            scenario "stands there" {
              expect state: idle
            }
            """
        ) { FaultyStartController(fault) }
        #expect(results.map { $0.state } == [.failed], "\(report)")
        #expect(report.contains("UIKit raises NSInternalInconsistencyException in people"), "\(report)")
        #expect(report.contains("HostedStartTests.swift:"), "\(report)")
    }

    @Test func `A trap behind an exception is told with the exception`() throws {
        let probe = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("hosted-probe")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-start-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let spec = "table casting from host\n\nscenario \"stands there\" {\n  expect state: idle\n}\n"
        try spec.write(to: folder.appendingPathComponent("spec.dnd"), atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = probe
        process.arguments = ["run", "spec.dnd"]
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(text.contains("UIKit had raised NSInternalInconsistencyException: unable to dequeue a cell"), "\(text)")
        #expect(text.contains("in StoryboardController.swift:21"), "\(text)")
        #expect(text.contains(#"tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")"#), "\(text)")
    }
}

/// A table that adds two of its three rows after `viewDidLoad`.
private final class LateController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
    enum Way: CaseIterable {
        case block, task, nested, later(seconds: Double)

        static var allCases: [Way] { [.block, .task, .nested] }
    }

    private let way: Way
    private var people = ["Ann"]

    init(_ way: Way) {
        self.way = way
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
        switch way {
        case .block: DispatchQueue.main.async { self.fill() }
        case .task: Task { @MainActor in self.fill() }
        case .nested:
            DispatchQueue.main.async {
                Task { @MainActor in
                    UIView.animate(withDuration: 1, animations: {}, completion: { _ in self.fill() })
                }
            }
        case .later(let seconds): DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.fill() }
        }
    }

    private func fill() {
        people += ["Bob", "Cleo"]
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = people[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        people.insert(people.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
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
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}

enum FaultyStart {
    case inViewDidLoad, onMainQueue, snapshot
}

/// A table that causes an exception of UIKit before any gesture.
private final class FaultyStartController: UITableViewController {
    private let fault: FaultyStart

    init(_ fault: FaultyStart) {
        self.fault = fault
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        switch fault {
        case .inViewDidLoad: tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        case .onMainQueue:
            DispatchQueue.main.async { self.tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
        case .snapshot:
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
        }
    }
}
