import Testing

@testable import DragDrop

/// Tests the speed of automatic scrolling against the measured values (R129).
@Suite struct AutoScrollTests {
    static let measures = [AutoScroll.measuredOn18, AutoScroll.measuredOn26]

    @Test func `the version of iOS decides which values hold`() {
        #expect(AutoScroll.measure(on: Device(version: 11)) == AutoScroll.measuredOn18)
        #expect(AutoScroll.measure(on: Device(version: 25)) == AutoScroll.measuredOn18)
        #expect(AutoScroll.measure(on: Device(version: 26)) == AutoScroll.measuredOn26)
    }

    @Test(arguments: measures)
    func `nothing scrolls outside the band, and nearer is never slower`(_ measure: AutoScroll.Measure) throws {
        #expect(measure.rowMilliseconds(atPoints: measure.bandPoints) == nil)
        #expect(measure.rowMilliseconds(atPoints: .max) == nil)

        let times = try (0..<measure.bandPoints).map { try #require(measure.rowMilliseconds(atPoints: $0)) }

        #expect(times == times.sorted())
        #expect(times[0] == times[1])
        #expect(times.allSatisfy { $0 > 0 })
    }

    @Test(arguments: measures)
    func `one point from the edge the measured speed holds`(_ measure: AutoScroll.Measure) throws {
        let time = try #require(measure.rowMilliseconds(atPoints: 1))

        #expect(time == AutoScroll.rowHeightPoints * 1000 / measure.speedPointsPerSecond)
    }

    @Test func `rows are numbered over all sections`() {
        let sections = [3, 0, 2].enumerated().map { index, count in
            let rows = (0..<count).map { ItemID(rawValue: Int32(10 * index + $0)) }
            return Arrangement.Section(id: SectionID(rawValue: Int32(index)), rows: RowSequence(rows))
        }
        var arrangement = Arrangement()
        arrangement.sections = sections

        let paths = (-1...5).map { arrangement.path(ofNumber: $0) }

        #expect(
            paths == [
                nil, RowPath(section: 0, item: 0), RowPath(section: 0, item: 1), RowPath(section: 0, item: 2),
                RowPath(section: 2, item: 0), RowPath(section: 2, item: 1), nil,
            ])
        #expect(paths.compactMap { $0 }.map { arrangement.number(of: $0) } == [0, 1, 2, 3, 4])
        #expect(arrangement.number(of: RowPath(section: 1, item: 0)) == nil)
    }
}
