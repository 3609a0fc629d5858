import Foundation
import Testing
import Thoroughness

@testable import DragDrop

@Suite struct GapMovementTests {
    /// One section with 1–4 rows, or two sections with up to four rows each, not both empty; up to two rows each unless
    /// all are asked for.
    private static let shapes: [[Int]] =
        (1...4).map { [$0] } + (1...most).flatMap { first in (0...most).map { [first, $0] } }
        + (1...most).map { [0, $0] }

    private static let most = Thoroughness.count(2, all: 4)

    @Test(arguments: shapes) func `three moves of the finger lead where the rules say`(_ shape: [Int]) throws {
        let labels = Self.labels(shape)
        for lifted in labels.joined() {
            for isAccepted in [true, false] {
                var scene = GapScene(kind: .collection, labels: labels, lifted: lifted)
                try scene.drag(isAccepted: isAccepted)
                try explore(scene, depth: 3, refusals: isAccepted ? 1 : 0, path: "drag \(lifted)")
            }
        }
    }

    @Test(arguments: [[1], [3], [2, 2], [3, 0]])
    func `a row from elsewhere opens a gap before the cell`(_ shape: [Int]) throws {
        var scene = GapScene(kind: .table, labels: Self.labels(shape), lifted: "new", isForeign: true)
        try scene.drag(isForeign: true)
        let places = scene.places.filter { $0 != .gap }
        for first in places {
            for second in places {
                var scene = scene
                try scene.hover(first, isAccepted: true)
                try scene.hover(second, isAccepted: true)
                #expect(scene.agrees, "\(shape): \(first), \(second)")
            }
        }
    }

    @Test func `the function alone agrees with the drawing`() {
        for rowCount in 0...4 {
            let cells = (0..<rowCount).map { "\($0)" }
            for gap in [nil] + (0...rowCount).map(Optional.some) {
                for cell in cells.indices {
                    var labels = cells
                    if let gap { labels.insert(GapReference.gapLabel, at: gap) }
                    var reference = GapReference(rows: [labels], lifted: nil)
                    reference.propose(.cell("\(cell)"), isAccepted: true)

                    let moved = Gap.moved(
                        from: gap.map { RowPath(section: 0, item: $0) },
                        to: .cell(RowPath(section: 0, item: cell)), rowCount: rowCount)

                    #expect(moved.item == reference.gap?.item, "gap \(gap ?? -1), cell \(cell) of \(rowCount)")
                }
            }
        }
    }

    @Test func `long walks over long lists, and the drop at their end`() throws {
        let environment = ProcessInfo.processInfo.environment["GAP_SEED"].flatMap { UInt64($0) }
        for seed in environment.map({ [$0] }) ?? Array(1...150) {
            try walk(seed: seed)
        }
    }

    private func walk(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let shape = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...40, using: &random) }
        let labels = Self.labels(shape)
        let lifted = labels.joined().randomElement(using: &random) ?? ""
        let kind: ListKind = Bool.random(using: &random) ? .table : .collection
        let command = "GAP_SEED=\(seed) swift test --filter GapMovementTests"
        var scene = GapScene(kind: kind, labels: labels, lifted: lifted)
        try scene.drag()
        for _ in 0..<30 {
            let place = scene.places.randomElement(using: &random) ?? .nowhere
            try scene.hover(place, isAccepted: Int.random(in: 0..<5, using: &random) > 0)
            try #require(scene.agrees, "\(command)")
        }
        scene.answer(true)
        try scene.hover(.gap, isAccepted: true)
        try scene.engine.perform(.drop)
        let expected = scene.reference.sections.map { section in
            section.map { $0 == GapReference.gapLabel ? lifted : $0 }.joined(separator: " ")
        }
        #expect(scene.engine.order(of: scene.list) == expected.joined(separator: "|"), "\(command)")
    }

    /// Continues with every place, accepted and, within the limit, refused.
    private func explore(_ scene: GapScene, depth: Int, refusals: Int, path: String) throws {
        guard depth > 0 else { return }
        for place in scene.places {
            for isAccepted in refusals > 0 ? [true, false] : [true] {
                var next = scene
                try next.hover(place, isAccepted: isAccepted)
                let step = "\(path); \(isAccepted ? "" : "refused ")\(place)"
                if !next.agrees { Issue.record("\(step): \(String(describing: next.engine[next.list].gap))") }
                try explore(next, depth: depth - 1, refusals: refusals - (isAccepted ? 0 : 1), path: step)
            }
        }
    }

    private static func labels(_ shape: [Int]) -> [[String]] {
        shape.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }
}
