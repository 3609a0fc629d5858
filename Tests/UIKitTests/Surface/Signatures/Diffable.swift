// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Diffable_globals() {
    let _: UICollectionViewDiffableDataSourceReferenceCellProvider.Type = UICollectionViewDiffableDataSourceReferenceCellProvider.self
    let _: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider.Type = UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider.self
    let _: UITableViewDiffableDataSourceReferenceCellProvider.Type = UITableViewDiffableDataSourceReferenceCellProvider.self
}

@MainActor func Diffable_NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(_: ItemIdentifierType.Type) where ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.expandedItems as KeyPath<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.items as KeyPath<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.rootItems as KeyPath<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.visibleItems as KeyPath<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]>
    let _: () -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.init
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> () -> String = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.visualDescription
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> Bool = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.contains(_:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> Bool = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.isExpanded(_:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> Bool = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.isVisible(_:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> Int = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.level(of:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> Int? = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.index(of:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType) -> ItemIdentifierType? = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.parent(of:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (ItemIdentifierType, Bool) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.snapshot(of:includingParent:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> (inout Hasher) -> Void = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.hash(into:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.init(_:)
    let _: (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Bool = (==)
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void = { $0.deleteAll() }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void = { $0.replace(childrenOf: $1, using: $2) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType) -> Void = { $0.insert($1, after: $2) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, ItemIdentifierType) -> Void = { $0.insert($1, before: $2) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.collapse($1) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.delete($1) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.expand($1) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType], ItemIdentifierType) -> Void = { $0.insert($1, after: $2) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType], ItemIdentifierType) -> Void = { $0.insert($1, before: $2) }
    let _: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, [ItemIdentifierType], ItemIdentifierType?) -> Void = { $0.append($1, to: $2) }
    let _: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.Type = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.self
}

@MainActor func Diffable_NSDiffableDataSourceSectionSnapshotReference() {
    _ = \NSDiffableDataSourceSectionSnapshotReference.items as KeyPath<NSDiffableDataSourceSectionSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSectionSnapshotReference.rootItems as KeyPath<NSDiffableDataSourceSectionSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSectionSnapshotReference.visibleItems as KeyPath<NSDiffableDataSourceSectionSnapshotReference, [Any]>  // open
    let _: () -> NSDiffableDataSourceSectionSnapshotReference = NSDiffableDataSourceSectionSnapshotReference.init
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> () -> String = NSDiffableDataSourceSectionSnapshotReference.visualDescription  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> () -> Void = NSDiffableDataSourceSectionSnapshotReference.deleteAllItems  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> () -> [Any] = NSDiffableDataSourceSectionSnapshotReference.expandedItems  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Any? = NSDiffableDataSourceSectionSnapshotReference.parent(ofChildItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Bool = NSDiffableDataSourceSectionSnapshotReference.containsItem(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Bool = NSDiffableDataSourceSectionSnapshotReference.isExpanded(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Bool = NSDiffableDataSourceSectionSnapshotReference.isVisible(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Int = NSDiffableDataSourceSectionSnapshotReference.index(ofItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> Int = NSDiffableDataSourceSectionSnapshotReference.level(ofItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any) -> NSDiffableDataSourceSectionSnapshotReference = NSDiffableDataSourceSectionSnapshotReference.ofParentItem(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any, Bool) -> NSDiffableDataSourceSectionSnapshotReference = NSDiffableDataSourceSectionSnapshotReference.ofParentItem(_:includingParentItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any, NSDiffableDataSourceSectionSnapshotReference) -> Void = NSDiffableDataSourceSectionSnapshotReference.replaceChildren(ofParentItem:with:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (Any?) -> Bool = NSDiffableDataSourceSectionSnapshotReference.isEqual(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (NSDiffableDataSourceSectionSnapshotReference, Any) -> Any = NSDiffableDataSourceSectionSnapshotReference.insert(_:afterItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (NSDiffableDataSourceSectionSnapshotReference, Any) -> Void = NSDiffableDataSourceSectionSnapshotReference.insert(_:beforeItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> (NSZone?) -> Any = NSDiffableDataSourceSectionSnapshotReference.copy(with:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSectionSnapshotReference.appendItems(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSectionSnapshotReference.collapseItems(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSectionSnapshotReference.deleteItems(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSectionSnapshotReference.expandItems(_:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSectionSnapshotReference.insertItems(_:afterItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSectionSnapshotReference.insertItems(_:beforeItem:)  // open
    let _: (NSDiffableDataSourceSectionSnapshotReference) -> ([Any], Any?) -> Void = NSDiffableDataSourceSectionSnapshotReference.appendItems(_:intoParentItem:)  // open
    let _: NSDiffableDataSourceSectionSnapshotReference.Type = NSDiffableDataSourceSectionSnapshotReference.self  // open
}

@MainActor func Diffable_NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.difference as KeyPath<NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>, CollectionDifference<ItemIdentifierType>>
    _ = \NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.finalSnapshot as KeyPath<NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>
    _ = \NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.initialSnapshot as KeyPath<NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>
    _ = \NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.sectionIdentifier as KeyPath<NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>, SectionIdentifierType>
    let _: NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.Type = NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>.self
}

@MainActor func Diffable_NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.itemIdentifiers as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.numberOfItems as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Int>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.numberOfSections as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Int>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.reconfiguredItemIdentifiers as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.reloadedItemIdentifiers as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.reloadedSectionIdentifiers as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType]>
    _ = \NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.sectionIdentifiers as KeyPath<NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType]>
    let _: () -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.init
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (ItemIdentifierType) -> Int? = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.indexOfItem(_:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (ItemIdentifierType) -> SectionIdentifierType? = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.sectionIdentifier(containingItem:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (SectionIdentifierType) -> Int = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.numberOfItems(inSection:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (SectionIdentifierType) -> Int? = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.indexOfSection(_:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (SectionIdentifierType) -> [ItemIdentifierType] = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.itemIdentifiers(inSection:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> (inout Hasher) -> Void = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.hash(into:)
    let _: (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> Bool = (==)
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) -> Void = { $0.deleteAllItems() }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, ItemIdentifierType, ItemIdentifierType) -> Void = { $0.moveItem($1, afterItem: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, ItemIdentifierType, ItemIdentifierType) -> Void = { $0.moveItem($1, beforeItem: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, SectionIdentifierType, SectionIdentifierType) -> Void = { $0.moveSection($1, afterSection: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, SectionIdentifierType, SectionIdentifierType) -> Void = { $0.moveSection($1, beforeSection: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.deleteItems($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.reconfigureItems($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType]) -> Void = { $0.reloadItems($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType], ItemIdentifierType) -> Void = { $0.insertItems($1, afterItem: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType], ItemIdentifierType) -> Void = { $0.insertItems($1, beforeItem: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [ItemIdentifierType], SectionIdentifierType?) -> Void = { $0.appendItems($1, toSection: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType]) -> Void = { $0.appendSections($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType]) -> Void = { $0.deleteSections($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType]) -> Void = { $0.reloadSections($1) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType], SectionIdentifierType) -> Void = { $0.insertSections($1, afterSection: $2) }
    let _: (inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, [SectionIdentifierType], SectionIdentifierType) -> Void = { $0.insertSections($1, beforeSection: $2) }
    let _: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.Type = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.self
}

@MainActor func Diffable_NSDiffableDataSourceSnapshotReference() {
    _ = \NSDiffableDataSourceSnapshotReference.itemIdentifiers as KeyPath<NSDiffableDataSourceSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSnapshotReference.numberOfItems as KeyPath<NSDiffableDataSourceSnapshotReference, Int>  // open
    _ = \NSDiffableDataSourceSnapshotReference.numberOfSections as KeyPath<NSDiffableDataSourceSnapshotReference, Int>  // open
    _ = \NSDiffableDataSourceSnapshotReference.reconfiguredItemIdentifiers as KeyPath<NSDiffableDataSourceSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSnapshotReference.reloadedItemIdentifiers as KeyPath<NSDiffableDataSourceSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSnapshotReference.reloadedSectionIdentifiers as KeyPath<NSDiffableDataSourceSnapshotReference, [Any]>  // open
    _ = \NSDiffableDataSourceSnapshotReference.sectionIdentifiers as KeyPath<NSDiffableDataSourceSnapshotReference, [Any]>  // open
    let _: () -> NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshotReference.init
    let _: (NSDiffableDataSourceSnapshotReference) -> () -> Void = NSDiffableDataSourceSnapshotReference.deleteAllItems  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any) -> Any? = NSDiffableDataSourceSnapshotReference.sectionIdentifier(forSectionContainingItemIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any) -> Int = NSDiffableDataSourceSnapshotReference.index(ofItemIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any) -> Int = NSDiffableDataSourceSnapshotReference.index(ofSectionIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any) -> Int = NSDiffableDataSourceSnapshotReference.numberOfItems(inSection:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any) -> [Any] = NSDiffableDataSourceSnapshotReference.itemIdentifiersInSection(withIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any, Any) -> Void = NSDiffableDataSourceSnapshotReference.moveItem(withIdentifier:afterItemWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any, Any) -> Void = NSDiffableDataSourceSnapshotReference.moveItem(withIdentifier:beforeItemWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any, Any) -> Void = NSDiffableDataSourceSnapshotReference.moveSection(withIdentifier:afterSectionWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any, Any) -> Void = NSDiffableDataSourceSnapshotReference.moveSection(withIdentifier:beforeSectionWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (Any?) -> Bool = NSDiffableDataSourceSnapshotReference.isEqual(_:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> (NSZone?) -> Any = NSDiffableDataSourceSnapshotReference.copy(with:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.appendItems(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.appendSections(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.deleteItems(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.deleteSections(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.reconfigureItems(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.reloadItems(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any]) -> Void = NSDiffableDataSourceSnapshotReference.reloadSections(withIdentifiers:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSnapshotReference.appendItems(withIdentifiers:intoSectionWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSnapshotReference.insertItems(withIdentifiers:afterItemWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSnapshotReference.insertItems(withIdentifiers:beforeItemWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSnapshotReference.insertSections(withIdentifiers:afterSectionWithIdentifier:)  // open
    let _: (NSDiffableDataSourceSnapshotReference) -> ([Any], Any) -> Void = NSDiffableDataSourceSnapshotReference.insertSections(withIdentifiers:beforeSectionWithIdentifier:)  // open
    let _: NSDiffableDataSourceSnapshotReference.Type = NSDiffableDataSourceSnapshotReference.self  // open
}

@MainActor func Diffable_NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.difference as KeyPath<NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>, CollectionDifference<ItemIdentifierType>>
    _ = \NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.finalSnapshot as KeyPath<NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>, NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>>
    _ = \NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.initialSnapshot as KeyPath<NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>, NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>>
    _ = \NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.sectionTransactions as KeyPath<NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>, [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]>
    let _: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.Type = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>.self
}

@MainActor func Diffable_UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.reorderingHandlers as ReferenceWritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers>  // open
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.sectionSnapshotHandlers as ReferenceWritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<ItemIdentifierType>>  // open
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.supplementaryViewProvider as ReferenceWritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?>  // open
    let _: (UICollectionView, @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.init(collectionView:cellProvider:)
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> () -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.snapshot  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, SectionIdentifierType, Bool, (() -> Void)?) -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:to:animatingDifferences:completion:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, (() -> Void)?) -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.applySnapshotUsingReloadData(_:completion:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Bool, (() -> Void)?) -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:animatingDifferences:completion:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.snapshot(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (IndexPath) -> ItemIdentifierType? = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.itemIdentifier(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (Int) -> SectionIdentifierType? = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.sectionIdentifier(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (ItemIdentifierType) -> IndexPath? = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.indexPath(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, SectionIdentifierType, Bool) async -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:to:animatingDifferences:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.applySnapshotUsingReloadData(_:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Bool) async -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:animatingDifferences:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (SectionIdentifierType) -> Int? = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.index(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView) -> Int = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.numberOfSections(in:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView) -> [String]? = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.indexTitles(for:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:canMoveItemAt:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:cellForItemAt:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, IndexPath, IndexPath) -> Void = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:moveItemAt:to:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, Int) -> Int = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:numberOfItemsInSection:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:viewForSupplementaryElementOfKind:at:)  // open
    let _: (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UICollectionView, String, Int) -> IndexPath = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.collectionView(_:indexPathForIndexTitle:at:)  // open
    let _: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider.Type = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider.self
    let _: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider.Type = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider.self
    let _: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Type = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self  // open
}

@MainActor func Diffable_UICollectionViewDiffableDataSource_ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.canReorderItem as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers, ((ItemIdentifierType) -> Bool)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.didReorder as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers, ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.willReorder as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers, ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?>
    let _: () -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.init
    let _: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.Type = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers.self
}

@MainActor func Diffable_UICollectionViewDiffableDataSource_SectionSnapshotHandlers<SectionIdentifierType, ItemIdentifierType, Item>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type, _: Item.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable, Item : Hashable, Item : Sendable {
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.shouldCollapseItem as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>, ((Item) -> Bool)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.shouldExpandItem as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>, ((Item) -> Bool)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.snapshotForExpandingParent as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>, ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.willCollapseItem as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>, ((Item) -> Void)?>
    _ = \UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.willExpandItem as WritableKeyPath<UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>, ((Item) -> Void)?>
    let _: () -> UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item> = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.init
    let _: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.Type = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<Item>.self
}

@MainActor func Diffable_UICollectionViewDiffableDataSourceReference() {
    _ = \UICollectionViewDiffableDataSourceReference.reorderingHandlers as ReferenceWritableKeyPath<UICollectionViewDiffableDataSourceReference, __UICollectionViewDiffableDataSourceReorderingHandlers>  // open
    _ = \UICollectionViewDiffableDataSourceReference.sectionSnapshotHandlers as ReferenceWritableKeyPath<UICollectionViewDiffableDataSourceReference, __UICollectionViewDiffableDataSourceSectionSnapshotHandlers>  // open
    _ = \UICollectionViewDiffableDataSourceReference.supplementaryViewProvider as ReferenceWritableKeyPath<UICollectionViewDiffableDataSourceReference, UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?>  // open
    let _: (UICollectionView, @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) -> UICollectionViewDiffableDataSourceReference = UICollectionViewDiffableDataSourceReference.init(collectionView:cellProvider:)
    let _: (UICollectionViewDiffableDataSourceReference) -> () -> NSDiffableDataSourceSnapshotReference = UICollectionViewDiffableDataSourceReference.snapshot  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (Any) -> NSDiffableDataSourceSectionSnapshotReference = UICollectionViewDiffableDataSourceReference.snapshot(forSection:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSectionSnapshotReference, Any, Bool) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(_:toSection:animatingDifferences:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSectionSnapshotReference, Any, Bool, (() -> Void)?) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(_:toSection:animatingDifferences:completion:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(usingReloadData:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, (() -> Void)?) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(usingReloadData:completion:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, Bool) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, Bool, (() -> Void)?) -> Void = UICollectionViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:completion:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (Any) -> IndexPath? = UICollectionViewDiffableDataSourceReference.indexPath(forItemIdentifier:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (Any) -> Int = UICollectionViewDiffableDataSourceReference.index(forSectionIdentifier:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (IndexPath) -> Any? = UICollectionViewDiffableDataSourceReference.itemIdentifier(for:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (Int) -> Any? = UICollectionViewDiffableDataSourceReference.sectionIdentifier(for:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView) -> Int = UICollectionViewDiffableDataSourceReference.numberOfSections(in:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView) -> [String]? = UICollectionViewDiffableDataSourceReference.indexTitles(for:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, IndexPath) -> Bool = UICollectionViewDiffableDataSourceReference.collectionView(_:canMoveItemAt:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell = UICollectionViewDiffableDataSourceReference.collectionView(_:cellForItemAt:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, IndexPath, IndexPath) -> Void = UICollectionViewDiffableDataSourceReference.collectionView(_:moveItemAt:to:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, Int) -> Int = UICollectionViewDiffableDataSourceReference.collectionView(_:numberOfItemsInSection:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView = UICollectionViewDiffableDataSourceReference.collectionView(_:viewForSupplementaryElementOfKind:at:)  // open
    let _: (UICollectionViewDiffableDataSourceReference) -> @MainActor (UICollectionView, String, Int) -> IndexPath = UICollectionViewDiffableDataSourceReference.collectionView(_:indexPathForIndexTitle:at:)  // open
    let _: UICollectionViewDiffableDataSourceReference.Type = UICollectionViewDiffableDataSourceReference.self  // open
}

@MainActor func Diffable_UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>(_: SectionIdentifierType.Type, _: ItemIdentifierType.Type) where SectionIdentifierType : Hashable, SectionIdentifierType : Sendable, ItemIdentifierType : Hashable, ItemIdentifierType : Sendable {
    _ = \UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.defaultRowAnimation as ReferenceWritableKeyPath<UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableView.RowAnimation>  // open
    let _: (UITableView, @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) -> UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.init(tableView:cellProvider:)
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> () -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.snapshot  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, (() -> Void)?) -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.applySnapshotUsingReloadData(_:completion:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Bool, (() -> Void)?) -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:animatingDifferences:completion:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (IndexPath) -> ItemIdentifierType? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.itemIdentifier(for:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (Int) -> SectionIdentifierType? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.sectionIdentifier(for:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (ItemIdentifierType) -> IndexPath? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.indexPath(for:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.applySnapshotUsingReloadData(_:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Bool) async -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.apply(_:animatingDifferences:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (SectionIdentifierType) -> Int? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.index(for:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView) -> Int = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.numberOfSections(in:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView) -> [String]? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.sectionIndexTitles(for:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:canEditRowAt:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:canMoveRowAt:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, IndexPath) -> UITableViewCell = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:cellForRowAt:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, IndexPath, IndexPath) -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:moveRowAt:to:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, Int) -> Int = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:numberOfRowsInSection:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, Int) -> String? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:titleForFooterInSection:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, Int) -> String? = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:titleForHeaderInSection:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, String, Int) -> Int = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:sectionForSectionIndexTitle:at:)  // open
    let _: (UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>) -> @MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.tableView(_:commit:forRowAt:)  // open
    let _: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider.Type = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider.self
    let _: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Type = UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self  // open
}

@MainActor func Diffable_UITableViewDiffableDataSourceReference() {
    _ = \UITableViewDiffableDataSourceReference.defaultRowAnimation as ReferenceWritableKeyPath<UITableViewDiffableDataSourceReference, UITableView.RowAnimation>  // open
    let _: (UITableView, @escaping UITableViewDiffableDataSourceReferenceCellProvider) -> UITableViewDiffableDataSourceReference = UITableViewDiffableDataSourceReference.init(tableView:cellProvider:)
    let _: (UITableViewDiffableDataSourceReference) -> () -> NSDiffableDataSourceSnapshotReference = UITableViewDiffableDataSourceReference.snapshot  // open
    let _: (UITableViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference) -> Void = UITableViewDiffableDataSourceReference.applySnapshot(usingReloadData:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, (() -> Void)?) -> Void = UITableViewDiffableDataSourceReference.applySnapshot(usingReloadData:completion:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, Bool) -> Void = UITableViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> (NSDiffableDataSourceSnapshotReference, Bool, (() -> Void)?) -> Void = UITableViewDiffableDataSourceReference.applySnapshot(_:animatingDifferences:completion:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (Any) -> IndexPath? = UITableViewDiffableDataSourceReference.indexPath(forItemIdentifier:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (Any) -> Int = UITableViewDiffableDataSourceReference.index(forSectionIdentifier:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (IndexPath) -> Any? = UITableViewDiffableDataSourceReference.itemIdentifier(for:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (Int) -> Any? = UITableViewDiffableDataSourceReference.sectionIdentifier(for:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView) -> Int = UITableViewDiffableDataSourceReference.numberOfSections(in:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView) -> [String]? = UITableViewDiffableDataSourceReference.sectionIndexTitles(for:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewDiffableDataSourceReference.tableView(_:canEditRowAt:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, IndexPath) -> Bool = UITableViewDiffableDataSourceReference.tableView(_:canMoveRowAt:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, IndexPath) -> UITableViewCell = UITableViewDiffableDataSourceReference.tableView(_:cellForRowAt:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, IndexPath, IndexPath) -> Void = UITableViewDiffableDataSourceReference.tableView(_:moveRowAt:to:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, Int) -> Int = UITableViewDiffableDataSourceReference.tableView(_:numberOfRowsInSection:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, Int) -> String? = UITableViewDiffableDataSourceReference.tableView(_:titleForFooterInSection:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, Int) -> String? = UITableViewDiffableDataSourceReference.tableView(_:titleForHeaderInSection:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, String, Int) -> Int = UITableViewDiffableDataSourceReference.tableView(_:sectionForSectionIndexTitle:at:)  // open
    let _: (UITableViewDiffableDataSourceReference) -> @MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = UITableViewDiffableDataSourceReference.tableView(_:commit:forRowAt:)  // open
    let _: UITableViewDiffableDataSourceReference.Type = UITableViewDiffableDataSourceReference.self  // open
}
