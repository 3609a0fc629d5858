internal import DragDrop

/// `snapshot as NSDiffableDataSourceSnapshotReference` and back, as fetched results hand snapshots over. O(n).
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

    /// False where an identifier is of another type.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference,
        result: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>?
    ) -> Bool {
        let items = source.value.items.identifiers.map { $0.value as? ItemIdentifierType }
        let sections = source.value.sections.identifiers.map { $0.value as? SectionIdentifierType }
        let typedItems = items.compactMap { $0 }
        let typedSections = sections.compactMap { $0 }
        guard typedItems.count == items.count, typedSections.count == sections.count else { return false }
        result = NSDiffableDataSourceSnapshot(
            source.value.content, item: { typedItems[Int($0.rawValue)] },
            section: { typedSections[Int($0.rawValue)] })
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
