import DragDrop
import Testing

@testable import UIKit

/// Tests the common behaviour of tables and collections, on an engine without a view.
@MainActor @Suite struct DiffableDataSourceTests {
    private let list = EngineList(kind: .table)
    private let content: DiffableContent<Int, String>

    init() {
        content = DiffableContent(list: list)
        content.apply(.snapshot(Self.snapshot([["a", "b"], ["c"]]), .animated), completion: nil)
    }

    private static func snapshot(_ sections: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (number, items) in sections.enumerated() {
            snapshot.appendSections([number])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func `The list shows what is applied, the first time by reloading`() {
        #expect(list.order == "a b|c")
        #expect(list.titles == ["0", "1"])
        content.apply(Self.snapshot([["b", "a", "d"], ["c"]]), animatingDifferences: true, completion: nil)
        #expect(list.order == "b a d|c")
        #expect(list.updates.first == "reloadData")
        #expect(list.updates.count == 2)
        content.applyUsingReloadData(Self.snapshot([["d"]]), completion: nil)
        #expect(list.updates.last == "reloadData")
        #expect(list.order == "d")
    }

    @Test func `A snapshot of what is shown has no marks`() {
        var snapshot = content.snapshot()
        snapshot.reloadItems(["a"])
        content.apply(snapshot, animatingDifferences: false, completion: nil)
        #expect(content.snapshot() == snapshot)
        #expect(content.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(list.engine[list.id].shown.itemCount == 3)
    }

    @Test func `Identifiers are found by place and places by identifier`() {
        #expect(content.item(at: IndexPath(row: 0, section: 1)) == "c")
        #expect(content.item(at: IndexPath(row: 1, section: 1)) == nil)
        #expect(content.item(at: IndexPath(indexes: [0])) == nil)
        #expect(content.path(of: "b") == IndexPath(row: 1, section: 0))
        #expect(content.path(of: "z") == nil)
        #expect(content.section(at: 1) == 1)
        #expect(content.section(at: 2) == nil)
        #expect(content.index(of: 1) == 1)
        #expect(content.index(of: 7) == nil)
    }

    @Test func `Completions run, with and without waiting`() async {
        var count = 0
        content.apply(Self.snapshot([["a"]]), animatingDifferences: true) { count += 1 }
        content.applyUsingReloadData(Self.snapshot([["b"]])) { count += 1 }
        await content.apply(Self.snapshot([["c"]]), animatingDifferences: true)
        #expect(list.order == "c")
        await content.applyUsingReloadData(Self.snapshot([["d"]]))
        #expect(list.order == "d")
        #expect(count == 2)
    }

    @Test func `A data source without its list keeps what was shown`() async {
        _ = content.snapshot()
        content.list = nil
        await content.apply(Self.snapshot([["z"]]), animatingDifferences: true)
        #expect(content.snapshot().itemIdentifiers == ["a", "b", "c"])
    }

    @Test func `From another queue a snapshot takes effect later`() async throws {
        let (content, snapshot) = (content, Self.snapshot([["x"]]))
        let seen = await Task.detached {
            await withCheckedContinuation { continuation in
                content.apply(snapshot, animatingDifferences: true) { continuation.resume() }
            }
            return content.snapshot().itemIdentifiers
        }.value
        #expect(seen == ["a", "b", "c"])
        try list.settle()
        #expect(content.snapshot().itemIdentifiers == ["x"])
    }

    @Test func `The main queue must not apply while another queue's snapshot is outstanding`() async {
        let (content, snapshot) = (content, Self.snapshot([["x"]]))
        await Task.detached {
            await withCheckedContinuation { continuation in
                content.apply(snapshot, animatingDifferences: true) { continuation.resume() }
            }
        }.value
        content.apply(Self.snapshot([["y"]]), animatingDifferences: true, completion: nil)
        #expect(list.engine.exception?.rule == .s14)
        #expect(
            list.engine.exception?.text.hasPrefix("Deadlock detected: calling this method on the main queue") == true)
    }
}

@MainActor @Suite struct IdentityTests {
    /// Different values can have equal descriptions.
    private struct Twin: Hashable, Sendable, CustomStringConvertible {
        let number: Int
        var description: String { number == 9 ? "twin (2)" : "twin" }
    }

    @Test func `Identifiers that print alike get labels of their own`() {
        let list = EngineList(kind: .collection)
        let content = DiffableContent<Twin, Twin>(list: list)
        var snapshot = NSDiffableDataSourceSnapshot<Twin, Twin>()
        snapshot.appendSections([Twin(number: 1), Twin(number: 2)])
        snapshot.appendItems([Twin(number: 1), Twin(number: 9), Twin(number: 2), Twin(number: 3)])
        content.apply(snapshot, animatingDifferences: true, completion: nil)
        #expect(list.titles == ["twin", "twin (2)"])
        #expect(list.order == "|twin twin (2) twin (3) twin (4)")
        #expect(content.snapshot() == snapshot)
    }
}
