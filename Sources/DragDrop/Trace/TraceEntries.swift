/// The entries of a trace, in order. A copy shares what its original has, and what either adds costs the same however
/// long the trace is.
///
/// An array would be copied as a whole by the first entry after each copy.
package struct TraceEntries: RandomAccessCollection, Sendable {
    /// Parts that are complete, none of them empty.
    private var parts: [[TraceEntry]] = []

    /// The number of entries in `parts`.
    private var partsCount = 0

    /// The part that grows.
    private var last: [TraceEntry] = []

    /// The number of parts that are joined to one, so that an entry is found soon.
    private static let partsAtMost = 16

    init() {}

    init(_ entries: [TraceEntry]) {
        last = entries
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { partsCount + last.count }

    package subscript(position: Int) -> TraceEntry {
        guard position < partsCount else { return last[position - partsCount] }
        let (part, index) = place(of: position)
        return parts[part][index]
    }

    mutating func append(_ entry: TraceEntry) { last.append(entry) }

    mutating func removeLast() {
        if last.isEmpty, let part = parts.popLast() {
            partsCount -= part.count
            last = part
        }
        last.removeLast()
    }

    mutating func change(at position: Int, _ change: (inout TraceEntry) -> Void) {
        guard position < partsCount else { return change(&last[position - partsCount]) }
        let (part, index) = place(of: position)
        change(&parts[part][index])
    }

    /// Completes the part that grows, since a copy shares it from now on. O(entries) once in a number of copies.
    mutating func share() {
        guard !last.isEmpty else { return }
        partsCount += last.count
        if parts.count == Self.partsAtMost {
            parts = [parts.flatMap { $0 } + last]
        } else {
            parts.append(last)
        }
        last = []
    }

    private func place(of position: Int) -> (part: Int, index: Int) {
        var (part, index) = (0, position)
        while index >= parts[part].count {
            index -= parts[part].count
            part += 1
        }
        return (part, index)
    }
}
