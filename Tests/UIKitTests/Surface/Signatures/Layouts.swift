// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Layouts_globals() {
    let _: UICollectionViewCompositionalLayoutSectionProvider.Type = UICollectionViewCompositionalLayoutSectionProvider.self
}

@MainActor func Layouts_NSCollectionLayoutBoundarySupplementaryItem() {
    _ = \NSCollectionLayoutBoundarySupplementaryItem.alignment as KeyPath<NSCollectionLayoutBoundarySupplementaryItem, NSRectAlignment>
    _ = \NSCollectionLayoutBoundarySupplementaryItem.elementKind as KeyPath<NSCollectionLayoutBoundarySupplementaryItem, String>
    _ = \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary as ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Bool>  // open
    _ = \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds as ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Bool>  // open
    _ = \NSCollectionLayoutBoundarySupplementaryItem.zIndex as ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Int>  // open
    let _: (NSCollectionLayoutSize, String, NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem = NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
    let _: NSCollectionLayoutBoundarySupplementaryItem.Type = NSCollectionLayoutBoundarySupplementaryItem.self  // open
    let _: NSCollectionLayoutItem.Type = NSCollectionLayoutBoundarySupplementaryItem.self
}

@MainActor func Layouts_NSCollectionLayoutContainer<Witness>(_: Witness.Type) where Witness : NSCollectionLayoutContainer & SendableMetatype {
    _ = \Witness.contentSize as KeyPath<Witness, CGSize>
    _ = \Witness.effectiveContentSize as KeyPath<Witness, CGSize>
    let _: (any NSCollectionLayoutContainer).Type = (any NSCollectionLayoutContainer).self
}

@MainActor func Layouts_NSCollectionLayoutDimension() {
    _ = \NSCollectionLayoutDimension.dimension as KeyPath<NSCollectionLayoutDimension, CGFloat>
    _ = \NSCollectionLayoutDimension.isAbsolute as KeyPath<NSCollectionLayoutDimension, Bool>
    _ = \NSCollectionLayoutDimension.isEstimated as KeyPath<NSCollectionLayoutDimension, Bool>
    _ = \NSCollectionLayoutDimension.isFractionalHeight as KeyPath<NSCollectionLayoutDimension, Bool>
    _ = \NSCollectionLayoutDimension.isFractionalWidth as KeyPath<NSCollectionLayoutDimension, Bool>
    let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.absolute(_:)
    let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.estimated(_:)
    let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.fractionalHeight(_:)
    let _: (CGFloat) -> NSCollectionLayoutDimension = NSCollectionLayoutDimension.fractionalWidth(_:)
    let _: NSCollectionLayoutDimension.Type = NSCollectionLayoutDimension.self
}

@MainActor func Layouts_NSCollectionLayoutEdgeSpacing() {
    _ = \NSCollectionLayoutEdgeSpacing.bottom as KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?>
    _ = \NSCollectionLayoutEdgeSpacing.leading as KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?>
    _ = \NSCollectionLayoutEdgeSpacing.top as KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?>
    _ = \NSCollectionLayoutEdgeSpacing.trailing as KeyPath<NSCollectionLayoutEdgeSpacing, NSCollectionLayoutSpacing?>
    let _: (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?) -> NSCollectionLayoutEdgeSpacing = NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)
    let _: NSCollectionLayoutEdgeSpacing.Type = NSCollectionLayoutEdgeSpacing.self
}

@MainActor func Layouts_NSCollectionLayoutEnvironment<Witness>(_: Witness.Type) where Witness : NSCollectionLayoutEnvironment & SendableMetatype {
    _ = \Witness.container as KeyPath<Witness, any NSCollectionLayoutContainer>
    let _: (any NSCollectionLayoutEnvironment).Type = (any NSCollectionLayoutEnvironment).self
}

