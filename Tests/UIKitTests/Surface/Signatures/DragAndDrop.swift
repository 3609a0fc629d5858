// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func DragAndDrop_UIDragAnimating<Witness>(_: Witness.Type) where Witness : UIDragAnimating & SendableMetatype {
    let _: (any UIDragAnimating).Type = (any UIDragAnimating).self
    let _: @MainActor (Witness, @escaping () -> Void) -> Void = { $0.addAnimations($1) }
    let _: @MainActor (Witness, @escaping (UIViewAnimatingPosition) -> Void) -> Void = { $0.addCompletion($1) }
}

@MainActor func DragAndDrop_UIDragDropSession<Witness>(_: Witness.Type) where Witness : UIDragDropSession & SendableMetatype {
    _ = \Witness.allowsMoveOperation as KeyPath<Witness, Bool>
    _ = \Witness.isRestrictedToDraggingApplication as KeyPath<Witness, Bool>
    _ = \Witness.items as KeyPath<Witness, [UIDragItem]>
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: @MainActor (Witness, T.Type) -> Bool = { $0.canLoadObjects(ofClass: $1) } } }
    let _: (any UIDragDropSession).Type = (any UIDragDropSession).self
    let _: @MainActor (Witness, UIView) -> CGPoint = { $0.location(in: $1) }
    let _: @MainActor (Witness, [String]) -> Bool = { $0.hasItemsConforming(toTypeIdentifiers: $1) }
    let _: @MainActor (Witness, any NSItemProviderReading.Type) -> Bool = { $0.canLoadObjects(ofClass: $1) }
}

@MainActor func DragAndDrop_UIDragInteraction() {
    _ = \UIDragInteraction.allowsPointerDragBeforeLiftDelay as ReferenceWritableKeyPath<UIDragInteraction, Bool>  // open
    _ = \UIDragInteraction.allowsSimultaneousRecognitionDuringLift as ReferenceWritableKeyPath<UIDragInteraction, Bool>  // open
    _ = \UIDragInteraction.delegate as KeyPath<UIDragInteraction, (any UIDragInteractionDelegate)?>  // open
    _ = \UIDragInteraction.isEnabled as ReferenceWritableKeyPath<UIDragInteraction, Bool>  // open
    _ = \UIDragInteraction.liftBehavior as ReferenceWritableKeyPath<UIDragInteraction, UIDragInteraction.LiftBehavior>  // open
    _ = \UIDragInteraction.view as KeyPath<UIDragInteraction, UIView?>  // open
    let _: (UIDragInteraction) -> @MainActor (UIView?) -> Void = UIDragInteraction.didMove(to:)  // open
    let _: (UIDragInteraction) -> @MainActor (UIView?) -> Void = UIDragInteraction.willMove(to:)  // open
    let _: (any UIDragInteractionDelegate) -> UIDragInteraction = UIDragInteraction.init(delegate:)
    let _: Bool = UIDragInteraction.isEnabledByDefault  // open
    let _: UIDragInteraction.Type = UIDragInteraction.self  // open
}

@MainActor func DragAndDrop_UIDragInteraction_LiftBehavior() {
    let _: (UInt) -> UIDragInteraction.LiftBehavior? = UIDragInteraction.LiftBehavior.init(rawValue:)
    let _: UIDragInteraction.LiftBehavior = .default
    let _: UIDragInteraction.LiftBehavior = .extended
    let _: UIDragInteraction.LiftBehavior.Type = UIDragInteraction.LiftBehavior.self
}

