internal import DragDrop

/// The difference between two traces of the same steps. Times and cited rules are not compared.
struct TraceDifference {
    /// The entries of the first trace that are missing from the second at their place, ascending.
    private(set) var changed: [Int] = []

    /// The entries of the second trace that replace none of the first, each with the entry of the first that it would
    /// precede.
    private(set) var absent: [(position: Int, entry: TraceEntry)] = []

    /// The limit of compared entries; when the differing part exceeds it, that whole part counts as changed. Cost: O(n)
    /// for equal traces, otherwise O(n d) for d differences.
    private static let comparedAtMost = 4000

    init(from first: [TraceEntry], to second: [TraceEntry]) {
        var start = 0
        while start < first.count, start < second.count, first[start].says(second[start]) { start += 1 }
        var (firstEnd, secondEnd) = (first.count, second.count)
        while firstEnd > start, secondEnd > start, first[firstEnd - 1].says(second[secondEnd - 1]) {
            firstEnd -= 1
            secondEnd -= 1
        }
        guard firstEnd > start || secondEnd > start else { return }
        let left = Array(first[start..<firstEnd])
        let right = Array(second[start..<secondEnd])
        guard left.count + right.count <= Self.comparedAtMost else {
            changed = Array(start..<firstEnd)
            return
        }
        compare(left, right, offset: start)
    }

    private mutating func compare(_ left: [TraceEntry], _ right: [TraceEntry], offset: Int) {
        // What says the same has one number. Looked for among those of one shape, since most traces have few of each.
        var firsts: [TraceEntry] = []
        var alike: [TraceEntry.Shape: [Int]] = [:]
        func numbered(_ entries: [TraceEntry]) -> [ItemID] {
            entries.map { entry in
                let numbers = alike[entry.shape] ?? []
                if let number = numbers.first(where: { firsts[$0].says(entry) }) {
                    return ItemID(rawValue: Int32(number))
                }
                alike[entry.shape] = numbers + [firsts.count]
                firsts.append(entry)
                return ItemID(rawValue: Int32(firsts.count - 1))
            }
        }
        let difference = ItemDifference(from: numbered(left), to: numbered(right))
        let removed = Set(difference.removals.map { $0.offset })
        changed = difference.removals.map { $0.offset + offset }
        var replaceable: [TraceEntry.Shape: [Int]] = [:]
        for removal in removed { replaceable[left[removal].shape, default: []].append(removal) }
        var position = 0
        var unchanged = 0
        for insertion in difference.insertions {
            // The number of earlier entries of the second trace that the first trace has too.
            let common = insertion.offset - unchanged
            position = Self.position(after: common, in: left.count, without: removed)
            unchanged += 1
            let shape = right[insertion.offset].shape
            if replaceable[shape]?.popLast() == nil {
                absent.append((position + offset, right[insertion.offset]))
            }
        }
    }

    /// The position in the first trace after a number of common entries, and after the entries that follow them and
    /// that the second trace lacks.
    private static func position(after common: Int, in count: Int, without removed: Set<Int>) -> Int {
        var position = 0
        var seen = 0
        while position < count, seen < common || removed.contains(position) {
            if !removed.contains(position) { seen += 1 }
            position += 1
        }
        return position
    }
}

extension TraceEntry {
    /// The subject of an entry, whatever its details. An entry replaces one with the same subject.
    enum Shape: Hashable {
        case gesture, note, silence, exception
        case call(Question, ListID)
        case action(ListID)
    }

    var shape: Shape {
        switch kind {
        case .gesture: .gesture
        case .call(let call, _, _): .call(call.question, call.list)
        case .action(_, let list): .action(list)
        case .note: .note
        case .silence: .silence
        case .exception: .exception
        }
    }

    func says(_ other: TraceEntry) -> Bool {
        depth == other.depth && kind == other.kind
    }
}
