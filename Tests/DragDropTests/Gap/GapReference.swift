/// A direct implementation of R115–R121: rows as labels, without the lifted one, with the gap as an element.
///
/// Slow and obvious. Where R120 is ambiguous it follows the engine: the waiting place is the last proposed one, and a
/// proposal with its own place replaces it.
struct GapReference {
    enum Place: Hashable {
        case cell(String)
        case end(Int)

        /// A header or an empty area, where the proposal is nil.
        case nowhere

        /// The gap, or the lifted row's own place.
        case gap
    }

    static let gapLabel = "·"

    private(set) var sections: [[String]]
    private var waiting: Place?

    /// The lifted row's position in the rows without it; nil for a row of another list.
    private let home: (section: Int, item: Int)?

    init(rows: [[String]], lifted: String?) {
        sections = rows.map { $0.filter { $0 != lifted } }
        var home: (section: Int, item: Int)?
        for (section, labels) in rows.enumerated() {
            for (item, label) in labels.enumerated() where label == lifted { home = (section, item) }
        }
        self.home = home
    }

    var gap: (section: Int, item: Int)? {
        for (section, labels) in sections.enumerated() {
            if let item = labels.firstIndex(of: Self.gapLabel) { return (section, item) }
        }
        return nil
    }

    mutating func propose(_ place: Place, isAccepted: Bool) {
        guard isAccepted else {
            // R120: a refused proposal is remembered. R119: the gap discards the waiting place.
            if place == .gap { waiting = nil } else if place != .nowhere { waiting = place }
            return
        }
        // R115: the gap starts at the source.
        if gap == nil, let home { sections[home.section].insert(Self.gapLabel, at: home.item) }
        switch place {
        case .gap: break
        case .nowhere: if let waiting { go(to: waiting) }
        default: go(to: place)
        }
        waiting = nil
    }

    private mutating func go(to place: Place) {
        let before = sections
        for section in sections.indices { sections[section].removeAll { $0 == Self.gapLabel } }
        switch place {
        case .end(let section):
            sections[section].append(Self.gapLabel)
        case .cell(let cell):
            let section = sections.firstIndex { $0.contains(cell) } ?? 0
            let old = before[section]
            var item = sections[section].firstIndex(of: cell) ?? 0
            if let gap = old.firstIndex(of: Self.gapLabel), let oldCell = old.firstIndex(of: cell), gap < oldCell {
                // R116: the gap was before the cell, so it goes after it.
                item += 1
            }
            sections[section].insert(Self.gapLabel, at: item)
        case .nowhere, .gap: sections = before
        }
    }
}
