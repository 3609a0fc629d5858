internal import DragDrop

/// The state of labelling a list's rows.
struct RowNames {
    /// Rows whose cells have no text so far, identified by the list's updates.
    private(set) var silent: Set<ItemID> = []

    /// The subset whose cells have not been requested.
    private(set) var unread: Set<ItemID> = []

    /// All silent rows so far, so that a new row is not confused with a former one.
    private var used: Set<ItemID> = []

    /// Silent rows that appeared during a drop, whose items the coordinator may still state.
    var arrivals: Set<ItemID> = []

    /// The labels of a diffable data source's rows, before equal ones are distinguished.
    var given: [ItemID: String] = [:]

    /// The engine's update count when all rows had labels; nil before.
    var namedCount: Int?

    mutating func add(silent row: ItemID, isUnread: Bool) {
        silent.insert(row)
        used.insert(row)
        if isUnread { unread.insert(row) }
    }

    /// Removes a row that has received a text.
    mutating func remove(silent row: ItemID) {
        silent.remove(row)
        unread.remove(row)
    }

    func isUsed(_ row: ItemID) -> Bool { used.contains(row) }

    /// A unique name: the first free one of "cell-3", "cell-3 (2)" …
    ///
    /// `tried`: The number of forms of each name that were tried.
    @MainActor static func fresh(
        _ name: String, on screen: Screen, after tried: inout [String: Int], isTaken: (ItemID) -> Bool
    ) -> ItemID {
        while true {
            let number = tried[name, default: 0] + 1
            tried[name] = number
            let text = number == 1 ? name : "\(name) (\(number))"
            let item = screen.withEngine { $0.item(labelled: text) }
            if !isTaken(item) { return item }
        }
    }

    /// The label of an otherwise unknown row: the number of preceding rows when it was first seen.
    static func byPlace(_ place: Int) -> String { "cell-\(place)" }

    /// Returns whether a description can label a row: a short word that is neither a number nor a path.
    static func isWord(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.count <= longestWord else {
            return false
        }
        return text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "-"
        }
    }

    private static let longestWord = 24
}
