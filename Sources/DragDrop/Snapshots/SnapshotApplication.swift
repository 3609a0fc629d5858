/// The way in which a snapshot is applied.
package enum SnapshotApplication: Hashable, Sendable, CaseIterable {
    /// `apply(_:animatingDifferences:)` with `true`.
    case animated

    /// `apply(_:animatingDifferences:)` with `false`.
    case unanimated

    /// `applySnapshotUsingReloadData(_:)`.
    case usingReloadData

    /// `apply(_:animatingDifferences:)` on a background queue: the shown rows change later.
    case offMain

    var rule: RuleID {
        switch self {
        case .animated: .r231
        case .unanimated, .usingReloadData: .r233
        case .offMain: .r234
        }
    }
}
