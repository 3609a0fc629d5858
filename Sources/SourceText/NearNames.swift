/// Finds the names that a misspelt name may stand for.
package enum NearNames {
    /// Longer names are not compared: a slip of two letters is unlikely there, and the cost grows quadratically.
    package static let lengthMax = 64

    /// The candidates with the smallest distance, in their given order, without duplicates; empty when none is near. A
    /// name is not near itself.
    ///
    /// At most a third of the letters may differ, and at most three. Capitals count as one difference for the whole
    /// name.
    package static func nearest(to name: String, in candidates: some Sequence<String>) -> [String] {
        guard mayBeShort(name) else { return [] }
        var best: [String] = []
        var limit = distanceMax(for: name)
        for candidate in candidates where candidate != name {
            guard let distance = distance(name, candidate, limit: limit) else { continue }
            if distance < limit || best.isEmpty {
                best = [candidate]
                limit = distance
            } else if !best.contains(candidate) {
                best.append(candidate)
            }
        }
        return best
    }

    /// The number of insertions, deletions, replacements and transpositions between two names, ignoring the case of
    /// Latin, Greek and Cyrillic letters; at least 1 for names that differ. Nil when it exceeds the limit.
    ///
    /// Optimal string alignment: Damerau (1964) with each part edited at most once, after Wagner and Fischer (1974).
    package static func distance(_ first: String, _ second: String, limit: Int) -> Int? {
        if first == second { return 0 }
        guard mayBeShort(first), mayBeShort(second) else { return nil }
        let rows = first.unicodeScalars.map { $0.lowercased }
        let columns = second.unicodeScalars.map { $0.lowercased }
        guard max(rows.count, columns.count) <= lengthMax, abs(rows.count - columns.count) <= limit else { return nil }
        let result = max(1, alignment(rows, columns))
        return result <= limit ? result : nil
    }

    /// Whether a text has no more bytes than a name that is compared.
    private static func mayBeShort(_ name: String) -> Bool { name.utf8.count <= lengthMax * 4 }

    private static func distanceMax(for name: String) -> Int {
        min(3, (name.unicodeScalars.count + 1) / 3)
    }

    private static func alignment(_ rows: [Unicode.Scalar], _ columns: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...columns.count)
        for row in rows.indices {
            var current = [row + 1]
            for column in columns.indices {
                let replaced = previous[column] + (rows[row] == columns[column] ? 0 : 1)
                var least = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, rows[row] == columns[column - 1], rows[row - 1] == columns[column] {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                current.append(least)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[columns.count]
    }
}
