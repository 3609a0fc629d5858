internal import DragDrop

/// What a list remembers of how its rows are called.
struct RowNames {
    /// Rows whose cells have said nothing so far: they are who the list was told they are.
    private(set) var silent: Set<ItemID> = []

    /// Those of them whose cells nobody has asked for.
    private(set) var unread: Set<ItemID> = []

    /// Every silent row there ever was: what is new must not be taken for one that is gone.
    private var used: Set<ItemID> = []

    /// Silent rows that came while a drop was performed: the coordinator may still say which item each of them is.
    var arrivals: Set<ItemID> = []

    /// What the rows of a diffable data source are called, before equal names are told apart.
    var given: [ItemID: String] = [:]

    /// The engine's count of updates when all of them had names; nil before.
    var namedCount: Int?

    mutating func add(silent row: ItemID, isUnread: Bool) {
        silent.insert(row)
        used.insert(row)
        if isUnread { unread.insert(row) }
    }

    /// A row has got a text.
    mutating func remove(silent row: ItemID) {
        silent.remove(row)
        unread.remove(row)
    }

    func isUsed(_ row: ItemID) -> Bool { used.contains(row) }

    /// A name that no other row has: the first of "cell-3", "cell-3 (2)" … that is free.
    ///
    /// `tried`: How many of them were found to be taken already, by name.
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

    /// What a row is called of which nothing else is known: how many rows stood before it when it was first seen.
    static func byPlace(_ place: Int) -> String { "cell-\(place)" }

    /// Whether a description can stand for a row: a word that is short enough, and neither a number nor a path.
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
