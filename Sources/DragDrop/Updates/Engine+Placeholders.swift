extension Engine {
    /// `drop(_:to:)` with a placeholder: a row that the data source does not know (R168, R180). `path` counts the
    /// placeholders that are there already (R195). Without a reuse identifier its cell has one that is registered.
    package mutating func insertPlaceholder(
        for item: ItemID, at path: RowPath, in list: ListID, reuseIdentifier identifier: String? = nil
    ) {
        guard mayAct(on: list) else { return }
        record(.action(.insertPlaceholder(item, path), list: list), .r180)
        guard isPerformingDrop(in: list), obeys(.r168), land(item, .placeholder, in: list) else { return }
        guard hasPlace(path, in: list), obeys(.r180) else {
            commit([ListUpdate(.insertRow(path))], in: list)
            return
        }
        self[list].placeholders.insert(item, atPresentation: path)
        handOver(.placeholder, for: item, in: list, lasting: Decisions.dropMilliseconds)
        self[list].updateCount += 1
        if let identifier { checkReuse(of: identifier, in: list) }
        fillPlaceholder(for: item, in: list, because: .r180)
    }

    private func hasPlace(_ path: RowPath, in list: ListID) -> Bool {
        guard let rowCount = self[list].shown.rowCount(inSection: path.section) else { return false }
        return (0...rowCount + self[list].placeholders.count(inSection: path.section)).contains(path.item)
    }

    /// `commitInsertion(dataSourceUpdates:)`: the block changes the data, then the placeholder becomes a row (R183).
    /// False, without running the block, when the placeholder is gone (R184, R191).
    @discardableResult
    package mutating func commitPlaceholder(
        for item: ItemID, in list: ListID, dataSourceUpdates: (inout Engine, RowPath) -> Void
    ) -> Bool {
        guard mayAct(on: list) else { return false }
        guard let position = positionToCommit(item, in: list) else {
            record(.action(.commitPlaceholder(item, nil), list: list), .r184)
            if !obeys(.r184) { dataSourceUpdates(&self, RowPath(section: 0, item: 0)) }
            returned = .boolean(false)
            return false
        }
        let placeholder = self[list].placeholders.all[position]
        let path = obeys(.r183) ? placeholder.path : placeholder.insertionPath
        record(.action(.commitPlaceholder(placeholder.item, path), list: list), .r183)
        self[list].isCommitting = true
        dataSourceUpdates(&self, path)
        self[list].isCommitting = false
        guard !hasException else { return false }
        replacePlaceholder(placeholder.item, byRowAt: path, in: list)
        returned = .boolean(!hasException)
        return !hasException
    }

    /// Each context has a placeholder of its own, whichever data comes first (R188).
    private func positionToCommit(_ item: ItemID, in list: ListID) -> Int? {
        guard !obeys(.r188) else { return self[list].placeholders.position(of: item) }
        return self[list].placeholders.count > 0 ? 0 : nil
    }

    private mutating func replacePlaceholder(_ item: ItemID, byRowAt path: RowPath, in list: ListID) {
        let position = self[list].placeholders.position(of: item)
        _ = self[list].placeholders.remove(item)
        commit([ListUpdate(.insertRow(path))], in: list)
        guard !hasException, let position else { return }
        self[list].placeholders.stepBehind(rowAt: path, from: position)
    }

    /// `deletePlaceholder()`; false when it is gone (R184).
    @discardableResult
    package mutating func deletePlaceholder(for item: ItemID, in list: ListID) -> Bool {
        guard mayAct(on: list) else { return false }
        let existed = self[list].placeholders.remove(item)
        record(.action(.deletePlaceholder(item, existed), list: list), .r184)
        returned = .boolean(existed)
        return existed
    }

    /// False inside the block of a commit, which leaves the list alone (R185); the attempt is traced.
    mutating func mayUpdate(_ list: ListID) -> Bool {
        guard self[list].isCommitting, obeys(.r185) else { return true }
        record(.note(.actionWithoutEffect(list: list)), .r185)
        return false
    }

    /// Whether placeholders live on when a diffable data source applies a snapshot is open (R192, Q09).
    mutating func keepPlaceholdersThroughApply(in list: ListID) {
        if !obeys(.r192) || assumesOther(.q09) { self[list].placeholders.removeAll() }
    }
}

/// The cell of a placeholder, of which neither data source nor delegate hears (R181).
extension Engine {
    /// `setNeedsCellUpdate()`, of a collection's context alone: fills the cell anew if it is on screen (R189).
    package mutating func setNeedsCellUpdate(for item: ItemID, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.updatePlaceholder(item), list: list), .r189)
        guard obeys(.r189) else { return }
        fillPlaceholder(for: item, in: list, because: .r189)
    }

    /// The app's `cellUpdateHandler`, if it gave one and the cell is on screen.
    mutating func fillPlaceholder(for item: ItemID, in list: ListID, because rule: RuleID) {
        guard !hasException, let position = self[list].placeholders.position(of: item),
            scene.isInSight(self[list].placeholders.all[position], in: list)
        else { return }
        ask(DelegateCall(.placeholderUpdate, in: list, item: item), because: rule)
    }

    /// A drop into a placeholder asks its own provider for preview parameters (R173, R181).
    mutating func askForPlaceholderPreviews(in list: ListID) {
        let items = animations.items(landingAt: .placeholder)
        if !items.isEmpty { recordSilence([.dropPreview], in: list, because: .r181) }
        for item in items {
            guard obeys(.r181) else {
                let path = self[list].placeholders.path(for: item)
                ask(DelegateCall(.dropPreview, in: list, path: path, item: item), because: .r173)
                continue
            }
            ask(DelegateCall(.placeholderPreview, in: list, item: item))
        }
    }
}
