import Foundation
import Testing
import UIKit

/// Tests that delayed blocks of the main queue wait for virtual time.
@MainActor @Suite(.serialized, .onlyVirtualTime) struct MainQueueDelaysTests {
    private let screen = Screen()
    private let log = Log()

    private func note(_ word: String, after seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [log] in
            MainActor.assumeIsolated { log.words.append(word) }
        }
    }

    @Test func `To settle is to wait for it`() async {
        note("late", after: 30)
        note("early", after: 10)
        await screen.settle()
        #expect(log.words == ["early", "late"])
        #expect(log.seconds < 10)
    }

    @Test func `A while is as long as it says`() async {
        note("one", after: 30)
        note("two", after: 30.001)
        await screen.wait(.milliseconds(29_999))
        #expect(log.words == [])
        await screen.wait(.milliseconds(1))
        #expect(log.words == ["one"])
        await screen.wait(.milliseconds(1))
        #expect(log.words == ["one", "two"])
    }

    @Test func `Blocks put blocks there, and work items can be cancelled`() async {
        let item = DispatchWorkItem { [log] in MainActor.assumeIsolated { log.words.append("cancelled") } }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 20, execute: item)
        DispatchQueue.main.asyncAfter(deadline: .now() + 15) { [self] in
            MainActor.assumeIsolated {
                item.cancel()
                note("next", after: 15)
            }
        }
        await screen.wait(.seconds(29))
        #expect(log.words == [])
        await screen.settle()
        #expect(log.words == ["next"])
    }

    @Test func `One that puts itself there for ever is left to itself after a minute`() async {
        tick()
        await screen.settle()
        #expect(log.words.count == 12)
        log.isOver = true
        await screen.settle()
    }

    private func tick() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [self] in
            MainActor.assumeIsolated {
                log.words.append("tick")
                if !log.isOver { tick() }
            }
        }
    }

    @Test func `A play that ends takes the blocks of its own screen along`() async {
        let own = Screen()
        MainQueueDelays.hold(alone: false)
        own.calling { note("own", after: 10) }
        screen.calling { note("another's", after: 10) }
        MainQueueDelays.endHold(of: own)
        await own.settle()
        await screen.settle()
        #expect(log.words == ["another's"])
    }

    @Test func `A block of a task of a scenario's app waits for the time of its scenario`() async {
        let own = Screen()
        await own.playing {
            await Task { note("late", after: 10) }.value
        }
        await screen.settle()
        #expect(log.words == [])
        await own.settle()
        #expect(log.words == ["late"])
    }

    /// In a process of its own: while another test plays a scenario, only virtual time counts.
    @Test func `Real time counts as well, for whoever waits in it`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (screen, log) = (Screen(), Log())
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                MainActor.assumeIsolated { log.words.append("here") }
            }
            for _ in 0..<6_000 where log.words.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            #expect(log.words == ["here"])
            await screen.settle()
            #expect(log.words == ["here"])
        }
    }

    @Test func `A drop that goes on later has gone on when it has settled`() async {
        let controller = LaterController()
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 0)
        screen.finger.hover(2)
        screen.finger.drop()
        #expect(screen.rows(of: controller.tableView) == ["A", "B", "C"])
        await screen.settle()
        #expect(screen.rows(of: controller.tableView) == ["B", "C", "A"])
        #expect(screen.exception == nil)
    }

    /// Moves a row half a minute after the drop.
    private final class LaterController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        private var names = ["A", "B", "C"]

        override func viewDidLoad() {
            super.viewDidLoad()
            (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
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
            DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
                MainActor.assumeIsolated {
                    self.names = ["B", "C", "A"]
                    tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
                }
            }
        }
    }

    private final class Log {
        var words: [String] = []
        var isOver = false
        private let start = ContinuousClock.now

        var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
    }
}
