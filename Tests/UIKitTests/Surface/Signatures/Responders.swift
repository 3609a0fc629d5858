// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Responders_globals() {
    let _: (Selector) -> String = NSStringFromSelector(_:)
    let _: (String) -> Selector = NSSelectorFromString(_:)
}

@MainActor func Responders_NSObject() {
    let _: () -> AnyClass = NSObject.classForCoder
}

@MainActor func Responders_Selector() {
    _ = \Selector.description as KeyPath<Selector, String>
    let _: (String) -> Selector = Selector.init(_:)
    let _: (String) -> Selector = Selector.init(stringLiteral:)
    let _: Selector.Type = Selector.self
}

@MainActor func Responders_SelectorPerforming<Witness>(_: Witness.Type) where Witness : SelectorPerforming & SendableMetatype {
    let _: (any SelectorPerforming).Type = (any SelectorPerforming).self
    let _: @MainActor (Witness, Selector, Any?) -> Bool = { $0.perform($1, sender: $2) }
}

@MainActor func Responders_UIGestureRecognizer() {
    _ = \UIGestureRecognizer.cancelsTouchesInView as ReferenceWritableKeyPath<UIGestureRecognizer, Bool>  // open
    _ = \UIGestureRecognizer.delaysTouchesBegan as ReferenceWritableKeyPath<UIGestureRecognizer, Bool>  // open
    _ = \UIGestureRecognizer.delaysTouchesEnded as ReferenceWritableKeyPath<UIGestureRecognizer, Bool>  // open
    _ = \UIGestureRecognizer.delegate as ReferenceWritableKeyPath<UIGestureRecognizer, (any UIGestureRecognizerDelegate)?>  // open
    _ = \UIGestureRecognizer.isEnabled as ReferenceWritableKeyPath<UIGestureRecognizer, Bool>  // open
    _ = \UIGestureRecognizer.name as ReferenceWritableKeyPath<UIGestureRecognizer, String?>  // open
    _ = \UIGestureRecognizer.state as ReferenceWritableKeyPath<UIGestureRecognizer, UIGestureRecognizer.State>  // open
    _ = \UIGestureRecognizer.view as KeyPath<UIGestureRecognizer, UIView?>  // open
    let _: () -> UIGestureRecognizer = UIGestureRecognizer.init
    let _: (Any?, Selector?) -> UIGestureRecognizer = UIGestureRecognizer.init(target:action:)
    let _: (UIGestureRecognizer) -> @MainActor (Any, Selector) -> Void = UIGestureRecognizer.addTarget(_:action:)  // open
    let _: (UIGestureRecognizer) -> @MainActor (Any?, Selector?) -> Void = UIGestureRecognizer.removeTarget(_:action:)  // open
    let _: UIGestureRecognizer.Type = UIGestureRecognizer.self  // open
}

@MainActor func Responders_UIGestureRecognizer_State() {
    let _: (Int) -> UIGestureRecognizer.State? = UIGestureRecognizer.State.init(rawValue:)
    let _: UIGestureRecognizer.State = .began
    let _: UIGestureRecognizer.State = .cancelled
    let _: UIGestureRecognizer.State = .changed
    let _: UIGestureRecognizer.State = .ended
    let _: UIGestureRecognizer.State = .failed
    let _: UIGestureRecognizer.State = .possible
    let _: UIGestureRecognizer.State = UIGestureRecognizer.State.recognized
    let _: UIGestureRecognizer.State.Type = UIGestureRecognizer.State.self
}

@MainActor func Responders_UIGestureRecognizerDelegate<Witness>(_: Witness.Type) where Witness : UIGestureRecognizerDelegate & SendableMetatype {
    let _: (any UIGestureRecognizerDelegate).Type = (any UIGestureRecognizerDelegate).self
}

@MainActor func Responders_UILongPressGestureRecognizer() {
    _ = \UILongPressGestureRecognizer.allowableMovement as ReferenceWritableKeyPath<UILongPressGestureRecognizer, CGFloat>  // open
    _ = \UILongPressGestureRecognizer.minimumPressDuration as ReferenceWritableKeyPath<UILongPressGestureRecognizer, TimeInterval>  // open
    _ = \UILongPressGestureRecognizer.numberOfTapsRequired as ReferenceWritableKeyPath<UILongPressGestureRecognizer, Int>  // open
    _ = \UILongPressGestureRecognizer.numberOfTouchesRequired as ReferenceWritableKeyPath<UILongPressGestureRecognizer, Int>  // open
    let _: UIGestureRecognizer.Type = UILongPressGestureRecognizer.self
    let _: UILongPressGestureRecognizer.Type = UILongPressGestureRecognizer.self  // open
}

