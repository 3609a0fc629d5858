/// Section snapshots: outlines in a diffable collection.
extension Engine {
    /// Edits the section snapshot that the app prepares. A fault raises the exception of Apple's type.
    package mutating func editOutline(
        of section: SectionID, in list: ListID, _ edit: (inout SectionSnapshot) throws(SectionSnapshotFault) -> Void
    ) {
        guard mayAct(on: list) else { return }
        var outline = scene.preparedOutline(of: section, in: list)
        do throws(SectionSnapshotFault) {
            try edit(&outline)
            self[list].snapshots.outlines[section] = outline
        } catch {
            raise(error.exception(scene.identifierNames), in: list)
        }
    }

    /// `apply(_:to:animatingDifferences:)`: the section shows the visible items. A new section is appended.
    package mutating func applyOutline(of section: SectionID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.applySectionSnapshot(section), list: list), .r231)
        guard acceptsSnapshot(in: list, .animated) else { return }
        show(scene.preparedOutline(of: section, in: list), of: section, in: list)
    }

    mutating func show(_ outline: SectionSnapshot, of section: SectionID, in list: ListID) {
        let visible = outline.visibleItems
        var rows = self[list].shown
        let others = rows.paths(of: visible).values.filter { rows.sections[$0.section].id != section }
        rows.remove(atAscending: others.sorted())
        if let index = rows.index(of: section) {
            rows.sections[index].rows = RowSequence(visible)
        } else {
            rows.sections.append(Arrangement.Section(id: section, rows: RowSequence(visible)))
        }
        self[list].snapshots.outlines[section] = outline
        self[list].snapshots.shownOutlines[section] = outline
        self[list].hasAppliedSnapshot = true
        self[list].model = rows
        showByDifference(Snapshot(rows, rulebook: rulebook), in: list)
    }

}

/// A tap on the disclosure of an outline's row. The handlers are documented only by name; their order is not published.
extension Engine {
    mutating func expand(_ path: RowPath, in list: ListID) {
        guard let (section, item) = outlineRow(at: path, in: list), !isExpanded(item, section, in: list),
            mayChange(item, .shouldExpandItem, at: path, in: list)
        else {
            record(.note(.ignored(list: list)), .r231)
            return
        }
        askHandler(.willExpandItem, at: path, item, in: list)
        self[list].snapshots.outlines[section] = scene.shownOutline(of: section, in: list)
        askHandler(.snapshotForExpandingParent, at: path, item, in: list)
        change(item, of: section, in: list) { $0.expand([item]) }
    }

    mutating func collapse(_ path: RowPath, in list: ListID) {
        guard let (section, item) = outlineRow(at: path, in: list), isExpanded(item, section, in: list),
            mayChange(item, .shouldCollapseItem, at: path, in: list)
        else {
            record(.note(.ignored(list: list)), .r231)
            return
        }
        askHandler(.willCollapseItem, at: path, item, in: list)
        self[list].snapshots.outlines[section] = scene.shownOutline(of: section, in: list)
        change(item, of: section, in: list) { $0.collapse([item]) }
    }

    /// The section and the item of a row in an outline; nil in any other section.
    private func outlineRow(at path: RowPath, in list: ListID) -> (section: SectionID, item: ItemID)? {
        guard let item = self[list].shown[path] else { return nil }
        let section = self[list].shown.sections[path.section].id
        return self[list].snapshots.shownOutlines[section] == nil ? nil : (section, item)
    }

    private func isExpanded(_ item: ItemID, _ section: SectionID, in list: ListID) -> Bool {
        (try? self[list].snapshots.shownOutlines[section]?.isExpanded(item)) ?? false
    }

    private mutating func mayChange(
        _ item: ItemID, _ question: Question, at path: RowPath, in list: ListID
    ) -> Bool {
        guard delegate.implements(question, in: list) else { return true }
        return askYesOrNo(DelegateCall(question, in: list, path: path, item: item)) && !hasException
    }

    /// Calls a handler. One that is not set leaves no line in the trace.
    private mutating func askHandler(_ question: Question, at path: RowPath, _ item: ItemID, in list: ListID) {
        guard !hasException, delegate.implements(question, in: list) else { return }
        ask(DelegateCall(question, in: list, path: path, item: item))
    }

    /// The edit never throws. It has the type that `editOutline` calls all the same: WebAssembly compares the types of
    /// functions, and the compiler converts the one to the other without a function between them.
    private mutating func change(
        _ item: ItemID, of section: SectionID, in list: ListID,
        _ edit: (inout SectionSnapshot) throws(SectionSnapshotFault) -> Void
    ) {
        guard !hasException else { return }
        editOutline(of: section, in: list, edit)
        guard !hasException else { return }
        show(scene.preparedOutline(of: section, in: list), of: section, in: list)
    }
}
