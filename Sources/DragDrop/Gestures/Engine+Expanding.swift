/// A tap on the disclosure of an outline's row. The handlers are documented by their names; which of them comes first
/// is not published.
extension Engine {
    mutating func expand(_ path: RowPath, in list: ListID) {
        guard let (section, item) = outlineRow(at: path, in: list), !isExpanded(item, section, in: list),
            mayChange(item, .shouldExpandItem, at: path, in: list)
        else {
            record(.note(.ignored(list: list)), .r231)
            return
        }
        askHandler(.willExpandItem, at: path, item, in: list)
        self[list].outlines[section] = scene.shownOutline(of: section, in: list)
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
        self[list].outlines[section] = scene.shownOutline(of: section, in: list)
        change(item, of: section, in: list) { $0.collapse([item]) }
    }

    /// A row of a section that is an outline.
    private func outlineRow(at path: RowPath, in list: ListID) -> (section: SectionID, item: ItemID)? {
        guard let item = self[list].shown[path] else { return nil }
        let section = self[list].shown.sections[path.section].id
        return self[list].shownOutlines[section] == nil ? nil : (section, item)
    }

    private func isExpanded(_ item: ItemID, _ section: SectionID, in list: ListID) -> Bool {
        (try? self[list].shownOutlines[section]?.isExpanded(item)) ?? false
    }

    private mutating func mayChange(
        _ item: ItemID, _ question: Question, at path: RowPath, in list: ListID
    ) -> Bool {
        guard respondent.implements(question, in: list) else { return true }
        return askYesOrNo(DelegateCall(question, in: list, path: path, item: item)) && !hasException
    }

    /// A handler that is not set leaves no line in the trace.
    private mutating func askHandler(_ question: Question, at path: RowPath, _ item: ItemID, in list: ListID) {
        guard !hasException, respondent.implements(question, in: list) else { return }
        ask(DelegateCall(question, in: list, path: path, item: item))
    }

    private mutating func change(
        _ item: ItemID, of section: SectionID, in list: ListID,
        _ edit: (inout SectionSnapshot) -> Void
    ) {
        guard !hasException else { return }
        editOutline(of: section, in: list, edit)
        guard !hasException else { return }
        show(scene.preparedOutline(of: section, in: list), of: section, in: list)
    }
}