@MainActor func Responders_UIPanGestureRecognizer() {
    _ = \UIPanGestureRecognizer.maximumNumberOfTouches as ReferenceWritableKeyPath<UIPanGestureRecognizer, Int>  // open
    _ = \UIPanGestureRecognizer.minimumNumberOfTouches as ReferenceWritableKeyPath<UIPanGestureRecognizer, Int>  // open
    let _: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
    let _: UIPanGestureRecognizer.Type = UIPanGestureRecognizer.self  // open
}

@MainActor func Responders_UIResponder() {
    _ = \UIResponder.canBecomeFirstResponder as KeyPath<UIResponder, Bool>  // open
    _ = \UIResponder.canResignFirstResponder as KeyPath<UIResponder, Bool>  // open
    _ = \UIResponder.isFirstResponder as KeyPath<UIResponder, Bool>  // open
    _ = \UIResponder.next as KeyPath<UIResponder, UIResponder?>  // open
    _ = \UIResponder.pasteConfiguration as ReferenceWritableKeyPath<UIResponder, UIPasteConfiguration?>  // open
    let _: () -> UIResponder = UIResponder.init
    let _: (UIResponder) -> @MainActor () -> Bool = UIResponder.becomeFirstResponder  // open
    let _: (UIResponder) -> @MainActor () -> Bool = UIResponder.resignFirstResponder  // open
    let _: (UIResponder) -> @MainActor () -> Void = UIResponder.awakeFromNib  // open
    let _: (UIResponder) -> @MainActor ([NSItemProvider]) -> Bool = UIResponder.canPaste(_:)  // open
    let _: (UIResponder) -> @MainActor ([NSItemProvider]) -> Void = UIResponder.paste(itemProviders:)  // open
    let _: UIResponder.Type = UIResponder.self  // open
}

@MainActor func Responders_UITapGestureRecognizer() {
    _ = \UITapGestureRecognizer.numberOfTapsRequired as ReferenceWritableKeyPath<UITapGestureRecognizer, Int>  // open
    _ = \UITapGestureRecognizer.numberOfTouchesRequired as ReferenceWritableKeyPath<UITapGestureRecognizer, Int>  // open
    let _: UIGestureRecognizer.Type = UITapGestureRecognizer.self
    let _: UITapGestureRecognizer.Type = UITapGestureRecognizer.self  // open
}

@MainActor func Responders_UIView() {
    let _: (UIView) -> @MainActor (UIGestureRecognizer) -> Void = UIView.addGestureRecognizer(_:)
    let _: (UIView) -> @MainActor (UIGestureRecognizer) -> Void = UIView.removeGestureRecognizer(_:)
}

@MainActor func Responders_UIWindow() {
    _ = \UIWindow.isHidden as ReferenceWritableKeyPath<UIWindow, Bool>  // open
    _ = \UIWindow.isKeyWindow as KeyPath<UIWindow, Bool>  // open
    _ = \UIWindow.next as KeyPath<UIWindow, UIResponder?>  // open
    _ = \UIWindow.rootViewController as ReferenceWritableKeyPath<UIWindow, UIViewController?>  // open
    _ = \UIWindow.window as KeyPath<UIWindow, UIWindow?>  // open
    _ = \UIWindow.windowLevel as ReferenceWritableKeyPath<UIWindow, UIWindow.Level>  // open
    let _: (CGRect) -> UIWindow = UIWindow.init(frame:)
    let _: (NSCoder) -> UIWindow? = UIWindow.init(coder:)
    let _: (UIWindow) -> @MainActor () -> Void = UIWindow.becomeKey  // open
    let _: (UIWindow) -> @MainActor () -> Void = UIWindow.makeKey  // open
    let _: (UIWindow) -> @MainActor () -> Void = UIWindow.makeKeyAndVisible  // open
    let _: (UIWindow) -> @MainActor () -> Void = UIWindow.resignKey  // open
    let _: UIView.Type = UIWindow.self
    let _: UIWindow.Type = UIWindow.self  // open
}

@MainActor func Responders_UIWindow_Level() {
    _ = \UIWindow.Level.rawValue as KeyPath<UIWindow.Level, CGFloat>
    let _: (CGFloat) -> UIWindow.Level = UIWindow.Level.init(_:)
    let _: (CGFloat) -> UIWindow.Level = UIWindow.Level.init(rawValue:)
    let _: UIWindow.Level = UIWindow.Level.alert
    let _: UIWindow.Level = UIWindow.Level.normal
    let _: UIWindow.Level = UIWindow.Level.statusBar
    let _: UIWindow.Level.Type = UIWindow.Level.self
}
