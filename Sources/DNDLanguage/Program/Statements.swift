package import SourceText

/// A step of the person, a phrase of the app, or an expectation.
package struct Statement: Sendable {
    package indirect enum Kind: Sendable {
        case gesture(Gesture<Target, Target>)

        /// `deselect` without rows: all rows of a list, or of all lists.
        case deselectAll(in: Name?)

        // Actions of the app.
        case model(ListEdit, in: Name?)
        case list(ListEdit, in: Name?)

        /// `list drag off`: `dragInteractionEnabled`.
        case dragInteraction(isEnabled: Bool, in: Name?)
        case batch([Statement], in: Name?)
        case coordinatorDrop(ItemExpression, CoordinatorTarget)
        case placeholderInsert(at: Place, for: ItemExpression, cell: Name?)
        case placeholderUpdate(for: ItemExpression?)
        case placeholderCommit(for: ItemExpression?, [Statement])
        case placeholderDelete(for: ItemExpression?)
        case load(LoadStatement)

        /// `load session as CLASS`: `session.loadObjects(ofClass:completion:)`.
        case loadObjects(Name, then: [Statement])

        /// `progress cancel for ITEM`; without an item, for the session.
        case cancelProgress(of: ItemExpression?)

        /// `main { … }`: `DispatchQueue.main.async`.
        case mainQueue([Statement])
        case snapshot(SnapshotEdit, in: Name?)

        /// Without a name, the only section.
        case outline(OutlineEdit, of: SectionExpression?, in: Name?)
        case read(SnapshotQuery, in: Name?)
        case query(QueryExpression, in: Name?)

        /// `presentation { … }`: `performUsingPresentationValues(_:)`.
        case presentation([Statement], in: Name?)
        case eachItem([Statement])
        case addAnimations
        case addCompletion([Statement])
        case previewProvider(ItemExpression, Answer)
        case setNeedsDropPreviewUpdate(ItemExpression)

        /// `context targetView C`, `context targetView view lid`, `context targetItem north`.
        case springLoadingContext(SpringLoadingContext)
        case progressIndicatorStyle(isShown: Bool)
        case branch(Condition, then: [Statement], otherwise: [Statement])

        /// `answer canHandle: 2 -> false`: answers the second matching call from here on, in place of the delegate.
        case answer(CallRule, number: Int)

        case expect(Expectation)
    }

    package var kind: Kind
    package var range: SourceRange

    /// The place of an expectation's value.
    package var place: ValuePlace?

    package init(_ kind: Kind, range: SourceRange, place: ValuePlace? = nil) {
        self.kind = kind
        self.range = range
        self.place = place
    }
}

/// A change of rows or sections in the model or the list. `reload` and `reloadAll` apply only to the list.
package enum ListEdit: Sendable {
    case insert([ItemExpression], at: [Place])
    case remove([Place])
    case removeItems([ItemExpression])
    case move(from: Place, to: Place)
    case moveItem(ItemExpression, to: Place)
    case reload([Place])
    case reconfigure([Place])
    case reloadAll
    case beginUpdates
    case endUpdates

    /// The title names the section in the model; the list needs only the index.
    case insertSection(title: Name, at: Int)
    case deleteSection(SectionExpression)
    case moveSection(SectionExpression, to: Int)
    case reloadSection(SectionExpression)
}

/// An assignment to a property of `UISpringLoadedInteractionContext`.
package enum SpringLoadingContext: Hashable, Sendable {
    case targetCell(Name)
    case targetView(Name)
    case targetItem(Name)
}

/// The target of `coordinator drop X …`.
package enum CoordinatorTarget: Hashable, Sendable {
    case row(Place)
    case intoRow(Place)
    case view(Name)
}

/// `snapshot insert X before Y` and similar edits of the snapshot that the app prepares; `apply` shows it.
package enum SnapshotEdit: Sendable {
    case insertBefore([ItemExpression], Name)
    case insertAfter([ItemExpression], Name)
    case append([ItemExpression], toSection: Name?)
    case delete([ItemExpression])
    case moveBefore(ItemExpression, Name)
    case moveAfter(ItemExpression, Name)

    /// By place, for scripts such as `snapshot insert item at destination`.
    case insertAt([ItemExpression], Place)
    case moveTo(ItemExpression, Place)
    case reload([ItemExpression])
    case reconfigure([ItemExpression])
    case appendSection(Name)
    case insertSectionBefore(Name, Name)
    case insertSectionAfter(Name, Name)
    case deleteSection(Name)
    case moveSectionBefore(Name, Name)
    case moveSectionAfter(Name, Name)
    case reloadSection(Name)
    case deleteAll

    /// `snapshot()`: restarts from the shown rows.
    case take
    case apply
    case applyUnanimated
    case applyUsingReloadData
    case applyOffMain
}