@MainActor func Layouts_NSCollectionLayoutGroup() {
    _ = \NSCollectionLayoutGroup.interItemSpacing as ReferenceWritableKeyPath<NSCollectionLayoutGroup, NSCollectionLayoutSpacing?>  // open
    _ = \NSCollectionLayoutGroup.subitems as KeyPath<NSCollectionLayoutGroup, [NSCollectionLayoutItem]>
    let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)
    let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)
    let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)
    let _: (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)
    let _: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)
    let _: (NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.vertical(layoutSize:subitems:)
    let _: NSCollectionLayoutGroup.Type = NSCollectionLayoutGroup.self  // open
    let _: NSCollectionLayoutItem.Type = NSCollectionLayoutGroup.self
}

@MainActor func Layouts_NSCollectionLayoutItem() {
    _ = \NSCollectionLayoutItem.contentInsets as ReferenceWritableKeyPath<NSCollectionLayoutItem, NSDirectionalEdgeInsets>  // open
    _ = \NSCollectionLayoutItem.edgeSpacing as ReferenceWritableKeyPath<NSCollectionLayoutItem, NSCollectionLayoutEdgeSpacing?>  // open
    _ = \NSCollectionLayoutItem.layoutSize as KeyPath<NSCollectionLayoutItem, NSCollectionLayoutSize>
    let _: (NSCollectionLayoutSize) -> NSCollectionLayoutItem = NSCollectionLayoutItem.init(layoutSize:)
    let _: NSCollectionLayoutItem.Type = NSCollectionLayoutItem.self  // open
}

