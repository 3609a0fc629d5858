import DragDrop
import Measuring
import Testing
import Workloads

@Suite struct ListGrowthTests {
    @Test func `A drag in a list a hundred times as long costs no more than its tree is higher`() throws {
        func steps(_ count: Int) throws -> Double {
            var rows = Rows(count: count)
            try rows.drag(from: 1, to: count / 2)
            var random = SeededGenerator(seed: 3)
            let pairs = (0..<50).map { _ in
                (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
            }
            let steps = Work.steps { for (source, target) in pairs { try? rows.drag(from: source, to: target) } }
            #expect(rows.engine.isConsistent(rows.list))
            return steps
        }
        let (short, long) = (try steps(1000), try steps(100_000))
        #expect(long < short * 2, "\(short) for a thousand rows, \(long) for a hundred thousand")
    }

    @Test func `A batch costs the same for each row, however many there are`() {
        expectLinear(from: 1000) { count in
            let change = Change(tenthsOf: count)
            var rows = Rows(shown: change.old, model: change.new)
            let steps = Work.steps { rows.batch(change.updates) }
            #expect(rows.engine.isConsistent(rows.list) && rows.engine.exception == nil)
            return steps
        }
    }

    @Test(arguments: [1, 100])
    func `A snapshot costs the same for each identifier, however many there are`(shuffledPercent: Int) {
        expectLinear(from: 1000) { count in
            let change = Change(shufflingPercent: shuffledPercent, of: count)
            var rows = Rows(shown: change.old, model: change.new, isDiffable: true)
            let steps = Work.steps { rows.engine.applySnapshot(in: rows.list) }
            #expect(rows.engine.isConsistent(rows.list) && rows.engine.exception == nil)
            return steps
        }
    }

    @Test func `A row takes at most 64 bytes, with what is allocated on the way`() {
        let count = 100_000
        let items = (0..<count).map { ItemID(rawValue: Int32($0)) }
        var rows: RowSequence?
        let bytes = Work.allocatedBytes { rows = RowSequence(items) }
        #expect(rows?.count == count)
        #expect(bytes / Double(count) < 64)
    }
}
