internal import DragDrop

/// Drag items and the engine's numbers of them.
extension Screen {
    /// The item that a number stands for; made for an item that no delegate of this screen gave.
    func dragItem(_ id: ItemID) -> UIDragItem {
        if let item = dragItems[id] { return item }
        let (providerConfiguration, label, types) = withEngine {
            ($0.providerConfiguration(of: id), $0.label(of: id), $0.scene.types)
        }
        let item = UIDragItem(itemProvider: NSItemProvider(providerConfiguration, of: label, among: types))
        item.itemProvider.gate = gate
        // A script's item is what it is called.
        if providerConfiguration.hasLocalObject { item.localObject = label }
        keep(item, as: id)
        return item
    }

    /// An item as another app sees it: the same promise, without the local object (R068).
    func stranger(of item: UIDragItem) -> UIDragItem {
        if let known = strangers[ObjectIdentifier(item)] { return known }
        let stranger = UIDragItem(itemProvider: item.itemProvider)
        strangers[ObjectIdentifier(item)] = stranger
        numbers[ObjectIdentifier(stranger)] = numbers[ObjectIdentifier(item)]
        return stranger
    }

    /// The item of a drop as its receiver sees it.
    func dropItem(_ item: DragDrop.DropCoordinator.Item, in host: ViewHost) -> UIDragItem {
        let own = dragItem(item.id)
        return withEngine { $0.isLocalSession(in: host.id) } ? own : stranger(of: own)
    }

    /// The number of an item; one that nobody dragged gets a new one.
    func number(of item: UIDragItem, in engine: inout Engine) -> ItemID {
        if let id = numbers[ObjectIdentifier(item)] { return id }
        let id = engine.item(labelled: freshLabel("item", in: engine))
        keep(item, as: id)
        return id
    }

    /// The numbers of the items that a delegate gave for a row: the first is called as the row is.
    func take(_ items: [UIDragItem], for row: ItemID?, in engine: inout Engine) -> [ItemID] {
        items.map { item in
            if let known = numbers[ObjectIdentifier(item)] { return known }
            var id: ItemID?
            if let row, dragItems[row] == nil || !isDragged(row, in: engine) { id = row }
            let label = row.map { engine.label(of: $0) } ?? text(of: item) ?? "item"
            let number = id ?? engine.item(labelled: freshLabel(label, in: engine))
            keep(item, as: number)
            engine.providerConfigurations[number] = providerConfiguration(
                of: item, timedAs: engine.providerConfigurations[number])
            return number
        }
    }

    private func keep(_ item: UIDragItem, as id: ItemID) {
        if let former = dragItems[id], former !== item { forget(former) }
        dragItems[id] = item
        numbers[ObjectIdentifier(item)] = id
    }

    /// The object may go, and another one take its place in memory. An app may still hold what it saw of the item, so
    /// that stays, with its number.
    private func forget(_ item: UIDragItem) {
        numbers[ObjectIdentifier(item)] = nil
        if let stranger = strangers.removeValue(forKey: ObjectIdentifier(item)) { formerStrangers.append(stranger) }
    }

    private func isDragged(_ id: ItemID, in engine: Engine) -> Bool {
        engine.sessions.contains { $0.drag.items.contains { $0.id == id } }
    }

    /// What an item of a plain view is called: its local text, or the name of its provider.
    private func text(of item: UIDragItem) -> String? {
        item.localObject as? String ?? item.itemProvider.suggestedName
    }

    private func freshLabel(_ label: String, in engine: Engine) -> String {
        guard engine.items.number(of: label) != nil else { return label }
        var number = 2
        while engine.items.number(of: "\(label) (\(number))") != nil { number += 1 }
        return "\(label) (\(number))"
    }

    /// Only a drop that animates asks again.
    func updateDropPreview(of item: UIDragItem) {
        guard let id = numbers[ObjectIdentifier(item)], let first = hosts.first else { return }
        isUpdatingDropPreview = true
        withEngine { $0.setNeedsDropPreviewUpdate(of: id, in: $0.viewReceiving(id) ?? first.id) }
        isUpdatingDropPreview = false
    }

    /// Asks a view's delegate: with the system's preview as the default, or the last one when it is asked again.
    func dropPreview(
        of item: UIDragItem, _ id: ItemID, in host: ViewHost,
        _ ask: (UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?
    ) -> DelegateAnswer {
        let last = isUpdatingDropPreview ? dropPreviews[id] : nil
        let preview = ask(item, last ?? defaultPreview(of: host))
        dropPreviews[id] = preview
        return .preview(preview == nil ? .none : .own)
    }

    func previewProviderChanged(of item: UIDragItem) {
        guard let id = numbers[ObjectIdentifier(item)], let host = hosts.first, let provider = item.previewProvider
        else {
            return
        }
        // The block may ask the list something: it must not run while somebody holds the engine.
        let preview = calling(provider)
        withEngine { $0.setPreviewProvider(of: id, to: preview == nil ? .none : .own, in: host.id) }
    }
}
