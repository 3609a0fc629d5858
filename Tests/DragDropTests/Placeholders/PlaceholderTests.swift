import Foundation
import Testing

@testable import DragDrop

/// Tests R180–R191 against an array with placeholders.
@Suite struct PlaceholderTests {
    private enum Step: Hashable, Sendable {
        case placeholder(at: Int)
        case commit(Int)
        case delete(Int)
        case insertRow(Int)
        case deleteRow(Int)
    }

    @Test(arguments: [ListKind.table, .collection], 0...2)
    func `four changes of a short list, in every combination`(_ kind: ListKind, _ rowCount: Int) throws {
        let scene = try PlaceholderScene(kind: kind, rowCount: rowCount)
        explore(scene, depth: 4, path: "\(rowCount) rows")
    }

    @Test func `long runs, seeded`() throws {
        let environment = ProcessInfo.processInfo.environment["PLACEHOLDER_SEED"].flatMap { UInt64($0) }
        for seed in environment.map({ [$0] }) ?? Array(1...100) {
            var random = SeededGenerator(seed: seed)
            var scene = try PlaceholderScene(kind: .collection, rowCount: Int.random(in: 0...20, using: &random))
            for _ in 0..<60 {
                guard let step = Self.steps(for: scene).randomElement(using: &random) else { break }
                Self.perform(step, on: &scene)
                try #require(scene.agrees, "PLACEHOLDER_SEED=\(seed) swift test --filter PlaceholderTests")
            }
        }
    }

    @Test func `a batch shifts placeholders by what it does as a whole`() throws {
        var scene = try PlaceholderScene(kind: .table, rowCount: 4)
        scene.insertPlaceholder(at: 2)

        scene.batch(deleting: [0, 3], inserting: [0, 1, 2])

        // r0 r1 p r2 r3 becomes n n n r1 p r2.
        #expect(scene.engine[scene.list].placeholders.all.map { $0.path.item } == [4])
        #expect(scene.engine.exception == nil)
    }

    @Test func `reloadData removes them, and their commits say so`() throws {
        var scene = try PlaceholderScene(kind: .table, rowCount: 2)
        scene.insertPlaceholder(at: 1)
        let item = try #require(scene.engine[scene.list].placeholders.all.first?.item)

        scene.engine.reloadData(in: scene.list)

        #expect(!scene.engine.hasUncommittedUpdates(scene.list))
        let isCommitted = scene.engine.commitPlaceholder(for: item, in: scene.list) { _, _ in
            Issue.record("the block runs")
        }
        let isDeleted = scene.engine.deletePlaceholder(for: item, in: scene.list)
        #expect(!isCommitted)
        #expect(!isDeleted)
    }

    private func explore(_ scene: PlaceholderScene, depth: Int, path: String) {
        guard depth > 0 else { return }
        for step in Self.steps(for: scene) {
            var next = scene
            Self.perform(step, on: &next)
            guard next.agrees else {
                Issue.record("\(path), \(step): \(next.reference.elements), \(next.engine[next.list].placeholders.all)")
                continue
            }
            explore(next, depth: depth - 1, path: "\(path), \(step)")
        }
    }

    private static func steps(for scene: PlaceholderScene) -> [Step] {
        let (rows, placeholders) = (scene.reference.rows.count, scene.reference.placeholders.count)
        return (0...scene.reference.elements.count).map { .placeholder(at: $0) }
            + (0..<placeholders).flatMap { [.commit($0), .delete($0)] }
            + (0...rows).map { .insertRow($0) } + (0..<rows).map { .deleteRow($0) }
    }

    private static func perform(_ step: Step, on scene: inout PlaceholderScene) {
        switch step {
        case .placeholder(let position): scene.insertPlaceholder(at: position)
        case .commit(let number): scene.commit(number)
        case .delete(let number): scene.delete(number)
        case .insertRow(let index): scene.batch(deleting: [], inserting: [index])
        case .deleteRow(let index): scene.batch(deleting: [index], inserting: [])
        }
    }
}
