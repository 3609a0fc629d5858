import DragDrop
import Measuring
import Workloads

/// Measures drags between random places in a table of a million rows.
enum Drags {
    private static let rowCount = 1_000_000
    private static let dragCount = 100_000

    static func figures() -> [Figure] {
        let pairs = randomPairs()
        let plain = MovingDelegate()
        let timed = TimedDelegate()
        return [
            Figure("drag in 1000000 rows", drags(pairs, rowCount: rowCount, plain), "µs"),
            Figure("drag in 10 rows", drags(pairs.map { ($0.0 % 10, $0.1 % 10) }, rowCount: 10, plain), "µs"),
            Figure("array of 1000000: remove and insert", array(pairs), "µs"),
            // Measured in real time, because reading the clock must cost next to nothing.
            Figure("drag with a watch", drags(pairs, rowCount: rowCount, timed, elapsed: elapsedInReality), "µs"),
            Figure("calls of the delegate in a drag", timed.time / .microseconds(dragCount), "µs"),
        ]
    }

    private static func randomPairs() -> [(Int, Int)] {
        var random = SeededGenerator(seed: 1)
        return (0..<dragCount).map { _ in
            (Int.random(in: 0..<rowCount, using: &random), Int.random(in: 0..<rowCount, using: &random))
        }
    }

    /// Microseconds per drag: lift, hover, drop, with a delegate that moves one row in a batch.
    private static func drags(
        _ pairs: [(Int, Int)], rowCount: Int, _ delegate: MovingDelegate, elapsed: (() -> Void) -> Duration = elapsed
    ) -> Double {
        var engine = Engine(delegate: delegate)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
        let rows = RowSequence((0..<rowCount).map { ItemID(rawValue: Int32($0)) })
        engine.scene.setRows(shown: rows, model: rows, in: list)
        delegate.list = list
        var time = Duration.zero
        // The trace grows with the calls, so every thousand drags start with an empty one.
        for start in stride(from: 0, to: pairs.count, by: 1000) {
            var copy = engine
            time += elapsed {
                for (source, target) in pairs[start..<min(start + 1000, pairs.count)] {
                    drag(from: source, to: target, in: &copy, list)
                }
            }
            precondition(copy.isConsistent(list) && copy.exception == nil)
        }
        return time / .microseconds(pairs.count)
    }

    private static func drag(from source: Int, to target: Int, in engine: inout Engine, _ list: ListID) {
        let place = FingerLocation.Place.row(RowPath(section: 0, item: target), zone: .middle)
        do {
            try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: source), in: list)))
            try engine.perform(.hover(FingerLocation(list: list, place: place)))
            try engine.perform(.drop)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The same moves in an array, the usual model of apps, as a baseline.
    private static func array(_ pairs: [(Int, Int)]) -> Double {
        var rows = (0..<Int32(rowCount)).map { $0 }
        let some = pairs.prefix(5000)
        let time = elapsed {
            for (source, target) in some { rows.insert(rows.remove(at: source), at: target) }
        }
        precondition(rows.count == rowCount)
        return time / .microseconds(some.count)
    }
}