@MainActor func Layouts_NSCollectionLayoutSection() {
    _ = \NSCollectionLayoutSection.boundarySupplementaryItems as ReferenceWritableKeyPath<NSCollectionLayoutSection, [NSCollectionLayoutBoundarySupplementaryItem]>  // open
    _ = \NSCollectionLayoutSection.contentInsets as ReferenceWritableKeyPath<NSCollectionLayoutSection, NSDirectionalEdgeInsets>  // open
    _ = \NSCollectionLayoutSection.interGroupSpacing as ReferenceWritableKeyPath<NSCollectionLayoutSection, CGFloat>  // open
    _ = \NSCollectionLayoutSection.orthogonalScrollingBehavior as ReferenceWritableKeyPath<NSCollectionLayoutSection, UICollectionLayoutSectionOrthogonalScrollingBehavior>  // open
    let _: (NSCollectionLayoutGroup) -> NSCollectionLayoutSection = NSCollectionLayoutSection.init(group:)
    let _: (UICollectionLayoutListConfiguration, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection = NSCollectionLayoutSection.list(using:layoutEnvironment:)
    let _: NSCollectionLayoutSection.Type = NSCollectionLayoutSection.self  // open
}

@MainActor func Layouts_NSCollectionLayoutSize() {
    _ = \NSCollectionLayoutSize.heightDimension as KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension>
    _ = \NSCollectionLayoutSize.widthDimension as KeyPath<NSCollectionLayoutSize, NSCollectionLayoutDimension>
    let _: (NSCollectionLayoutDimension, NSCollectionLayoutDimension) -> NSCollectionLayoutSize = NSCollectionLayoutSize.init(widthDimension:heightDimension:)
    let _: NSCollectionLayoutSize.Type = NSCollectionLayoutSize.self
}

@MainActor func Layouts_NSCollectionLayoutSpacing() {
    _ = \NSCollectionLayoutSpacing.isFixed as KeyPath<NSCollectionLayoutSpacing, Bool>
    _ = \NSCollectionLayoutSpacing.isFlexible as KeyPath<NSCollectionLayoutSpacing, Bool>
    _ = \NSCollectionLayoutSpacing.spacing as KeyPath<NSCollectionLayoutSpacing, CGFloat>
    let _: (CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing.fixed(_:)
    let _: (CGFloat) -> NSCollectionLayoutSpacing = NSCollectionLayoutSpacing.flexible(_:)
    let _: NSCollectionLayoutSpacing.Type = NSCollectionLayoutSpacing.self
}

@MainActor func Layouts_NSRectAlignment() {
    let _: (Int) -> NSRectAlignment? = NSRectAlignment.init(rawValue:)
    let _: NSRectAlignment = .bottom
    let _: NSRectAlignment = .bottomLeading
    let _: NSRectAlignment = .bottomTrailing
    let _: NSRectAlignment = .leading
    let _: NSRectAlignment = .none
    let _: NSRectAlignment = .top
    let _: NSRectAlignment = .topLeading
    let _: NSRectAlignment = .topTrailing
    let _: NSRectAlignment = .trailing
    let _: NSRectAlignment.Type = NSRectAlignment.self
}

@MainActor func Layouts_UICollectionLayoutListConfiguration() {
    _ = \UICollectionLayoutListConfiguration.appearance as KeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.Appearance>
    _ = \UICollectionLayoutListConfiguration.backgroundColor as WritableKeyPath<UICollectionLayoutListConfiguration, UIColor?>
    _ = \UICollectionLayoutListConfiguration.footerMode as WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.FooterMode>
    _ = \UICollectionLayoutListConfiguration.headerMode as WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.HeaderMode>
    _ = \UICollectionLayoutListConfiguration.headerTopPadding as WritableKeyPath<UICollectionLayoutListConfiguration, CGFloat?>
    _ = \UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider as WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?>
    _ = \UICollectionLayoutListConfiguration.showsSeparators as WritableKeyPath<UICollectionLayoutListConfiguration, Bool>
    _ = \UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider as WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?>
    let _: (UICollectionLayoutListConfiguration.Appearance) -> UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration.init(appearance:)
    let _: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider.Type = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider.self
    let _: UICollectionLayoutListConfiguration.Type = UICollectionLayoutListConfiguration.self
}

@MainActor func Layouts_UICollectionLayoutListConfiguration_Appearance() {
    let _: (Int) -> UICollectionLayoutListConfiguration.Appearance? = UICollectionLayoutListConfiguration.Appearance.init(rawValue:)
    let _: UICollectionLayoutListConfiguration.Appearance = .grouped
    let _: UICollectionLayoutListConfiguration.Appearance = .insetGrouped
    let _: UICollectionLayoutListConfiguration.Appearance = .plain
    let _: UICollectionLayoutListConfiguration.Appearance = .sidebar
    let _: UICollectionLayoutListConfiguration.Appearance = .sidebarPlain
    let _: UICollectionLayoutListConfiguration.Appearance.Type = UICollectionLayoutListConfiguration.Appearance.self
}

@MainActor func Layouts_UICollectionLayoutListConfiguration_FooterMode() {
    let _: (Int) -> UICollectionLayoutListConfiguration.FooterMode? = UICollectionLayoutListConfiguration.FooterMode.init(rawValue:)
    let _: UICollectionLayoutListConfiguration.FooterMode = .none
    let _: UICollectionLayoutListConfiguration.FooterMode = .supplementary
    let _: UICollectionLayoutListConfiguration.FooterMode.Type = UICollectionLayoutListConfiguration.FooterMode.self
}

@MainActor func Layouts_UICollectionLayoutListConfiguration_HeaderMode() {
    let _: (Int) -> UICollectionLayoutListConfiguration.HeaderMode? = UICollectionLayoutListConfiguration.HeaderMode.init(rawValue:)
    let _: UICollectionLayoutListConfiguration.HeaderMode = .firstItemInSection
    let _: UICollectionLayoutListConfiguration.HeaderMode = .none
    let _: UICollectionLayoutListConfiguration.HeaderMode = .supplementary
    let _: UICollectionLayoutListConfiguration.HeaderMode.Type = UICollectionLayoutListConfiguration.HeaderMode.self
}

@MainActor func Layouts_UICollectionLayoutSectionOrthogonalScrollingBehavior() {
    let _: (Int) -> UICollectionLayoutSectionOrthogonalScrollingBehavior? = UICollectionLayoutSectionOrthogonalScrollingBehavior.init(rawValue:)
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPagingCentered
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior = .paging
    let _: UICollectionLayoutSectionOrthogonalScrollingBehavior.Type = UICollectionLayoutSectionOrthogonalScrollingBehavior.self
}

@MainActor func Layouts_UICollectionView() {
    let _: String = UICollectionView.elementKindSectionFooter
    let _: String = UICollectionView.elementKindSectionHeader
}

@MainActor func Layouts_UICollectionView_ElementCategory() {
    let _: (UInt) -> UICollectionView.ElementCategory? = UICollectionView.ElementCategory.init(rawValue:)
    let _: UICollectionView.ElementCategory = .cell
    let _: UICollectionView.ElementCategory = .decorationView
    let _: UICollectionView.ElementCategory = .supplementaryView
    let _: UICollectionView.ElementCategory.Type = UICollectionView.ElementCategory.self
}

@MainActor func Layouts_UICollectionView_ScrollDirection() {
    let _: (Int) -> UICollectionView.ScrollDirection? = UICollectionView.ScrollDirection.init(rawValue:)
    let _: UICollectionView.ScrollDirection = .horizontal
    let _: UICollectionView.ScrollDirection = .vertical
    let _: UICollectionView.ScrollDirection.Type = UICollectionView.ScrollDirection.self
}

@MainActor func Layouts_UICollectionViewCompositionalLayout() {
    _ = \UICollectionViewCompositionalLayout.collectionViewContentSize as KeyPath<UICollectionViewCompositionalLayout, CGSize>  // open
    _ = \UICollectionViewCompositionalLayout.configuration as ReferenceWritableKeyPath<UICollectionViewCompositionalLayout, UICollectionViewCompositionalLayoutConfiguration>  // open
    let _: (@escaping UICollectionViewCompositionalLayoutSectionProvider) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(sectionProvider:)
    let _: (@escaping UICollectionViewCompositionalLayoutSectionProvider, UICollectionViewCompositionalLayoutConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)
    let _: (NSCoder) -> UICollectionViewCompositionalLayout? = UICollectionViewCompositionalLayout.init(coder:)
    let _: (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(section:)
    let _: (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(section:configuration:)
    let _: (UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.list(using:)
    let _: (UICollectionViewCompositionalLayout) -> @MainActor () -> Void = UICollectionViewCompositionalLayout.prepare  // open
    let _: (UICollectionViewCompositionalLayout) -> @MainActor (CGRect) -> Bool = UICollectionViewCompositionalLayout.shouldInvalidateLayout(forBoundsChange:)  // open
    let _: (UICollectionViewCompositionalLayout) -> @MainActor (CGRect) -> [UICollectionViewLayoutAttributes]? = UICollectionViewCompositionalLayout.layoutAttributesForElements(in:)  // open
    let _: (UICollectionViewCompositionalLayout) -> @MainActor (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewCompositionalLayout.layoutAttributesForItem(at:)  // open
    let _: (UICollectionViewCompositionalLayout) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewCompositionalLayout.layoutAttributesForSupplementaryView(ofKind:at:)  // open
    let _: UICollectionViewCompositionalLayout.Type = UICollectionViewCompositionalLayout.self  // open
    let _: UICollectionViewLayout.Type = UICollectionViewCompositionalLayout.self
}

@MainActor func Layouts_UICollectionViewCompositionalLayoutConfiguration() {
    _ = \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems as ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, [NSCollectionLayoutBoundarySupplementaryItem]>  // open
    _ = \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing as ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, CGFloat>  // open
    _ = \UICollectionViewCompositionalLayoutConfiguration.scrollDirection as ReferenceWritableKeyPath<UICollectionViewCompositionalLayoutConfiguration, UICollectionView.ScrollDirection>  // open
    let _: UICollectionViewCompositionalLayoutConfiguration.Type = UICollectionViewCompositionalLayoutConfiguration.self  // open
}

@MainActor func Layouts_UICollectionViewDelegateFlowLayout<Witness>(_: Witness.Type) where Witness : UICollectionViewDelegateFlowLayout & SendableMetatype {
    let _: (any UICollectionViewDelegateFlowLayout).Type = (any UICollectionViewDelegateFlowLayout).self
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize = { $0.collectionView($1, layout: $2, sizeForItemAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, Int) -> CGFloat = { $0.collectionView($1, layout: $2, minimumInteritemSpacingForSectionAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, Int) -> CGFloat = { $0.collectionView($1, layout: $2, minimumLineSpacingForSectionAt: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, Int) -> CGSize = { $0.collectionView($1, layout: $2, referenceSizeForFooterInSection: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, Int) -> CGSize = { $0.collectionView($1, layout: $2, referenceSizeForHeaderInSection: $3) }
    let _: @MainActor (Witness, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets = { $0.collectionView($1, layout: $2, insetForSectionAt: $3) }
}

@MainActor func Layouts_UICollectionViewFlowLayout() {
    _ = \UICollectionViewFlowLayout.collectionViewContentSize as KeyPath<UICollectionViewFlowLayout, CGSize>  // open
    _ = \UICollectionViewFlowLayout.estimatedItemSize as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>  // open
    _ = \UICollectionViewFlowLayout.footerReferenceSize as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>  // open
    _ = \UICollectionViewFlowLayout.headerReferenceSize as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>  // open
    _ = \UICollectionViewFlowLayout.itemSize as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>  // open
    _ = \UICollectionViewFlowLayout.minimumInteritemSpacing as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>  // open
    _ = \UICollectionViewFlowLayout.minimumLineSpacing as ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>  // open
    _ = \UICollectionViewFlowLayout.scrollDirection as ReferenceWritableKeyPath<UICollectionViewFlowLayout, UICollectionView.ScrollDirection>  // open
    _ = \UICollectionViewFlowLayout.sectionInset as ReferenceWritableKeyPath<UICollectionViewFlowLayout, UIEdgeInsets>  // open
    let _: (UICollectionViewFlowLayout) -> @MainActor () -> Void = UICollectionViewFlowLayout.prepare  // open
    let _: (UICollectionViewFlowLayout) -> @MainActor (CGRect) -> Bool = UICollectionViewFlowLayout.shouldInvalidateLayout(forBoundsChange:)  // open
    let _: (UICollectionViewFlowLayout) -> @MainActor (CGRect) -> [UICollectionViewLayoutAttributes]? = UICollectionViewFlowLayout.layoutAttributesForElements(in:)  // open
    let _: (UICollectionViewFlowLayout) -> @MainActor (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewFlowLayout.layoutAttributesForItem(at:)  // open
    let _: (UICollectionViewFlowLayout) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewFlowLayout.layoutAttributesForSupplementaryView(ofKind:at:)  // open
    let _: CGSize = UICollectionViewFlowLayout.automaticSize
    let _: UICollectionViewFlowLayout.Type = UICollectionViewFlowLayout.self  // open
    let _: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
}

@MainActor func Layouts_UICollectionViewLayout() {
    _ = \UICollectionViewLayout.collectionView as KeyPath<UICollectionViewLayout, UICollectionView?>  // open
    _ = \UICollectionViewLayout.collectionViewContentSize as KeyPath<UICollectionViewLayout, CGSize>  // open
    let _: () -> UICollectionViewLayout = UICollectionViewLayout.init
    let _: (NSCoder) -> UICollectionViewLayout? = UICollectionViewLayout.init(coder:)
    let _: (UICollectionViewLayout) -> @MainActor () -> Void = UICollectionViewLayout.finalizeCollectionViewUpdates  // open
    let _: (UICollectionViewLayout) -> @MainActor () -> Void = UICollectionViewLayout.invalidateLayout  // open
    let _: (UICollectionViewLayout) -> @MainActor () -> Void = UICollectionViewLayout.prepare  // open
    let _: (UICollectionViewLayout) -> @MainActor (AnyClass?, String) -> Void = UICollectionViewLayout.register(_:forDecorationViewOfKind:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (CGRect) -> Bool = UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (CGRect) -> [UICollectionViewLayoutAttributes]? = UICollectionViewLayout.layoutAttributesForElements(in:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForItem(at:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (IndexPath, CGPoint) -> IndexPath = UICollectionViewLayout.targetIndexPath(forInteractivelyMovingItem:withPosition:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (IndexPath, CGPoint) -> UICollectionViewLayoutAttributes = UICollectionViewLayout.layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForDecorationView(ofKind:at:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewLayout.layoutAttributesForSupplementaryView(ofKind:at:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (UICollectionViewLayoutInvalidationContext) -> Void = UICollectionViewLayout.invalidateLayout(with:)  // open
    let _: (UICollectionViewLayout) -> @MainActor (UINib?, String) -> Void = UICollectionViewLayout.register(_:forDecorationViewOfKind:)  // open
    let _: (UICollectionViewLayout) -> @MainActor ([IndexPath], CGPoint, [IndexPath], CGPoint) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)  // open
    let _: (UICollectionViewLayout) -> @MainActor ([IndexPath], [IndexPath], Bool) -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)  // open
    let _: (UICollectionViewLayout) -> @MainActor ([UICollectionViewUpdateItem]) -> Void = UICollectionViewLayout.prepare(forCollectionViewUpdates:)  // open
    let _: AnyClass = UICollectionViewLayout.invalidationContextClass  // open
    let _: AnyClass = UICollectionViewLayout.layoutAttributesClass  // open
    let _: UICollectionViewLayout.Type = UICollectionViewLayout.self  // open
}

@MainActor func Layouts_UICollectionViewLayoutAttributes() {
    _ = \UICollectionViewLayoutAttributes.alpha as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGFloat>  // open
    _ = \UICollectionViewLayoutAttributes.bounds as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGRect>  // open
    _ = \UICollectionViewLayoutAttributes.center as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGPoint>  // open
    _ = \UICollectionViewLayoutAttributes.frame as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGRect>  // open
    _ = \UICollectionViewLayoutAttributes.hash as KeyPath<UICollectionViewLayoutAttributes, Int>  // open
    _ = \UICollectionViewLayoutAttributes.indexPath as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, IndexPath>  // open
    _ = \UICollectionViewLayoutAttributes.isHidden as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Bool>  // open
    _ = \UICollectionViewLayoutAttributes.representedElementCategory as KeyPath<UICollectionViewLayoutAttributes, UICollectionView.ElementCategory>  // open
    _ = \UICollectionViewLayoutAttributes.representedElementKind as KeyPath<UICollectionViewLayoutAttributes, String?>  // open
    _ = \UICollectionViewLayoutAttributes.size as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGSize>  // open
    _ = \UICollectionViewLayoutAttributes.transform as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, CGAffineTransform>  // open
    _ = \UICollectionViewLayoutAttributes.zIndex as ReferenceWritableKeyPath<UICollectionViewLayoutAttributes, Int>  // open
    let _: () -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init
    let _: (IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forCellWith:)
    let _: (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forDecorationViewOfKind:with:)
    let _: (String, IndexPath) -> UICollectionViewLayoutAttributes = UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)
    let _: (UICollectionViewLayoutAttributes) -> (Any?) -> Bool = UICollectionViewLayoutAttributes.isEqual(_:)  // open
    let _: (UICollectionViewLayoutAttributes) -> @MainActor (NSZone?) -> Any = UICollectionViewLayoutAttributes.copy(with:)  // open
    let _: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self  // open
}

@MainActor func Layouts_UICollectionViewLayoutInvalidationContext() {
    _ = \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment as ReferenceWritableKeyPath<UICollectionViewLayoutInvalidationContext, CGPoint>  // open
    _ = \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment as ReferenceWritableKeyPath<UICollectionViewLayoutInvalidationContext, CGSize>  // open
    _ = \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget as KeyPath<UICollectionViewLayoutInvalidationContext, CGPoint>  // open
    _ = \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts as KeyPath<UICollectionViewLayoutInvalidationContext, Bool>  // open
    _ = \UICollectionViewLayoutInvalidationContext.invalidateEverything as KeyPath<UICollectionViewLayoutInvalidationContext, Bool>  // open
    _ = \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths as KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?>  // open
    _ = \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems as KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?>  // open
    _ = \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems as KeyPath<UICollectionViewLayoutInvalidationContext, [IndexPath]?>  // open
    let _: () -> UICollectionViewLayoutInvalidationContext = UICollectionViewLayoutInvalidationContext.init
    let _: (UICollectionViewLayoutInvalidationContext) -> @MainActor ([IndexPath]) -> Void = UICollectionViewLayoutInvalidationContext.invalidateItems(at:)  // open
    let _: UICollectionViewLayoutInvalidationContext.Type = UICollectionViewLayoutInvalidationContext.self  // open
}

@MainActor func Layouts_UICollectionViewTransitionLayout() {
    _ = \UICollectionViewTransitionLayout.collectionViewContentSize as KeyPath<UICollectionViewTransitionLayout, CGSize>  // open
    _ = \UICollectionViewTransitionLayout.currentLayout as KeyPath<UICollectionViewTransitionLayout, UICollectionViewLayout>
    _ = \UICollectionViewTransitionLayout.nextLayout as KeyPath<UICollectionViewTransitionLayout, UICollectionViewLayout>
    _ = \UICollectionViewTransitionLayout.transitionProgress as ReferenceWritableKeyPath<UICollectionViewTransitionLayout, CGFloat>  // open
    let _: (NSCoder) -> UICollectionViewTransitionLayout? = UICollectionViewTransitionLayout.init(coder:)
    let _: (UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout = UICollectionViewTransitionLayout.init(currentLayout:nextLayout:)
    let _: (UICollectionViewTransitionLayout) -> @MainActor () -> Void = UICollectionViewTransitionLayout.prepare  // open
    let _: (UICollectionViewTransitionLayout) -> @MainActor (CGFloat, String) -> Void = UICollectionViewTransitionLayout.updateValue(_:forAnimatedKey:)  // open
    let _: (UICollectionViewTransitionLayout) -> @MainActor (CGRect) -> [UICollectionViewLayoutAttributes]? = UICollectionViewTransitionLayout.layoutAttributesForElements(in:)  // open
    let _: (UICollectionViewTransitionLayout) -> @MainActor (IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewTransitionLayout.layoutAttributesForItem(at:)  // open
    let _: (UICollectionViewTransitionLayout) -> @MainActor (String) -> CGFloat = UICollectionViewTransitionLayout.value(forAnimatedKey:)  // open
    let _: (UICollectionViewTransitionLayout) -> @MainActor (String, IndexPath) -> UICollectionViewLayoutAttributes? = UICollectionViewTransitionLayout.layoutAttributesForSupplementaryView(ofKind:at:)  // open
    let _: UICollectionViewLayout.Type = UICollectionViewTransitionLayout.self
    let _: UICollectionViewTransitionLayout.Type = UICollectionViewTransitionLayout.self  // open
}

@MainActor func Layouts_UICollectionViewUpdateItem() {
    _ = \UICollectionViewUpdateItem.indexPathAfterUpdate as KeyPath<UICollectionViewUpdateItem, IndexPath?>  // open
    _ = \UICollectionViewUpdateItem.indexPathBeforeUpdate as KeyPath<UICollectionViewUpdateItem, IndexPath?>  // open
    _ = \UICollectionViewUpdateItem.updateAction as KeyPath<UICollectionViewUpdateItem, UICollectionViewUpdateItem.Action>  // open
    let _: UICollectionViewUpdateItem.Type = UICollectionViewUpdateItem.self  // open
}

@MainActor func Layouts_UICollectionViewUpdateItem_Action() {
    let _: (Int) -> UICollectionViewUpdateItem.Action? = UICollectionViewUpdateItem.Action.init(rawValue:)
    let _: UICollectionViewUpdateItem.Action = .delete
    let _: UICollectionViewUpdateItem.Action = .insert
    let _: UICollectionViewUpdateItem.Action = .move
    let _: UICollectionViewUpdateItem.Action = .none
    let _: UICollectionViewUpdateItem.Action = .reload
    let _: UICollectionViewUpdateItem.Action.Type = UICollectionViewUpdateItem.Action.self
}
