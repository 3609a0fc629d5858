// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Focus_UICollectionViewFocusUpdateContext() {
    _ = \UICollectionViewFocusUpdateContext.nextFocusedIndexPath as KeyPath<UICollectionViewFocusUpdateContext, IndexPath?>  // open
    _ = \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath as KeyPath<UICollectionViewFocusUpdateContext, IndexPath?>  // open
    let _: UICollectionViewFocusUpdateContext.Type = UICollectionViewFocusUpdateContext.self  // open
    let _: UIFocusUpdateContext.Type = UICollectionViewFocusUpdateContext.self
}

@MainActor func Focus_UIFocusAnimationContext<Witness>(_: Witness.Type) where Witness : UIFocusAnimationContext & SendableMetatype {
    _ = \Witness.duration as KeyPath<Witness, TimeInterval>
    let _: (any UIFocusAnimationContext).Type = (any UIFocusAnimationContext).self
}

@MainActor func Focus_UIFocusAnimationCoordinator() {
    let _: (UIFocusAnimationCoordinator) -> @MainActor ((() -> Void)?, (() -> Void)?) -> Void = UIFocusAnimationCoordinator.addCoordinatedAnimations(_:completion:)  // open
    let _: (UIFocusAnimationCoordinator) -> @MainActor (((any UIFocusAnimationContext) -> Void)?, (() -> Void)?) -> Void = UIFocusAnimationCoordinator.addCoordinatedFocusingAnimations(_:completion:)  // open
    let _: (UIFocusAnimationCoordinator) -> @MainActor (((any UIFocusAnimationContext) -> Void)?, (() -> Void)?) -> Void = UIFocusAnimationCoordinator.addCoordinatedUnfocusingAnimations(_:completion:)  // open
    let _: UIFocusAnimationCoordinator.Type = UIFocusAnimationCoordinator.self  // open
}

@MainActor func Focus_UIFocusEnvironment<Witness>(_: Witness.Type) where Witness : UIFocusEnvironment & SendableMetatype {
    _ = \Witness.parentFocusEnvironment as KeyPath<Witness, (any UIFocusEnvironment)?>
    _ = \Witness.preferredFocusEnvironments as KeyPath<Witness, [any UIFocusEnvironment]>
    let _: (any UIFocusEnvironment).Type = (any UIFocusEnvironment).self
    let _: @MainActor (Witness) -> Void = { $0.setNeedsFocusUpdate() }
    let _: @MainActor (Witness) -> Void = { $0.updateFocusIfNeeded() }
    let _: @MainActor (Witness, UIFocusUpdateContext) -> Bool = { $0.shouldUpdateFocus(in: $1) }
    let _: @MainActor (Witness, UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { $0.didUpdateFocus(in: $1, with: $2) }
}

@MainActor func Focus_UIFocusHeading() {
    _ = \UIFocusHeading.rawValue as KeyPath<UIFocusHeading, UInt>
    let _: (UInt) -> UIFocusHeading = UIFocusHeading.init(rawValue:)
    let _: UIFocusHeading = UIFocusHeading.down
    let _: UIFocusHeading = UIFocusHeading.first
    let _: UIFocusHeading = UIFocusHeading.last
    let _: UIFocusHeading = UIFocusHeading.left
    let _: UIFocusHeading = UIFocusHeading.next
    let _: UIFocusHeading = UIFocusHeading.previous
    let _: UIFocusHeading = UIFocusHeading.right
    let _: UIFocusHeading = UIFocusHeading.up
    let _: UIFocusHeading.Type = UIFocusHeading.self
}

@MainActor func Focus_UIFocusItem<Witness>(_: Witness.Type) where Witness : UIFocusItem & SendableMetatype {
    _ = \Witness.canBecomeFocused as KeyPath<Witness, Bool>
    _ = \Witness.frame as KeyPath<Witness, CGRect>
    let _: (any UIFocusItem).Type = (any UIFocusItem).self
}

@MainActor func Focus_UIFocusUpdateContext() {
    _ = \UIFocusUpdateContext.focusHeading as KeyPath<UIFocusUpdateContext, UIFocusHeading>  // open
    _ = \UIFocusUpdateContext.nextFocusedItem as KeyPath<UIFocusUpdateContext, (any UIFocusItem)?>  // open
    _ = \UIFocusUpdateContext.nextFocusedView as KeyPath<UIFocusUpdateContext, UIView?>  // open
    _ = \UIFocusUpdateContext.previouslyFocusedItem as KeyPath<UIFocusUpdateContext, (any UIFocusItem)?>  // open
    _ = \UIFocusUpdateContext.previouslyFocusedView as KeyPath<UIFocusUpdateContext, UIView?>  // open
    let _: UIFocusUpdateContext.Type = UIFocusUpdateContext.self  // open
}

@MainActor func Focus_UITableViewFocusUpdateContext() {
    _ = \UITableViewFocusUpdateContext.nextFocusedIndexPath as KeyPath<UITableViewFocusUpdateContext, IndexPath?>  // open
    _ = \UITableViewFocusUpdateContext.previouslyFocusedIndexPath as KeyPath<UITableViewFocusUpdateContext, IndexPath?>  // open
    let _: UIFocusUpdateContext.Type = UITableViewFocusUpdateContext.self
    let _: UITableViewFocusUpdateContext.Type = UITableViewFocusUpdateContext.self  // open
}
