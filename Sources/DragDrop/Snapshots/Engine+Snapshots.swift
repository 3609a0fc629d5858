extension Engine {
    /// Changes the snapshot that the app of a diffable list prepares; what Apple's type would raise is raised.
    package mutating func editSnapshot(
        in list: ListID, _ edit: (inout Snapshot) throws(UIKitException) -> SnapshotLog?
    ) {
        guard mayAct(on: list) else { return }
        var snapshot = Snapshot(self[list].model)
        do {
            let log = try edit(&snapshot)
            self[list].model = snapshot.arrangement
            if let log { record(.note(.snapshotLog(log.text, list: list)), log.rule) }
        } catch {
            raise(error, in: list)
        }
    }

    /// `apply`: the list takes over what the snapshot says; rows keep their identity (R231, R235, R238).
    package mutating func applySnapshot(in list: ListID, reload: Bool = false) {
        guard mayAct(on: list) else { return }
        record(.action(.applySnapshot(reload: reload), list: list), reload ? .r233 : .r231)
        guard reorderingList != list else {
            raise(.appliedWhileReordering, in: list)
            return
        }
        let map = reload ? nil : SnapshotDifference.pathMap(from: self[list].shown, to: self[list].model)
        adopt(self[list].model, in: list, following: map)
    }
}
