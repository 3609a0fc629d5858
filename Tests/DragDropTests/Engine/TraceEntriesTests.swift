import Testing

@testable import DragDrop

/// Tests that the entries of a trace are those of an array, however often they are copied.
struct TraceEntriesTests {
    private static func entry(_ number: Int) -> TraceEntry {
        TraceEntry(kind: .gesture(.settle), citation: nil, questions: [], milliseconds: number, depth: 0)
    }

    private static func times(_ entries: TraceEntries) -> [Int] { entries.map { $0.milliseconds } }

    @Test func `Copies go on independently, and have what was added before`() {
        var entries = TraceEntries()
        var known: [Int] = []
        var kept: [(entries: TraceEntries, known: [Int])] = []
        for number in 0..<200 {
            // Every third time a copy goes on, and its original is kept.
            if number % 3 == 2 {
                kept.append((entries, known))
                entries.share()
            }
            entries.append(Self.entry(number))
            known.append(number)
            if number % 7 == 6 {
                entries.removeLast()
                known.removeLast()
            }
        }
        #expect(Self.times(entries) == known)
        #expect(entries.indices.map { entries[$0].milliseconds } == known)
        for (entries, known) in kept { #expect(Self.times(entries) == known) }
    }

    @Test func `A change of an entry that a copy shares is that of one of them`() {
        var original = TraceEntries()
        for number in 0..<5 { original.append(Self.entry(number)) }
        var copy = original
        copy.share()
        copy.append(Self.entry(5))
        copy.change(at: 1) { $0.questions = [.q06] }
        copy.change(at: 5) { $0.questions = [.q06] }
        #expect(copy.map { $0.questions.count } == [0, 1, 0, 0, 0, 1])
        #expect(original.allSatisfy { $0.questions.isEmpty })
    }

    @Test func `The last entry can be removed behind a copy`() {
        var entries = TraceEntries()
        for number in 0..<3 { entries.append(Self.entry(number)) }
        entries.share()
        entries.removeLast()
        entries.append(Self.entry(7))
        #expect(Self.times(entries) == [0, 1, 7])
    }
}