@MainActor func DragAndDrop_UIDragInteractionDelegate<Witness>(_: Witness.Type) where Witness : UIDragInteractionDelegate & SendableMetatype {
    let _: (any UIDragInteractionDelegate).Type = (any UIDragInteractionDelegate).self
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview? = { $0.dragInteraction($1, previewForCancelling: $2, withDefault: $3) }
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, any UIDragAnimating) -> Void = { $0.dragInteraction($1, item: $2, willAnimateCancelWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, UIDragItem, any UIDragSession) -> UITargetedDragPreview? = { $0.dragInteraction($1, previewForLifting: $2, session: $3) }
    let _: @MainActor (Witness, UIDragInteraction, [any UIDragSession], CGPoint) -> (any UIDragSession)? = { $0.dragInteraction($1, sessionForAddingItems: $2, withTouchAt: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragAnimating, any UIDragSession) -> Void = { $0.dragInteraction($1, willAnimateLiftWith: $2, session: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, prefersFullSizePreviewsFor: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, sessionAllowsMoveOperation: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Bool = { $0.dragInteraction($1, sessionIsRestrictedToDraggingApplication: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionDidMove: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionDidTransferItems: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> Void = { $0.dragInteraction($1, sessionWillBegin: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession) -> [UIDragItem] = { $0.dragInteraction($1, itemsForBeginning: $2) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, CGPoint) -> [UIDragItem] = { $0.dragInteraction($1, itemsForAddingTo: $2, withTouchAt: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, UIDropOperation) -> Void = { $0.dragInteraction($1, session: $2, didEndWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, UIDropOperation) -> Void = { $0.dragInteraction($1, session: $2, willEndWith: $3) }
    let _: @MainActor (Witness, UIDragInteraction, any UIDragSession, [UIDragItem], UIDragInteraction) -> Void = { $0.dragInteraction($1, session: $2, willAdd: $3, for: $4) }
}

@MainActor func DragAndDrop_UIDragItem() {
    _ = \UIDragItem.itemProvider as KeyPath<UIDragItem, NSItemProvider>  // open
    _ = \UIDragItem.localObject as ReferenceWritableKeyPath<UIDragItem, Any?>  // open
    _ = \UIDragItem.previewProvider as ReferenceWritableKeyPath<UIDragItem, (() -> UIDragPreview?)?>  // open
    let _: (NSItemProvider) -> UIDragItem = UIDragItem.init(itemProvider:)
    let _: (UIDragItem) -> @MainActor () -> Void = UIDragItem.setNeedsDropPreviewUpdate  // open
    let _: UIDragItem.Type = UIDragItem.self  // open
}

@MainActor func DragAndDrop_UIDragPreview() {
    _ = \UIDragPreview.parameters as KeyPath<UIDragPreview, UIDragPreviewParameters>  // open
    _ = \UIDragPreview.view as KeyPath<UIDragPreview, UIView>  // open
    let _: (UIDragPreview) -> @MainActor (NSZone?) -> Any = UIDragPreview.copy(with:)  // open
    let _: (UIView) -> UIDragPreview = UIDragPreview.init(view:)
    let _: (UIView, UIDragPreviewParameters) -> UIDragPreview = UIDragPreview.init(view:parameters:)
    let _: (URL) -> UIDragPreview = UIDragPreview.init(for:)
    let _: (URL) -> UIDragPreview = UIDragPreview.init(forURL:)
    let _: (URL, String?) -> UIDragPreview = UIDragPreview.init(for:title:)
    let _: (URL, String?) -> UIDragPreview = UIDragPreview.init(forURL:title:)
    let _: UIDragPreview.Type = UIDragPreview.self  // open
}

@MainActor func DragAndDrop_UIDragPreviewParameters() {
    let _: UIDragPreviewParameters.Type = UIDragPreviewParameters.self  // open
    let _: UIPreviewParameters.Type = UIDragPreviewParameters.self
}

@MainActor func DragAndDrop_UIDragPreviewTarget() {
    let _: UIDragPreviewTarget.Type = UIDragPreviewTarget.self  // open
    let _: UIPreviewTarget.Type = UIDragPreviewTarget.self
}

@MainActor func DragAndDrop_UIDragSession<Witness>(_: Witness.Type) where Witness : UIDragSession & SendableMetatype {
    _ = \Witness.localContext as WritableKeyPath<Witness, Any?>
    let _: (any UIDragSession).Type = (any UIDragSession).self
}

@MainActor func DragAndDrop_UIDropInteraction() {
    _ = \UIDropInteraction.allowsSimultaneousDropSessions as ReferenceWritableKeyPath<UIDropInteraction, Bool>  // open
    _ = \UIDropInteraction.delegate as KeyPath<UIDropInteraction, (any UIDropInteractionDelegate)?>  // open
    _ = \UIDropInteraction.view as KeyPath<UIDropInteraction, UIView?>  // open
    let _: (UIDropInteraction) -> @MainActor (UIView?) -> Void = UIDropInteraction.didMove(to:)  // open
    let _: (UIDropInteraction) -> @MainActor (UIView?) -> Void = UIDropInteraction.willMove(to:)  // open
    let _: (any UIDropInteractionDelegate) -> UIDropInteraction = UIDropInteraction.init(delegate:)
    let _: UIDropInteraction.Type = UIDropInteraction.self  // open
}

@MainActor func DragAndDrop_UIDropInteractionDelegate<Witness>(_: Witness.Type) where Witness : UIDropInteractionDelegate & SendableMetatype {
    let _: (any UIDropInteractionDelegate).Type = (any UIDropInteractionDelegate).self
    let _: @MainActor (Witness, UIDropInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview? = { $0.dropInteraction($1, previewForDropping: $2, withDefault: $3) }
    let _: @MainActor (Witness, UIDropInteraction, UIDragItem, any UIDragAnimating) -> Void = { $0.dropInteraction($1, item: $2, willAnimateDropWith: $3) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Bool = { $0.dropInteraction($1, canHandle: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> UIDropProposal = { $0.dropInteraction($1, sessionDidUpdate: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, concludeDrop: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, performDrop: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidEnd: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidEnter: $2) }
    let _: @MainActor (Witness, UIDropInteraction, any UIDropSession) -> Void = { $0.dropInteraction($1, sessionDidExit: $2) }
}

@MainActor func DragAndDrop_UIDropOperation() {
    let _: (UInt) -> UIDropOperation? = UIDropOperation.init(rawValue:)
    let _: UIDropOperation = .cancel
    let _: UIDropOperation = .copy
    let _: UIDropOperation = .forbidden
    let _: UIDropOperation = .move
    let _: UIDropOperation.Type = UIDropOperation.self
}

@MainActor func DragAndDrop_UIDropProposal() {
    _ = \UIDropProposal.isPrecise as ReferenceWritableKeyPath<UIDropProposal, Bool>  // open
    _ = \UIDropProposal.operation as KeyPath<UIDropProposal, UIDropOperation>  // open
    _ = \UIDropProposal.prefersFullSizePreview as ReferenceWritableKeyPath<UIDropProposal, Bool>  // open
    let _: (UIDropOperation) -> UIDropProposal = UIDropProposal.init(operation:)
    let _: (UIDropProposal) -> @MainActor (NSZone?) -> Any = UIDropProposal.copy(with:)  // open
    let _: UIDropProposal.Type = UIDropProposal.self  // open
}

@MainActor func DragAndDrop_UIDropSession<Witness>(_: Witness.Type) where Witness : UIDropSession & SendableMetatype {
    _ = \Witness.localDragSession as KeyPath<Witness, (any UIDragSession)?>
    _ = \Witness.progressIndicatorStyle as WritableKeyPath<Witness, UIDropSessionProgressIndicatorStyle>
    do { func member<T>(_: T.Type) where T : SendableMetatype, T : _ObjectiveCBridgeable, T._ObjectiveCType : NSItemProviderReading { let _: @MainActor (Witness, T.Type, @escaping ([T]) -> Void) -> Progress = { $0.loadObjects(ofClass: $1, completion: $2) } } }
    let _: (any UIDropSession).Type = (any UIDropSession).self
    let _: @MainActor (Witness, any NSItemProviderReading.Type, @escaping ([any NSItemProviderReading]) -> Void) -> Progress = { $0.loadObjects(ofClass: $1, completion: $2) }
}

@MainActor func DragAndDrop_UIDropSessionProgressIndicatorStyle() {
    let _: (UInt) -> UIDropSessionProgressIndicatorStyle? = UIDropSessionProgressIndicatorStyle.init(rawValue:)
    let _: UIDropSessionProgressIndicatorStyle = .default
    let _: UIDropSessionProgressIndicatorStyle = .none
    let _: UIDropSessionProgressIndicatorStyle.Type = UIDropSessionProgressIndicatorStyle.self
}

@MainActor func DragAndDrop_UIPreviewParameters() {
    _ = \UIPreviewParameters.backgroundColor as ReferenceWritableKeyPath<UIPreviewParameters, UIColor?>  // open
    _ = \UIPreviewParameters.shadowPath as ReferenceWritableKeyPath<UIPreviewParameters, UIBezierPath?>  // open
    _ = \UIPreviewParameters.visiblePath as ReferenceWritableKeyPath<UIPreviewParameters, UIBezierPath?>  // open
    let _: () -> UIPreviewParameters = UIPreviewParameters.init
    let _: (UIPreviewParameters) -> @MainActor (NSZone?) -> Any = UIPreviewParameters.copy(with:)  // open
    let _: ([NSValue]) -> UIPreviewParameters = UIPreviewParameters.init(textLineRects:)
    let _: UIPreviewParameters.Type = UIPreviewParameters.self  // open
}

@MainActor func DragAndDrop_UIPreviewTarget() {
    _ = \UIPreviewTarget.center as KeyPath<UIPreviewTarget, CGPoint>  // open
    _ = \UIPreviewTarget.container as KeyPath<UIPreviewTarget, UIView>  // open
    _ = \UIPreviewTarget.transform as KeyPath<UIPreviewTarget, CGAffineTransform>  // open
    let _: (UIPreviewTarget) -> @MainActor (NSZone?) -> Any = UIPreviewTarget.copy(with:)  // open
    let _: (UIView, CGPoint) -> UIPreviewTarget = UIPreviewTarget.init(container:center:)
    let _: (UIView, CGPoint, CGAffineTransform) -> UIPreviewTarget = UIPreviewTarget.init(container:center:transform:)
    let _: UIPreviewTarget.Type = UIPreviewTarget.self  // open
}

@MainActor func DragAndDrop_UISpringLoadedInteraction() {
    _ = \UISpringLoadedInteraction.interactionBehavior as KeyPath<UISpringLoadedInteraction, any UISpringLoadedInteractionBehavior>  // open
    _ = \UISpringLoadedInteraction.interactionEffect as KeyPath<UISpringLoadedInteraction, any UISpringLoadedInteractionEffect>  // open
    _ = \UISpringLoadedInteraction.view as KeyPath<UISpringLoadedInteraction, UIView?>  // open
    let _: ((any UISpringLoadedInteractionBehavior)?, (any UISpringLoadedInteractionEffect)?, @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) -> UISpringLoadedInteraction = UISpringLoadedInteraction.init(interactionBehavior:interactionEffect:activationHandler:)
    let _: (@escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) -> UISpringLoadedInteraction = UISpringLoadedInteraction.init(activationHandler:)
    let _: (UISpringLoadedInteraction) -> @MainActor (UIView?) -> Void = UISpringLoadedInteraction.didMove(to:)  // open
    let _: (UISpringLoadedInteraction) -> @MainActor (UIView?) -> Void = UISpringLoadedInteraction.willMove(to:)  // open
    let _: UISpringLoadedInteraction.Type = UISpringLoadedInteraction.self  // open
}

@MainActor func DragAndDrop_UISpringLoadedInteractionBehavior<Witness>(_: Witness.Type) where Witness : UISpringLoadedInteractionBehavior & SendableMetatype {
    let _: (any UISpringLoadedInteractionBehavior).Type = (any UISpringLoadedInteractionBehavior).self
    let _: @MainActor (Witness, UISpringLoadedInteraction) -> Void = { $0.interactionDidFinish($1) }
    let _: @MainActor (Witness, UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Bool = { $0.shouldAllow($1, with: $2) }
}

@MainActor func DragAndDrop_UISpringLoadedInteractionContext<Witness>(_: Witness.Type) where Witness : UISpringLoadedInteractionContext & SendableMetatype {
    _ = \Witness.state as KeyPath<Witness, UISpringLoadedInteractionEffectState>
    _ = \Witness.targetItem as WritableKeyPath<Witness, Any?>
    _ = \Witness.targetView as WritableKeyPath<Witness, UIView?>
    let _: (any UISpringLoadedInteractionContext).Type = (any UISpringLoadedInteractionContext).self
    let _: @MainActor (Witness, UIView?) -> CGPoint = { $0.location(in: $1) }
}

@MainActor func DragAndDrop_UISpringLoadedInteractionEffect<Witness>(_: Witness.Type) where Witness : UISpringLoadedInteractionEffect & SendableMetatype {
    let _: (any UISpringLoadedInteractionEffect).Type = (any UISpringLoadedInteractionEffect).self
    let _: @MainActor (Witness, UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void = { $0.interaction($1, didChangeWith: $2) }
}

@MainActor func DragAndDrop_UISpringLoadedInteractionEffectState() {
    let _: (Int) -> UISpringLoadedInteractionEffectState? = UISpringLoadedInteractionEffectState.init(rawValue:)
    let _: UISpringLoadedInteractionEffectState = .activated
    let _: UISpringLoadedInteractionEffectState = .activating
    let _: UISpringLoadedInteractionEffectState = .inactive
    let _: UISpringLoadedInteractionEffectState = .possible
    let _: UISpringLoadedInteractionEffectState.Type = UISpringLoadedInteractionEffectState.self
}

@MainActor func DragAndDrop_UISpringLoadedInteractionSupporting<Witness>(_: Witness.Type) where Witness : UISpringLoadedInteractionSupporting & SendableMetatype {
    _ = \Witness.isSpringLoaded as WritableKeyPath<Witness, Bool>
    let _: (any UISpringLoadedInteractionSupporting).Type = (any UISpringLoadedInteractionSupporting).self
}

@MainActor func DragAndDrop_UITargetedDragPreview() {
    let _: (UITargetedDragPreview) -> @MainActor (UIDragPreviewTarget) -> UITargetedDragPreview = UITargetedDragPreview.retargetedPreview(with:)  // open
    let _: (URL, String?, UIDragPreviewTarget) -> UITargetedDragPreview = UITargetedDragPreview.init(for:title:target:)
    let _: (URL, String?, UIDragPreviewTarget) -> UITargetedDragPreview = UITargetedDragPreview.init(forURL:title:target:)
    let _: (URL, UIDragPreviewTarget) -> UITargetedDragPreview = UITargetedDragPreview.init(for:target:)
    let _: (URL, UIDragPreviewTarget) -> UITargetedDragPreview = UITargetedDragPreview.init(forURL:target:)
    let _: UITargetedDragPreview.Type = UITargetedDragPreview.self  // open
    let _: UITargetedPreview.Type = UITargetedDragPreview.self
}

@MainActor func DragAndDrop_UITargetedPreview() {
    _ = \UITargetedPreview.parameters as KeyPath<UITargetedPreview, UIPreviewParameters>  // open
    _ = \UITargetedPreview.size as KeyPath<UITargetedPreview, CGSize>  // open
    _ = \UITargetedPreview.target as KeyPath<UITargetedPreview, UIPreviewTarget>  // open
    _ = \UITargetedPreview.view as KeyPath<UITargetedPreview, UIView>  // open
    let _: (UITargetedPreview) -> @MainActor (NSZone?) -> Any = UITargetedPreview.copy(with:)  // open
    let _: (UITargetedPreview) -> @MainActor (UIPreviewTarget) -> UITargetedPreview = UITargetedPreview.retargetedPreview(with:)  // open
    let _: (UIView) -> UITargetedPreview = UITargetedPreview.init(view:)
    let _: (UIView, UIPreviewParameters) -> UITargetedPreview = UITargetedPreview.init(view:parameters:)
    let _: (UIView, UIPreviewParameters, UIPreviewTarget) -> UITargetedPreview = UITargetedPreview.init(view:parameters:target:)
    let _: UITargetedPreview.Type = UITargetedPreview.self  // open
}

@MainActor func DragAndDrop_UIViewAnimatingPosition() {
    let _: (Int) -> UIViewAnimatingPosition? = UIViewAnimatingPosition.init(rawValue:)
    let _: UIViewAnimatingPosition = .current
    let _: UIViewAnimatingPosition = .end
    let _: UIViewAnimatingPosition = .start
    let _: UIViewAnimatingPosition.Type = UIViewAnimatingPosition.self
}
