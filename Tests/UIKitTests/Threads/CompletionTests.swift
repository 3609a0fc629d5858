import Testing
import UIKit

/// Tests that completions run at the next turn of the main queue, without explicit waits.
@MainActor @Suite struct CompletionTests {
    private func source(
        _ table: UITableView
    ) -> UITableViewDiffableDataSource<Int, String> {
        UITableViewDiffableDataSource(tableView: table) { _, _, name in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
    }

    private func snapshot(_ names: String...) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        return snapshot
    }

    @Test func `A snapshot is applied without help`() async {
        let table = UITableView(frame: .zero)
        let source = source(table)
        await source.apply(snapshot("a", "b"))
        await source.applySnapshotUsingReloadData(snapshot("b"))
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "b")
    }

    @Test func `A collection's snapshots are, too`() async {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
            UICollectionViewCell()
        }
        await source.apply(snapshot("a", "b"))
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["c"])
        await source.apply(outline, to: 0)
        #expect(source.snapshot().itemIdentifiers == ["c"])
    }

    @Test func `A snapshot from another queue is shown when its completion runs`() async {
        let table = UITableView(frame: .zero)
        let source = source(table)
        await source.apply(snapshot("a"))
        let next = snapshot("a", "b")
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { source.apply(next) { continuation.resume() } }
        }
        #expect(source.snapshot().itemIdentifiers == ["a", "b"])
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func `Animations and batches end by themselves, in order and not at once`() async {
        let log = Log()
        let table = UITableView(frame: .zero)
        UIView.animate(withDuration: 3, animations: {}, completion: { _ in log.words.append("animated") })
        table.performBatchUpdates(nil) { _ in log.words.append("updated") }
        DispatchQueue.main.async { MainActor.assumeIsolated { log.words.append("turned") } }
        #expect(log.words == [])
        await withCheckedContinuation { continuation in
            UIView.transition(with: table, duration: 1, animations: nil) { _ in continuation.resume() }
        }
        #expect(log.words == ["animated", "updated", "turned"])
    }

    private final class Log {
        var words: [String] = []
    }
}

@Suite struct CompletionCaseTests {
    @Test func `Nobody has to help in XCTest either`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["UIKitTests.CompletionCase"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text.contains("Executed 2 tests, with 0 failures"), "\(text)")
    }
}
