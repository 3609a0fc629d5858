extension Engine {
    /// `drop(_:toRowAt:)` and `drop(_:toItemAt:)`: the row has to be there already (R165).
    package mutating func coordinatorDrop(_ item: ItemID, toRow path: IndexPath, in list: ListID) {
        guard mayCoordinate(.dropToRow(item, path), in: list, because: .r165) else { return }
        guard self[list].shown[path] != nil else {
            record(.note(.actionWithoutEffect(list: list)), .r165)
            return
        }
        coordinator?.droppedPaths.append(path)
    }

    /// `drop(_:intoRowAt:rect:)` and `drop(_:intoItemAt:rect:)`: an existing cell (R166).
    package mutating func coordinatorDrop(_ item: ItemID, intoRow path: IndexPath, in list: ListID) {
        guard mayCoordinate(.dropIntoRow(item, path), in: list, because: .r166) else { return }
        if self[list].shown[path] == nil { record(.note(.actionWithoutEffect(list: list)), .r166) }
    }

    /// `drop(_:to:)` with a preview target in any view (R167).
    package mutating func coordinatorDrop(_ item: ItemID, toView view: ListID, in list: ListID) {
        _ = mayCoordinate(.dropToView(item, view), in: list, because: .r167)
    }

    /// Animations count only until `performDropWith` returns (R169, Q10).
    private mutating func mayCoordinate(_ action: ListAction, in list: ListID, because rule: RuleID) -> Bool {
        guard mayAct(on: list) else { return false }
        record(.action(action, list: list), rule)
        guard coordinator?.list == list else {
            record(.note(.actionWithoutEffect(list: list)), .r169)
            return false
        }
        return true
    }
}
