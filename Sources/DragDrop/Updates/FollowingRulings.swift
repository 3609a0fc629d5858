/// What becomes of source paths and placeholders when rows change.
extension Rulebook {
    /// Whether the dragged rows of a list keep their source paths through updates: those of a table do not (R163),
    /// those of a collection do (Q29).
    func keepsSourcePaths(_ adapter: Adapter) -> Bool {
        (adapter.traits.sourcePathFollowsUpdates && !assumesOther(.q29)) || !obeys(.r163)
    }

    /// Whether a reload makes source paths nil (R242).
    var forgetsSourcePathsByReload: Bool { obeys(.r242) }

    /// Whether placeholders keep their place between the rows (R182).
    var keepsPlaceholdersThroughUpdates: Bool { obeys(.r182) }

    /// Whether placeholders go when everything is read anew (R186).
    var removesPlaceholdersByReload: Bool { obeys(.r186) }

    /// Whether the placeholders of a reloaded section go: those of collections do (R186).
    func removesPlaceholdersOfReloadedSections(_ adapter: Adapter) -> Bool {
        adapter.traits.reloadedSectionsLosePlaceholders && obeys(.r186)
    }

    /// Whether a snapshot that is applied takes the placeholders away (R192, Q09).
    var removesPlaceholdersByApply: Bool { !obeys(.r192) || assumesOther(.q09) }
}
