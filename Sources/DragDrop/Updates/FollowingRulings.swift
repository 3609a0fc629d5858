/// Decisions of the rules for source paths and placeholders when rows change.
extension Rulebook {
    /// Whether the dragged rows of a list keep their source paths through updates: not in a table (R163), but in a
    /// collection, as decided in Q29.
    func keepsSourcePaths(_ adapter: Adapter) -> Bool {
        (adapter.traits.sourcePathFollowsUpdates && !assumesOther(.q29)) || !obeys(.r163)
    }

    /// Whether a reload makes source paths nil (R242).
    var forgetsSourcePathsByReload: Bool { obeys(.r242) }

    /// Whether placeholders keep their place between the rows (R182).
    var keepsPlaceholdersThroughUpdates: Bool { obeys(.r182) }

    /// Whether a reload removes placeholders (R186).
    var removesPlaceholdersByReload: Bool { obeys(.r186) }

    /// Whether a reloaded section loses its placeholders: in collections (R186).
    func removesPlaceholdersOfReloadedSections(_ adapter: Adapter) -> Bool {
        adapter.traits.reloadedSectionsLosePlaceholders && obeys(.r186)
    }

    /// Whether applying a snapshot removes the placeholders: without R192, or under the alternative of Q09.
    var removesPlaceholdersByApply: Bool { !obeys(.r192) || assumesOther(.q09) }
}
