/// The target of a proposal, in the order of the gap: without the dragged rows, unless they are copied (Q36).
package enum GapTarget: Hashable, Sendable {
    case cell(RowPath)

    /// The end of a section (R100).
    case end(section: Int)

    var section: Int {
        switch self {
        case .cell(let path): path.section
        case .end(let section): section
        }
    }
}

/// The movement of the drop gap, R115–R121: measured for collections, assumed for tables (Q32).
package enum Gap {
    /// The gap after an accepted proposal.
    ///
    /// - Parameters:
    ///   - gap: The current gap, or nil when none is shown.
    ///   - target: The place that the finger proposes.
    ///   - rowCount: The number of rows in the target's section, in the order of the gap.
    /// - Returns: The new gap, in the same order.
    package static func moved(from gap: RowPath?, to target: GapTarget, rowCount: Int) -> RowPath {
        switch target {
        case .end(let section):
            return RowPath(section: section, item: rowCount)
        case .cell(let cell):
            var item = cell.item
            if let gap, gap.section == cell.section, gap.item <= cell.item {
                item += 1
            }
            return RowPath(section: cell.section, item: max(0, min(item, rowCount)))
        }
    }
}
