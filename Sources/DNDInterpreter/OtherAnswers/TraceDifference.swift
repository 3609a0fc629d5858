internal import DragDrop

/// How one trace differs from another of the same steps. Times are not compared, nor the rules that are named.
struct TraceDifference {
    /// Entries of the first that the second does not have there, ascending.
    private(set) var changed: [Int] = []

    /// Entries of the second that take the place of none in the first, each with the entry of the first before which it
    /// would stand.
    private(set) var absent: [(position: Int, entry: TraceEntry)] = []

    /// Cost: O(n) when they are equal, otherwise O(n d) for d differences. Beyond this many entries in the part that
    /// differs, all of that part counts as changed.
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
        var numbers: [TraceEntry.Content: Int32] = [:]
        func numbered(_ entries: [TraceEntry]) -> [ItemID] {
            entries.map { entry in
                let next = Int32(numbers.count)
                let number = numbers[entry.content] ?? next
                numbers[entry.content] = number
                return ItemID(rawValue: number)
            }
        }
        let difference = ItemDifference(from: numbered(left), to: numbered(right))
        let removed = Set(difference.removals.map { $0.offset })
        changed = difference.removals.map { $0.offset + offset }
        var replaceable: [TraceEntry.Shape: Int] = [:]
        for removal in removed { replaceable[left[removal].shape, default: 0] += 1 }
        var position = 0
        var unchanged = 0
        for insertion in difference.insertions {
            // The entries of the second before it that the first has too, and what the first alone has among them.
            let common = insertion.offset - unchanged
            position = Self.position(after: common, in: left.count, without: removed)
            unchanged += 1
            let shape = right[insertion.offset].shape
            if let count = replaceable[shape], count > 0 {
                replaceable[shape] = count - 1
            } else {
                absent.append((position + offset, right[insertion.offset]))
            }
        }
    }

    /// The place behind so many entries that both have, and behind what stands there in the first alone.
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
    /// What two entries must agree in to say the same.
    struct Content: Hashable {
        let kind: Kind
        let depth: Int
    }

    /// What an entry is about, whatever it says: one takes the place of another.
    enum Shape: Hashable {
        case gesture, note, silence, exception
        case call(Question, ListID)
        case action(ListID)
    }

    var content: Content { Content(kind: kind, depth: depth) }

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
