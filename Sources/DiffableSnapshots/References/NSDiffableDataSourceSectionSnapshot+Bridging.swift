internal import DragDrop

/// `outline as NSDiffableDataSourceSectionSnapshotReference` and back. O(n).
extension NSDiffableDataSourceSectionSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>(content) { ReferenceIdentifier(table[$0]) })
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSectionSnapshotReference,
        result: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            preconditionFailure("A section snapshot has identifiers that are no \(ItemIdentifierType.self).")
        }
    }

    /// False when an identifier has another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSectionSnapshotReference,
        result: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    ) -> Bool {
        let outline = source.value.content
        guard let items = TypedIdentifiers<ItemIdentifierType, ItemID>(outline.items, of: source.value.table) else {
            return false
        }
        result = NSDiffableDataSourceSectionSnapshot(outline) { items[$0] }
        return true
    }

    @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSectionSnapshotReference?
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSectionSnapshot()
    }
}
