/// Paul Heckel's linear difference of two sequences of unique elements (CACM 21/4, 1978), as published and as used by
/// the well-known list libraries. Counts deletions, insertions and moves.
enum Heckel {
    private struct Entry {
        var oldIndex = -1
        var newIndex = -1
    }

    static func changeCount<Element: Hashable>(from old: [Element], to new: [Element]) -> Int {
        var table: [Element: Int] = [:]
        table.reserveCapacity(old.count + new.count)
        var entries: [Entry] = []
        entries.reserveCapacity(old.count + new.count)
        func entry(of element: Element) -> Int {
            if let index = table[element] { return index }
            table[element] = entries.count
            entries.append(Entry())
            return entries.count - 1
        }
        // Passes 1 and 2: the index of each element.
        let newEntries = new.indices.map { index in
            let number = entry(of: new[index])
            entries[number].newIndex = index
            return number
        }
        let oldEntries = old.indices.map { index in
            let number = entry(of: old[index])
            entries[number].oldIndex = index
            return number
        }
        var count = 0
        // The deleted elements, and the resulting shift of the following ones.
        var deletedBefore = [Int](repeating: 0, count: old.count)
        var deleted = 0
        for (index, number) in oldEntries.enumerated() {
            deletedBefore[index] = deleted
            if entries[number].newIndex < 0 {
                deleted += 1
                count += 1
            }
        }
        var inserted = 0
        for (index, number) in newEntries.enumerated() {
            let oldIndex = entries[number].oldIndex
            if oldIndex < 0 {
                inserted += 1
                count += 1
            } else if oldIndex - deletedBefore[oldIndex] + inserted != index {
                count += 1
            }
        }
        return count
    }
}
