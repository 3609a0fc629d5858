internal import DragDrop

/// Mapping between drag items and the engine's item numbers.
extension Screen {
    /// The item with a number; created if no delegate of this screen provided it.
    func dragItem(_ id: ItemID) -> UIDragItem {
        if let item = dragItems[id] { return item }
        let (providerConfiguration, label, types) = withEngine {
            ($0.providerConfiguration(of: id), $0.label(of: id), $0.scene.catalog.types)
        }
        let item = UIDragItem(itemProvider: NSItemProvider(providerConfiguration, of: label, among: types))
        item.itemProvider.gate = gate
        // A script's item has its label as local object.
        if providerConfiguration.hasLocalObject { item.localObject = label }
        keep(item, as: id)
        return item
    }

    /// An item as seen by another app: the same provider, without the local object (R068).
    func stranger(of item: UIDragItem) -> UIDragItem {
        if let known = strangers[ObjectIdentifier(item)] { return known }
        let stranger = UIDragItem(itemProvider: item.itemProvider)
        strangers[ObjectIdentifier(item)] = stranger
        numbers[ObjectIdentifier(stranger)] = numbers[ObjectIdentifier(item)]
        return stranger
    }

    /// The item of a drop as seen by its receiver.
    func dropItem(_ item: DragDrop.DropCoordinator.Item, in host: ViewHost) -> UIDragItem {
        let own = dragItem(item.id)
        return withEngine { $0.isLocalSession(in: host.id) } ? own : stranger(of: own)
    }

    /// The number of an item; assigned when the item was not dragged before.
    func number(of item: UIDragItem, in engine: inout Engine) -> ItemID {
        if let id = numbers[ObjectIdentifier(item)] { return id }
        let id = engine.item(labelled: freshLabel("item", in: engine))
        keep(item, as: id)
        return id
    }

    /// The numbers of a delegate's items for a row. A new item takes the row's number, unless a dragged item has it;
    /// otherwise it gets a new number under the row's label.
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

    /// Removes the entries of an item that may be deallocated, since its address may be reused. The app may still hold
    /// the copy that another app sees, so that stays, with its number.
    private func forget(_ item: UIDragItem) {
        numbers[ObjectIdentifier(item)] = nil
        if let stranger = strangers.removeValue(forKey: ObjectIdentifier(item)) { formerStrangers.append(stranger) }
    }

    private func isDragged(_ id: ItemID, in engine: Engine) -> Bool {
        engine.sessions.contains { $0.drag.items.contains { $0.id == id } }
    }

    /// The label of an item in a plain view: its local text, or the name of its provider.
    private func text(of item: UIDragItem) -> String? {
        item.localObject as? String ?? item.itemProvider.suggestedName
    }

    private func freshLabel(_ label: String, in engine: Engine) -> String {
        guard engine.items.number(of: label) != nil else { return label }
        var number = 2
        while engine.items.number(of: "\(label) (\(number))") != nil { number += 1 }
        return "\(label) (\(number))"
    }

    /// Has an effect only while a drop animates.
    func updateDropPreview(of item: UIDragItem) {
        guard let id = numbers[ObjectIdentifier(item)], let first = hosts.first else { return }
        isUpdatingDropPreview = true
        withEngine { $0.setNeedsDropPreviewUpdate(of: id, in: $0.viewReceiving(id) ?? first.id) }
        isUpdatingDropPreview = false
    }

    /// Asks a view's delegate, with the system's preview as the default; for an update, with the last preview.
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
        // The block may query the list, so it must not run during access to the engine.
        let preview = calling(provider)
        withEngine { $0.setPreviewProvider(of: id, to: preview == nil ? .none : .own, in: host.id) }
    }
}
