internal import DragDrop

/// `snapshot as NSDiffableDataSourceSnapshotReference` and back, as used by fetched results controllers. O(n).
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(
            NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>(
                content, item: { ReferenceIdentifier(items[$0]) }, section: { ReferenceIdentifier(sections[$0]) }))
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            preconditionFailure(
                "A snapshot has identifiers that are no \(SectionIdentifierType.self) and \(ItemIdentifierType.self).")
        }
    }

    /// False when an identifier has another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?
    ) -> Bool {
        let snapshot = source.value.content
        let items = TypedIdentifiers<ItemIdentifierType, ItemID>(snapshot.items, of: source.value.items)
        let sections = TypedIdentifiers<SectionIdentifierType, SectionID>(snapshot.sections, of: source.value.sections)
        guard let items, let sections else { return false }
        result = NSDiffableDataSourceSnapshot(snapshot, item: { items[$0] }, section: { sections[$0] })
        return true
    }

    @_effects(readonly) public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var result: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }
}
