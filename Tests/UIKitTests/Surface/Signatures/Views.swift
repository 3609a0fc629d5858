// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Views_CACornerMask() {
    _ = \CACornerMask.rawValue as KeyPath<CACornerMask, UInt>
    let _: (UInt) -> CACornerMask = CACornerMask.init(rawValue:)
    let _: CACornerMask = CACornerMask.layerMaxXMaxYCorner
    let _: CACornerMask = CACornerMask.layerMaxXMinYCorner
    let _: CACornerMask = CACornerMask.layerMinXMaxYCorner
    let _: CACornerMask = CACornerMask.layerMinXMinYCorner
    let _: CACornerMask.Type = CACornerMask.self
}

@MainActor func Views_CALayer() {
    _ = \CALayer.borderColor as ReferenceWritableKeyPath<CALayer, CGColor?>  // open
    _ = \CALayer.borderWidth as ReferenceWritableKeyPath<CALayer, CGFloat>  // open
    _ = \CALayer.bounds as KeyPath<CALayer, CGRect>  // open
    _ = \CALayer.cornerRadius as ReferenceWritableKeyPath<CALayer, CGFloat>  // open
    _ = \CALayer.frame as KeyPath<CALayer, CGRect>  // open
    _ = \CALayer.maskedCorners as ReferenceWritableKeyPath<CALayer, CACornerMask>  // open
    _ = \CALayer.masksToBounds as ReferenceWritableKeyPath<CALayer, Bool>  // open
    _ = \CALayer.shadowColor as ReferenceWritableKeyPath<CALayer, CGColor?>  // open
    _ = \CALayer.shadowOffset as ReferenceWritableKeyPath<CALayer, CGSize>  // open
    _ = \CALayer.shadowOpacity as ReferenceWritableKeyPath<CALayer, Float>  // open
    _ = \CALayer.shadowRadius as ReferenceWritableKeyPath<CALayer, CGFloat>  // open
    _ = \CALayer.zPosition as ReferenceWritableKeyPath<CALayer, CGFloat>  // open
    let _: () -> CALayer = CALayer.init
    let _: CALayer.Type = CALayer.self  // open
}

@MainActor func Views_NSLayoutAnchor<AnchorType>(_: AnchorType.Type) where AnchorType : AnyObject {
    _ = \NSLayoutAnchor<AnchorType>.item as KeyPath<NSLayoutAnchor<AnchorType>, AnyObject?>  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(equalTo:)  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(greaterThanOrEqualTo:)  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(lessThanOrEqualTo:)  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>, CGFloat) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(equalTo:constant:)  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>, CGFloat) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(greaterThanOrEqualTo:constant:)  // open
    let _: (NSLayoutAnchor<AnchorType>) -> @MainActor (NSLayoutAnchor<AnchorType>, CGFloat) -> NSLayoutConstraint = NSLayoutAnchor<AnchorType>.constraint(lessThanOrEqualTo:constant:)  // open
    let _: NSLayoutAnchor<AnchorType>.Type = NSLayoutAnchor<AnchorType>.self  // open
}

@MainActor func Views_NSLayoutConstraint() {
    _ = \NSLayoutConstraint.constant as ReferenceWritableKeyPath<NSLayoutConstraint, CGFloat>  // open
    _ = \NSLayoutConstraint.firstAttribute as KeyPath<NSLayoutConstraint, NSLayoutConstraint.Attribute>
    _ = \NSLayoutConstraint.firstItem as KeyPath<NSLayoutConstraint, AnyObject?>  // open
    _ = \NSLayoutConstraint.identifier as ReferenceWritableKeyPath<NSLayoutConstraint, String?>  // open
    _ = \NSLayoutConstraint.isActive as ReferenceWritableKeyPath<NSLayoutConstraint, Bool>  // open
    _ = \NSLayoutConstraint.multiplier as KeyPath<NSLayoutConstraint, CGFloat>
    _ = \NSLayoutConstraint.priority as ReferenceWritableKeyPath<NSLayoutConstraint, UILayoutPriority>  // open
    _ = \NSLayoutConstraint.relation as KeyPath<NSLayoutConstraint, NSLayoutConstraint.Relation>
    _ = \NSLayoutConstraint.secondAttribute as KeyPath<NSLayoutConstraint, NSLayoutConstraint.Attribute>
    _ = \NSLayoutConstraint.secondItem as KeyPath<NSLayoutConstraint, AnyObject?>  // open
    let _: (Any, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, Any?, NSLayoutConstraint.Attribute, CGFloat, CGFloat) -> NSLayoutConstraint = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    let _: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.activate(_:)  // open
    let _: ([NSLayoutConstraint]) -> Void = NSLayoutConstraint.deactivate(_:)  // open
    let _: NSLayoutConstraint.Type = NSLayoutConstraint.self  // open
}

@MainActor func Views_NSLayoutConstraint_Attribute() {
    let _: (Int) -> NSLayoutConstraint.Attribute? = NSLayoutConstraint.Attribute.init(rawValue:)
    let _: NSLayoutConstraint.Attribute = .bottom
    let _: NSLayoutConstraint.Attribute = .bottomMargin
    let _: NSLayoutConstraint.Attribute = .centerX
    let _: NSLayoutConstraint.Attribute = .centerXWithinMargins
    let _: NSLayoutConstraint.Attribute = .centerY
    let _: NSLayoutConstraint.Attribute = .centerYWithinMargins
    let _: NSLayoutConstraint.Attribute = .firstBaseline
    let _: NSLayoutConstraint.Attribute = .height
    let _: NSLayoutConstraint.Attribute = .lastBaseline
    let _: NSLayoutConstraint.Attribute = .leading
    let _: NSLayoutConstraint.Attribute = .leadingMargin
    let _: NSLayoutConstraint.Attribute = .left
    let _: NSLayoutConstraint.Attribute = .leftMargin
    let _: NSLayoutConstraint.Attribute = .notAnAttribute
    let _: NSLayoutConstraint.Attribute = .right
    let _: NSLayoutConstraint.Attribute = .rightMargin
    let _: NSLayoutConstraint.Attribute = .top
    let _: NSLayoutConstraint.Attribute = .topMargin
    let _: NSLayoutConstraint.Attribute = .trailing
    let _: NSLayoutConstraint.Attribute = .trailingMargin
    let _: NSLayoutConstraint.Attribute = .width
    let _: NSLayoutConstraint.Attribute.Type = NSLayoutConstraint.Attribute.self
}

@MainActor func Views_NSLayoutConstraint_Axis() {
    let _: (Int) -> NSLayoutConstraint.Axis? = NSLayoutConstraint.Axis.init(rawValue:)
    let _: NSLayoutConstraint.Axis = .horizontal
    let _: NSLayoutConstraint.Axis = .vertical
    let _: NSLayoutConstraint.Axis.Type = NSLayoutConstraint.Axis.self
}

@MainActor func Views_NSLayoutConstraint_Relation() {
    let _: (Int) -> NSLayoutConstraint.Relation? = NSLayoutConstraint.Relation.init(rawValue:)
    let _: NSLayoutConstraint.Relation = .equal
    let _: NSLayoutConstraint.Relation = .greaterThanOrEqual
    let _: NSLayoutConstraint.Relation = .lessThanOrEqual
    let _: NSLayoutConstraint.Relation.Type = NSLayoutConstraint.Relation.self
}

@MainActor func Views_NSLayoutDimension() {
    let _: (NSLayoutDimension) -> @MainActor (CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(equalToConstant:)  // open
    let _: (NSLayoutDimension) -> @MainActor (CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)  // open
    let _: (NSLayoutDimension) -> @MainActor (CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(lessThanOrEqualToConstant:)  // open
    let _: (NSLayoutDimension) -> @MainActor (NSLayoutDimension, CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(equalTo:multiplier:)  // open
    let _: (NSLayoutDimension) -> @MainActor (NSLayoutDimension, CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(greaterThanOrEqualTo:multiplier:)  // open
    let _: (NSLayoutDimension) -> @MainActor (NSLayoutDimension, CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(lessThanOrEqualTo:multiplier:)  // open
    let _: (NSLayoutDimension) -> @MainActor (NSLayoutDimension, CGFloat, CGFloat) -> NSLayoutConstraint = NSLayoutDimension.constraint(equalTo:multiplier:constant:)  // open
    let _: NSLayoutDimension.Type = NSLayoutDimension.self  // open
}

@MainActor func Views_NSLayoutXAxisAnchor() {
    let _: NSLayoutXAxisAnchor.Type = NSLayoutXAxisAnchor.self  // open
}

@MainActor func Views_NSLayoutYAxisAnchor() {
    let _: NSLayoutYAxisAnchor.Type = NSLayoutYAxisAnchor.self  // open
}

@MainActor func Views_NSLineBreakMode() {
    let _: (Int) -> NSLineBreakMode? = NSLineBreakMode.init(rawValue:)
    let _: NSLineBreakMode = .byCharWrapping
    let _: NSLineBreakMode = .byClipping
    let _: NSLineBreakMode = .byTruncatingHead
    let _: NSLineBreakMode = .byTruncatingMiddle
    let _: NSLineBreakMode = .byTruncatingTail
    let _: NSLineBreakMode = .byWordWrapping
    let _: NSLineBreakMode.Type = NSLineBreakMode.self
}

@MainActor func Views_NSTextAlignment() {
    let _: (Int) -> NSTextAlignment? = NSTextAlignment.init(rawValue:)
    let _: NSTextAlignment = .center
    let _: NSTextAlignment = .justified
    let _: NSTextAlignment = .left
    let _: NSTextAlignment = .natural
    let _: NSTextAlignment = .right
    let _: NSTextAlignment.Type = NSTextAlignment.self
}

@MainActor func Views_UIActivityIndicatorView() {
    _ = \UIActivityIndicatorView.color as ReferenceWritableKeyPath<UIActivityIndicatorView, UIColor?>  // open
    _ = \UIActivityIndicatorView.hidesWhenStopped as ReferenceWritableKeyPath<UIActivityIndicatorView, Bool>  // open
    _ = \UIActivityIndicatorView.isAnimating as KeyPath<UIActivityIndicatorView, Bool>  // open
    _ = \UIActivityIndicatorView.style as ReferenceWritableKeyPath<UIActivityIndicatorView, UIActivityIndicatorView.Style>  // open
    let _: (CGRect) -> UIActivityIndicatorView = UIActivityIndicatorView.init(frame:)
    let _: (NSCoder) -> UIActivityIndicatorView? = UIActivityIndicatorView.init(coder:)
    let _: (UIActivityIndicatorView) -> @MainActor () -> Void = UIActivityIndicatorView.startAnimating  // open
    let _: (UIActivityIndicatorView) -> @MainActor () -> Void = UIActivityIndicatorView.stopAnimating  // open
    let _: (UIActivityIndicatorView.Style) -> UIActivityIndicatorView = UIActivityIndicatorView.init(style:)
    let _: UIActivityIndicatorView.Type = UIActivityIndicatorView.self  // open
    let _: UIView.Type = UIActivityIndicatorView.self
}

@MainActor func Views_UIActivityIndicatorView_Style() {
    let _: (Int) -> UIActivityIndicatorView.Style? = UIActivityIndicatorView.Style.init(rawValue:)
    let _: UIActivityIndicatorView.Style = .large
    let _: UIActivityIndicatorView.Style = .medium
    let _: UIActivityIndicatorView.Style.Type = UIActivityIndicatorView.Style.self
}

@MainActor func Views_UIButton() {
    _ = \UIButton.buttonType as KeyPath<UIButton, UIButton.ButtonType>
    _ = \UIButton.currentImage as KeyPath<UIButton, UIImage?>  // open
    _ = \UIButton.currentTitle as KeyPath<UIButton, String?>  // open
    _ = \UIButton.imageView as KeyPath<UIButton, UIImageView?>  // open
    _ = \UIButton.menu as ReferenceWritableKeyPath<UIButton, UIMenu?>  // open
    _ = \UIButton.showsMenuAsPrimaryAction as ReferenceWritableKeyPath<UIButton, Bool>  // open
    _ = \UIButton.titleLabel as KeyPath<UIButton, UILabel?>  // open
    let _: (UIButton) -> @MainActor (String?, UIControl.State) -> Void = UIButton.setTitle(_:for:)  // open
    let _: (UIButton) -> @MainActor (UIColor?, UIControl.State) -> Void = UIButton.setTitleColor(_:for:)  // open
    let _: (UIButton) -> @MainActor (UIControl.Event) -> Void = UIButton.sendActions(for:)  // open
    let _: (UIButton) -> @MainActor (UIControl.State) -> String? = UIButton.title(for:)  // open
    let _: (UIButton) -> @MainActor (UIControl.State) -> UIColor? = UIButton.titleColor(for:)  // open
    let _: (UIButton) -> @MainActor (UIControl.State) -> UIImage? = UIButton.image(for:)  // open
    let _: (UIButton) -> @MainActor (UIImage?, UIControl.State) -> Void = UIButton.setImage(_:for:)  // open
    let _: (UIButton.ButtonType) -> UIButton = UIButton.init(type:)
    let _: (UIButton.ButtonType, UIAction?) -> UIButton = UIButton.init(type:primaryAction:)
    let _: UIButton.Type = UIButton.self  // open
    let _: UIControl.Type = UIButton.self
}

@MainActor func Views_UIButton_ButtonType() {
    let _: (Int) -> UIButton.ButtonType? = UIButton.ButtonType.init(rawValue:)
    let _: UIButton.ButtonType = .close
    let _: UIButton.ButtonType = .contactAdd
    let _: UIButton.ButtonType = .custom
    let _: UIButton.ButtonType = .detailDisclosure
    let _: UIButton.ButtonType = .infoDark
    let _: UIButton.ButtonType = .infoLight
    let _: UIButton.ButtonType = .system
    let _: UIButton.ButtonType.Type = UIButton.ButtonType.self
}

@MainActor func Views_UIControl() {
    _ = \UIControl.contentHorizontalAlignment as ReferenceWritableKeyPath<UIControl, UIControl.ContentHorizontalAlignment>  // open
    _ = \UIControl.contentVerticalAlignment as ReferenceWritableKeyPath<UIControl, UIControl.ContentVerticalAlignment>  // open
    _ = \UIControl.isEnabled as ReferenceWritableKeyPath<UIControl, Bool>  // open
    _ = \UIControl.isHighlighted as ReferenceWritableKeyPath<UIControl, Bool>  // open
    _ = \UIControl.isSelected as ReferenceWritableKeyPath<UIControl, Bool>  // open
    _ = \UIControl.state as KeyPath<UIControl, UIControl.State>  // open
    let _: (CGRect, UIAction?) -> UIControl = UIControl.init(frame:primaryAction:)
    let _: (UIControl) -> @MainActor (Any?, Selector, UIControl.Event) -> Void = UIControl.addTarget(_:action:for:)  // open
    let _: (UIControl) -> @MainActor (Any?, Selector?, UIControl.Event) -> Void = UIControl.removeTarget(_:action:for:)  // open
    let _: (UIControl) -> @MainActor (Any?, UIControl.Event) -> [String]? = UIControl.actions(forTarget:forControlEvent:)  // open
    let _: (UIControl) -> @MainActor (UIAction) -> Void = UIControl.sendAction(_:)  // open
    let _: (UIControl) -> @MainActor (UIAction, UIControl.Event) -> Void = UIControl.addAction(_:for:)  // open
    let _: (UIControl) -> @MainActor (UIAction, UIControl.Event) -> Void = UIControl.removeAction(_:for:)  // open
    let _: (UIControl) -> @MainActor (UIControl.Event) -> Void = UIControl.sendActions(for:)  // open
    let _: UIControl.Type = UIControl.self  // open
    let _: UIView.Type = UIControl.self
}

@MainActor func Views_UIControl_ContentHorizontalAlignment() {
    let _: (Int) -> UIControl.ContentHorizontalAlignment? = UIControl.ContentHorizontalAlignment.init(rawValue:)
    let _: UIControl.ContentHorizontalAlignment = .center
    let _: UIControl.ContentHorizontalAlignment = .fill
    let _: UIControl.ContentHorizontalAlignment = .leading
    let _: UIControl.ContentHorizontalAlignment = .left
    let _: UIControl.ContentHorizontalAlignment = .right
    let _: UIControl.ContentHorizontalAlignment = .trailing
    let _: UIControl.ContentHorizontalAlignment.Type = UIControl.ContentHorizontalAlignment.self
}

@MainActor func Views_UIControl_ContentVerticalAlignment() {
    let _: (Int) -> UIControl.ContentVerticalAlignment? = UIControl.ContentVerticalAlignment.init(rawValue:)
    let _: UIControl.ContentVerticalAlignment = .bottom
    let _: UIControl.ContentVerticalAlignment = .center
    let _: UIControl.ContentVerticalAlignment = .fill
    let _: UIControl.ContentVerticalAlignment = .top
    let _: UIControl.ContentVerticalAlignment.Type = UIControl.ContentVerticalAlignment.self
}

@MainActor func Views_UIControl_Event() {
    _ = \UIControl.Event.rawValue as KeyPath<UIControl.Event, UInt>
    let _: (UInt) -> UIControl.Event = UIControl.Event.init(rawValue:)
    let _: UIControl.Event = UIControl.Event.allEditingEvents
    let _: UIControl.Event = UIControl.Event.allEvents
    let _: UIControl.Event = UIControl.Event.allTouchEvents
    let _: UIControl.Event = UIControl.Event.editingChanged
    let _: UIControl.Event = UIControl.Event.editingDidBegin
    let _: UIControl.Event = UIControl.Event.editingDidEnd
    let _: UIControl.Event = UIControl.Event.editingDidEndOnExit
    let _: UIControl.Event = UIControl.Event.menuActionTriggered
    let _: UIControl.Event = UIControl.Event.primaryActionTriggered
    let _: UIControl.Event = UIControl.Event.touchCancel
    let _: UIControl.Event = UIControl.Event.touchDown
    let _: UIControl.Event = UIControl.Event.touchDownRepeat
    let _: UIControl.Event = UIControl.Event.touchDragEnter
    let _: UIControl.Event = UIControl.Event.touchDragExit
    let _: UIControl.Event = UIControl.Event.touchDragInside
    let _: UIControl.Event = UIControl.Event.touchDragOutside
    let _: UIControl.Event = UIControl.Event.touchUpInside
    let _: UIControl.Event = UIControl.Event.touchUpOutside
    let _: UIControl.Event = UIControl.Event.valueChanged
    let _: UIControl.Event.Type = UIControl.Event.self
}

@MainActor func Views_UIControl_State() {
    _ = \UIControl.State.rawValue as KeyPath<UIControl.State, UInt>
    let _: (UInt) -> UIControl.State = UIControl.State.init(rawValue:)
    let _: UIControl.State = UIControl.State.disabled
    let _: UIControl.State = UIControl.State.focused
    let _: UIControl.State = UIControl.State.highlighted
    let _: UIControl.State = UIControl.State.normal
    let _: UIControl.State = UIControl.State.selected
    let _: UIControl.State.Type = UIControl.State.self
}

@MainActor func Views_UIEvent() {
    _ = \UIEvent.type as KeyPath<UIEvent, UIEvent.EventType>  // open
    let _: UIEvent.Type = UIEvent.self  // open
}

@MainActor func Views_UIEvent_EventType() {
    let _: (Int) -> UIEvent.EventType? = UIEvent.EventType.init(rawValue:)
    let _: UIEvent.EventType = .hover
    let _: UIEvent.EventType = .motion
    let _: UIEvent.EventType = .presses
    let _: UIEvent.EventType = .remoteControl
    let _: UIEvent.EventType = .scroll
    let _: UIEvent.EventType = .touches
    let _: UIEvent.EventType = .transform
    let _: UIEvent.EventType.Type = UIEvent.EventType.self
}

@MainActor func Views_UIImageView() {
    _ = \UIImageView.highlightedImage as ReferenceWritableKeyPath<UIImageView, UIImage?>  // open
    _ = \UIImageView.image as ReferenceWritableKeyPath<UIImageView, UIImage?>  // open
    _ = \UIImageView.isHighlighted as ReferenceWritableKeyPath<UIImageView, Bool>  // open
    let _: (CGRect) -> UIImageView = UIImageView.init(frame:)
    let _: (NSCoder) -> UIImageView? = UIImageView.init(coder:)
    let _: (UIImage?) -> UIImageView = UIImageView.init(image:)
    let _: (UIImage?, UIImage?) -> UIImageView = UIImageView.init(image:highlightedImage:)
    let _: (UIImageView) -> @MainActor (CGSize) -> CGSize = UIImageView.sizeThatFits(_:)  // open
    let _: UIImageView.Type = UIImageView.self  // open
    let _: UIView.Type = UIImageView.self
}

@MainActor func Views_UIInteraction<Witness>(_: Witness.Type) where Witness : UIInteraction & SendableMetatype {
    _ = \Witness.view as KeyPath<Witness, UIView?>
    let _: (any UIInteraction).Type = (any UIInteraction).self
    let _: @MainActor (Witness, UIView?) -> Void = { $0.didMove(to: $1) }
    let _: @MainActor (Witness, UIView?) -> Void = { $0.willMove(to: $1) }
}

@MainActor func Views_UILabel() {
    _ = \UILabel.adjustsFontForContentSizeCategory as ReferenceWritableKeyPath<UILabel, Bool>  // open
    _ = \UILabel.adjustsFontSizeToFitWidth as ReferenceWritableKeyPath<UILabel, Bool>  // open
    _ = \UILabel.attributedText as ReferenceWritableKeyPath<UILabel, NSAttributedString?>  // open
    _ = \UILabel.font as ReferenceWritableKeyPath<UILabel, UIFont?>  // open
    _ = \UILabel.highlightedTextColor as ReferenceWritableKeyPath<UILabel, UIColor?>  // open
    _ = \UILabel.isEnabled as ReferenceWritableKeyPath<UILabel, Bool>  // open
    _ = \UILabel.isHighlighted as ReferenceWritableKeyPath<UILabel, Bool>  // open
    _ = \UILabel.lineBreakMode as ReferenceWritableKeyPath<UILabel, NSLineBreakMode>  // open
    _ = \UILabel.minimumScaleFactor as ReferenceWritableKeyPath<UILabel, CGFloat>  // open
    _ = \UILabel.numberOfLines as ReferenceWritableKeyPath<UILabel, Int>  // open
    _ = \UILabel.text as ReferenceWritableKeyPath<UILabel, String?>  // open
    _ = \UILabel.textAlignment as ReferenceWritableKeyPath<UILabel, NSTextAlignment>  // open
    _ = \UILabel.textColor as ReferenceWritableKeyPath<UILabel, UIColor?>  // open
    let _: (CGRect) -> UILabel = UILabel.init(frame:)
    let _: (NSCoder) -> UILabel? = UILabel.init(coder:)
    let _: UILabel.Type = UILabel.self  // open
    let _: UIView.Type = UILabel.self
}

@MainActor func Views_UILayoutGuide() {
    _ = \UILayoutGuide.bottomAnchor as KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>  // open
    _ = \UILayoutGuide.centerXAnchor as KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>  // open
    _ = \UILayoutGuide.centerYAnchor as KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>  // open
    _ = \UILayoutGuide.heightAnchor as KeyPath<UILayoutGuide, NSLayoutDimension>  // open
    _ = \UILayoutGuide.identifier as ReferenceWritableKeyPath<UILayoutGuide, String>  // open
    _ = \UILayoutGuide.layoutFrame as KeyPath<UILayoutGuide, CGRect>  // open
    _ = \UILayoutGuide.leadingAnchor as KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>  // open
    _ = \UILayoutGuide.leftAnchor as KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>  // open
    _ = \UILayoutGuide.owningView as KeyPath<UILayoutGuide, UIView?>  // open
    _ = \UILayoutGuide.rightAnchor as KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>  // open
    _ = \UILayoutGuide.topAnchor as KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>  // open
    _ = \UILayoutGuide.trailingAnchor as KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>  // open
    _ = \UILayoutGuide.widthAnchor as KeyPath<UILayoutGuide, NSLayoutDimension>  // open
    let _: () -> UILayoutGuide = UILayoutGuide.init
    let _: UILayoutGuide.Type = UILayoutGuide.self  // open
}

@MainActor func Views_UILayoutPriority() {
    _ = \UILayoutPriority.rawValue as KeyPath<UILayoutPriority, Float>
    let _: (Float) -> UILayoutPriority = UILayoutPriority.init(_:)
    let _: (Float) -> UILayoutPriority = UILayoutPriority.init(rawValue:)
    let _: UILayoutPriority = UILayoutPriority.defaultHigh
    let _: UILayoutPriority = UILayoutPriority.defaultLow
    let _: UILayoutPriority = UILayoutPriority.fittingSizeLevel
    let _: UILayoutPriority = UILayoutPriority.required
    let _: UILayoutPriority.Type = UILayoutPriority.self
}

@MainActor func Views_UIProgressView() {
    _ = \UIProgressView.observedProgress as ReferenceWritableKeyPath<UIProgressView, Progress?>  // open
    _ = \UIProgressView.progress as ReferenceWritableKeyPath<UIProgressView, Float>  // open
    _ = \UIProgressView.progressTintColor as ReferenceWritableKeyPath<UIProgressView, UIColor?>  // open
    _ = \UIProgressView.progressViewStyle as ReferenceWritableKeyPath<UIProgressView, UIProgressView.Style>  // open
    _ = \UIProgressView.trackTintColor as ReferenceWritableKeyPath<UIProgressView, UIColor?>  // open
    let _: (UIProgressView) -> @MainActor (Float, Bool) -> Void = UIProgressView.setProgress(_:animated:)  // open
    let _: (UIProgressView.Style) -> UIProgressView = UIProgressView.init(progressViewStyle:)
    let _: UIProgressView.Type = UIProgressView.self  // open
    let _: UIView.Type = UIProgressView.self
}

@MainActor func Views_UIProgressView_Style() {
    let _: (Int) -> UIProgressView.Style? = UIProgressView.Style.init(rawValue:)
    let _: UIProgressView.Style = .bar
    let _: UIProgressView.Style = .default
    let _: UIProgressView.Style.Type = UIProgressView.Style.self
}

@MainActor func Views_UIRefreshControl() {
    _ = \UIRefreshControl.attributedTitle as ReferenceWritableKeyPath<UIRefreshControl, NSAttributedString?>  // open
    _ = \UIRefreshControl.isRefreshing as KeyPath<UIRefreshControl, Bool>  // open
    let _: (UIRefreshControl) -> @MainActor () -> Void = UIRefreshControl.beginRefreshing  // open
    let _: (UIRefreshControl) -> @MainActor () -> Void = UIRefreshControl.endRefreshing  // open
    let _: UIControl.Type = UIRefreshControl.self
    let _: UIRefreshControl.Type = UIRefreshControl.self  // open
}

@MainActor func Views_UIScrollView() {
    _ = \UIScrollView.adjustedContentInset as KeyPath<UIScrollView, UIEdgeInsets>  // open
    _ = \UIScrollView.alwaysBounceHorizontal as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.alwaysBounceVertical as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.bounces as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.bouncesZoom as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.bounds as ReferenceWritableKeyPath<UIScrollView, CGRect>  // open
    _ = \UIScrollView.contentInset as ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>  // open
    _ = \UIScrollView.contentInsetAdjustmentBehavior as ReferenceWritableKeyPath<UIScrollView, UIScrollView.ContentInsetAdjustmentBehavior>  // open
    _ = \UIScrollView.contentOffset as ReferenceWritableKeyPath<UIScrollView, CGPoint>  // open
    _ = \UIScrollView.contentSize as ReferenceWritableKeyPath<UIScrollView, CGSize>  // open
    _ = \UIScrollView.delegate as ReferenceWritableKeyPath<UIScrollView, (any UIScrollViewDelegate)?>  // open
    _ = \UIScrollView.isDecelerating as KeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isDragging as KeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isPagingEnabled as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isScrollEnabled as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isTracking as KeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isZoomBouncing as KeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.isZooming as KeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.keyboardDismissMode as ReferenceWritableKeyPath<UIScrollView, UIScrollView.KeyboardDismissMode>  // open
    _ = \UIScrollView.maximumZoomScale as ReferenceWritableKeyPath<UIScrollView, CGFloat>  // open
    _ = \UIScrollView.minimumZoomScale as ReferenceWritableKeyPath<UIScrollView, CGFloat>  // open
    _ = \UIScrollView.refreshControl as ReferenceWritableKeyPath<UIScrollView, UIRefreshControl?>  // open
    _ = \UIScrollView.scrollsToTop as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.showsHorizontalScrollIndicator as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.showsVerticalScrollIndicator as ReferenceWritableKeyPath<UIScrollView, Bool>  // open
    _ = \UIScrollView.zoomScale as ReferenceWritableKeyPath<UIScrollView, CGFloat>  // open
    let _: (UIScrollView) -> @MainActor () -> Void = UIScrollView.adjustedContentInsetDidChange  // open
    let _: (UIScrollView) -> @MainActor (CGFloat, Bool) -> Void = UIScrollView.setZoomScale(_:animated:)  // open
    let _: (UIScrollView) -> @MainActor (CGPoint, Bool) -> Void = UIScrollView.setContentOffset(_:animated:)  // open
    let _: (UIScrollView) -> @MainActor (CGRect, Bool) -> Void = UIScrollView.scrollRectToVisible(_:animated:)  // open
    let _: (UIScrollView) -> @MainActor (CGRect, Bool) -> Void = UIScrollView.zoom(to:animated:)  // open
    let _: UIScrollView.Type = UIScrollView.self  // open
    let _: UIView.Type = UIScrollView.self
}

@MainActor func Views_UIScrollView_ContentInsetAdjustmentBehavior() {
    let _: (Int) -> UIScrollView.ContentInsetAdjustmentBehavior? = UIScrollView.ContentInsetAdjustmentBehavior.init(rawValue:)
    let _: UIScrollView.ContentInsetAdjustmentBehavior = .always
    let _: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    let _: UIScrollView.ContentInsetAdjustmentBehavior = .never
    let _: UIScrollView.ContentInsetAdjustmentBehavior = .scrollableAxes
    let _: UIScrollView.ContentInsetAdjustmentBehavior.Type = UIScrollView.ContentInsetAdjustmentBehavior.self
}

@MainActor func Views_UIScrollView_KeyboardDismissMode() {
    let _: (Int) -> UIScrollView.KeyboardDismissMode? = UIScrollView.KeyboardDismissMode.init(rawValue:)
    let _: UIScrollView.KeyboardDismissMode = .interactive
    let _: UIScrollView.KeyboardDismissMode = .none
    let _: UIScrollView.KeyboardDismissMode = .onDrag
    let _: UIScrollView.KeyboardDismissMode.Type = UIScrollView.KeyboardDismissMode.self
}

@MainActor func Views_UIScrollViewDelegate<Witness>(_: Witness.Type) where Witness : UIScrollViewDelegate & SendableMetatype {
    let _: (any UIScrollViewDelegate).Type = (any UIScrollViewDelegate).self
    let _: @MainActor (Witness, UIScrollView) -> Bool = { $0.scrollViewShouldScrollToTop($1) }
    let _: @MainActor (Witness, UIScrollView) -> UIView? = { $0.viewForZooming(in: $1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidChangeAdjustedContentInset($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidEndDecelerating($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidEndScrollingAnimation($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidScroll($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidScrollToTop($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewDidZoom($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewWillBeginDecelerating($1) }
    let _: @MainActor (Witness, UIScrollView) -> Void = { $0.scrollViewWillBeginDragging($1) }
    let _: @MainActor (Witness, UIScrollView, Bool) -> Void = { $0.scrollViewDidEndDragging($1, willDecelerate: $2) }
    let _: @MainActor (Witness, UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { $0.scrollViewWillEndDragging($1, withVelocity: $2, targetContentOffset: $3) }
    let _: @MainActor (Witness, UIScrollView, UIView?) -> Void = { $0.scrollViewWillBeginZooming($1, with: $2) }
    let _: @MainActor (Witness, UIScrollView, UIView?, CGFloat) -> Void = { $0.scrollViewDidEndZooming($1, with: $2, atScale: $3) }
}

@MainActor func Views_UIStackView() {
    _ = \UIStackView.alignment as ReferenceWritableKeyPath<UIStackView, UIStackView.Alignment>  // open
    _ = \UIStackView.arrangedSubviews as KeyPath<UIStackView, [UIView]>  // open
    _ = \UIStackView.axis as ReferenceWritableKeyPath<UIStackView, NSLayoutConstraint.Axis>  // open
    _ = \UIStackView.distribution as ReferenceWritableKeyPath<UIStackView, UIStackView.Distribution>  // open
    _ = \UIStackView.isLayoutMarginsRelativeArrangement as ReferenceWritableKeyPath<UIStackView, Bool>  // open
    _ = \UIStackView.spacing as ReferenceWritableKeyPath<UIStackView, CGFloat>  // open
    let _: (CGRect) -> UIStackView = UIStackView.init(frame:)
    let _: (NSCoder) -> UIStackView = UIStackView.init(coder:)
    let _: (UIStackView) -> @MainActor (CGFloat, UIView) -> Void = UIStackView.setCustomSpacing(_:after:)  // open
    let _: (UIStackView) -> @MainActor (UIView) -> CGFloat = UIStackView.customSpacing(after:)  // open
    let _: (UIStackView) -> @MainActor (UIView) -> Void = UIStackView.addArrangedSubview(_:)  // open
    let _: (UIStackView) -> @MainActor (UIView) -> Void = UIStackView.removeArrangedSubview(_:)  // open
    let _: (UIStackView) -> @MainActor (UIView) -> Void = UIStackView.willRemoveSubview(_:)  // open
    let _: (UIStackView) -> @MainActor (UIView, Int) -> Void = UIStackView.insertArrangedSubview(_:at:)  // open
    let _: ([UIView]) -> UIStackView = UIStackView.init(arrangedSubviews:)
    let _: CGFloat = UIStackView.spacingUseDefault
    let _: UIStackView.Type = UIStackView.self  // open
    let _: UIView.Type = UIStackView.self
}

@MainActor func Views_UIStackView_Alignment() {
    let _: (Int) -> UIStackView.Alignment? = UIStackView.Alignment.init(rawValue:)
    let _: UIStackView.Alignment = .center
    let _: UIStackView.Alignment = .fill
    let _: UIStackView.Alignment = .firstBaseline
    let _: UIStackView.Alignment = .lastBaseline
    let _: UIStackView.Alignment = .leading
    let _: UIStackView.Alignment = .trailing
    let _: UIStackView.Alignment = UIStackView.Alignment.bottom
    let _: UIStackView.Alignment = UIStackView.Alignment.top
    let _: UIStackView.Alignment.Type = UIStackView.Alignment.self
}

@MainActor func Views_UIStackView_Distribution() {
    let _: (Int) -> UIStackView.Distribution? = UIStackView.Distribution.init(rawValue:)
    let _: UIStackView.Distribution = .equalCentering
    let _: UIStackView.Distribution = .equalSpacing
    let _: UIStackView.Distribution = .fill
    let _: UIStackView.Distribution = .fillEqually
    let _: UIStackView.Distribution = .fillProportionally
    let _: UIStackView.Distribution.Type = UIStackView.Distribution.self
}

@MainActor func Views_UITextField() {
    _ = \UITextField.canBecomeFirstResponder as KeyPath<UITextField, Bool>  // open
    _ = \UITextField.delegate as ReferenceWritableKeyPath<UITextField, (any UITextFieldDelegate)?>  // open
    _ = \UITextField.font as ReferenceWritableKeyPath<UITextField, UIFont?>  // open
    _ = \UITextField.isEditing as KeyPath<UITextField, Bool>  // open
    _ = \UITextField.isSecureTextEntry as ReferenceWritableKeyPath<UITextField, Bool>  // open
    _ = \UITextField.placeholder as ReferenceWritableKeyPath<UITextField, String?>  // open
    _ = \UITextField.text as ReferenceWritableKeyPath<UITextField, String?>  // open
    _ = \UITextField.textAlignment as ReferenceWritableKeyPath<UITextField, NSTextAlignment>  // open
    _ = \UITextField.textColor as ReferenceWritableKeyPath<UITextField, UIColor?>  // open
    let _: (UITextField) -> @MainActor () -> Bool = UITextField.becomeFirstResponder  // open
    let _: (UITextField) -> @MainActor () -> Bool = UITextField.resignFirstResponder  // open
    let _: UIControl.Type = UITextField.self
    let _: UITextField.Type = UITextField.self  // open
}

@MainActor func Views_UITextFieldDelegate<Witness>(_: Witness.Type) where Witness : UITextFieldDelegate & SendableMetatype {
    let _: (any UITextFieldDelegate).Type = (any UITextFieldDelegate).self
    let _: @MainActor (Witness, UITextField) -> Bool = { $0.textFieldShouldBeginEditing($1) }
    let _: @MainActor (Witness, UITextField) -> Bool = { $0.textFieldShouldEndEditing($1) }
    let _: @MainActor (Witness, UITextField) -> Void = { $0.textFieldDidBeginEditing($1) }
    let _: @MainActor (Witness, UITextField) -> Void = { $0.textFieldDidEndEditing($1) }
}

@MainActor func Views_UITextView() {
    _ = \UITextView.attributedText as ReferenceWritableKeyPath<UITextView, NSAttributedString?>  // open
    _ = \UITextView.canBecomeFirstResponder as KeyPath<UITextView, Bool>  // open
    _ = \UITextView.font as ReferenceWritableKeyPath<UITextView, UIFont?>  // open
    _ = \UITextView.isEditable as ReferenceWritableKeyPath<UITextView, Bool>  // open
    _ = \UITextView.isSelectable as ReferenceWritableKeyPath<UITextView, Bool>  // open
    _ = \UITextView.text as ReferenceWritableKeyPath<UITextView, String?>  // open
    _ = \UITextView.textAlignment as ReferenceWritableKeyPath<UITextView, NSTextAlignment>  // open
    _ = \UITextView.textColor as ReferenceWritableKeyPath<UITextView, UIColor?>  // open
    let _: UIScrollView.Type = UITextView.self
    let _: UITextView.Type = UITextView.self  // open
}

@MainActor func Views_UIView() {
    _ = \UIView.accessibilityHint as ReferenceWritableKeyPath<UIView, String?>  // open
    _ = \UIView.accessibilityIdentifier as ReferenceWritableKeyPath<UIView, String?>  // open
    _ = \UIView.accessibilityLabel as ReferenceWritableKeyPath<UIView, String?>  // open
    _ = \UIView.accessibilityValue as ReferenceWritableKeyPath<UIView, String?>  // open
    _ = \UIView.alpha as ReferenceWritableKeyPath<UIView, CGFloat>  // open
    _ = \UIView.autoresizesSubviews as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.autoresizingMask as ReferenceWritableKeyPath<UIView, UIView.AutoresizingMask>  // open
    _ = \UIView.backgroundColor as ReferenceWritableKeyPath<UIView, UIColor?>  // open
    _ = \UIView.bottomAnchor as KeyPath<UIView, NSLayoutYAxisAnchor>
    _ = \UIView.bounds as ReferenceWritableKeyPath<UIView, CGRect>  // open
    _ = \UIView.canBecomeFocused as KeyPath<UIView, Bool>  // open
    _ = \UIView.center as ReferenceWritableKeyPath<UIView, CGPoint>  // open
    _ = \UIView.centerXAnchor as KeyPath<UIView, NSLayoutXAxisAnchor>
    _ = \UIView.centerYAnchor as KeyPath<UIView, NSLayoutYAxisAnchor>
    _ = \UIView.clipsToBounds as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.constraints as KeyPath<UIView, [NSLayoutConstraint]>  // open
    _ = \UIView.contentMode as ReferenceWritableKeyPath<UIView, UIView.ContentMode>  // open
    _ = \UIView.directionalLayoutMargins as ReferenceWritableKeyPath<UIView, NSDirectionalEdgeInsets>  // open
    _ = \UIView.firstBaselineAnchor as KeyPath<UIView, NSLayoutYAxisAnchor>
    _ = \UIView.frame as ReferenceWritableKeyPath<UIView, CGRect>  // open
    _ = \UIView.gestureRecognizers as ReferenceWritableKeyPath<UIView, [UIGestureRecognizer]?>  // open
    _ = \UIView.heightAnchor as KeyPath<UIView, NSLayoutDimension>
    _ = \UIView.interactions as ReferenceWritableKeyPath<UIView, [any UIInteraction]>  // open
    _ = \UIView.isAccessibilityElement as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.isExclusiveTouch as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.isFocused as KeyPath<UIView, Bool>  // open
    _ = \UIView.isHidden as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.isMultipleTouchEnabled as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.isOpaque as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.isUserInteractionEnabled as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.lastBaselineAnchor as KeyPath<UIView, NSLayoutYAxisAnchor>
    _ = \UIView.layer as KeyPath<UIView, CALayer>  // open
    _ = \UIView.layoutGuides as KeyPath<UIView, [UILayoutGuide]>
    _ = \UIView.layoutMargins as ReferenceWritableKeyPath<UIView, UIEdgeInsets>
    _ = \UIView.layoutMarginsGuide as KeyPath<UIView, UILayoutGuide>
    _ = \UIView.leadingAnchor as KeyPath<UIView, NSLayoutXAxisAnchor>
    _ = \UIView.leftAnchor as KeyPath<UIView, NSLayoutXAxisAnchor>
    _ = \UIView.mask as ReferenceWritableKeyPath<UIView, UIView?>  // open
    _ = \UIView.next as KeyPath<UIView, UIResponder?>  // open
    _ = \UIView.parentFocusEnvironment as KeyPath<UIView, (any UIFocusEnvironment)?>  // open
    _ = \UIView.preferredFocusEnvironments as KeyPath<UIView, [any UIFocusEnvironment]>  // open
    _ = \UIView.readableContentGuide as KeyPath<UIView, UILayoutGuide>
    _ = \UIView.restorationIdentifier as ReferenceWritableKeyPath<UIView, String?>  // open
    _ = \UIView.rightAnchor as KeyPath<UIView, NSLayoutXAxisAnchor>
    _ = \UIView.safeAreaInsets as KeyPath<UIView, UIEdgeInsets>
    _ = \UIView.safeAreaLayoutGuide as KeyPath<UIView, UILayoutGuide>
    _ = \UIView.subviews as KeyPath<UIView, [UIView]>  // open
    _ = \UIView.superview as KeyPath<UIView, UIView?>  // open
    _ = \UIView.tag as ReferenceWritableKeyPath<UIView, Int>  // open
    _ = \UIView.tintColor as ReferenceWritableKeyPath<UIView, UIColor?>  // open
    _ = \UIView.topAnchor as KeyPath<UIView, NSLayoutYAxisAnchor>
    _ = \UIView.trailingAnchor as KeyPath<UIView, NSLayoutXAxisAnchor>
    _ = \UIView.transform as ReferenceWritableKeyPath<UIView, CGAffineTransform>  // open
    _ = \UIView.translatesAutoresizingMaskIntoConstraints as ReferenceWritableKeyPath<UIView, Bool>  // open
    _ = \UIView.widthAnchor as KeyPath<UIView, NSLayoutDimension>
    _ = \UIView.window as KeyPath<UIView, UIWindow?>  // open
    let _: (() -> Void) -> Void = UIView.performWithoutAnimation(_:)
    let _: () -> UIView = UIView.init
    let _: (Bool) -> Void = UIView.setAnimationsEnabled(_:)
    let _: (CGRect) -> UIView = UIView.init(frame:)
    let _: (NSCoder) -> UIView? = UIView.init(coder:)
    let _: (TimeInterval, @escaping () -> Void, ((Bool) -> Void)?) -> Void = UIView.animate(withDuration:animations:completion:)
    let _: (TimeInterval, TimeInterval, CGFloat, CGFloat, UIView.AnimationOptions, @escaping () -> Void, ((Bool) -> Void)?) -> Void = UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    let _: (TimeInterval, TimeInterval, UIView.AnimationOptions, @escaping () -> Void, ((Bool) -> Void)?) -> Void = UIView.animate(withDuration:delay:options:animations:completion:)
    let _: (UIView) -> @MainActor () -> Void = UIView.didMoveToSuperview  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.didMoveToWindow  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.layoutIfNeeded  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.layoutSubviews  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.removeFromSuperview  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.setNeedsFocusUpdate  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.setNeedsLayout  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.sizeToFit  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.tintColorDidChange  // open
    let _: (UIView) -> @MainActor () -> Void = UIView.updateFocusIfNeeded  // open
    let _: (UIView) -> @MainActor (Bool) -> Bool = UIView.endEditing(_:)
    let _: (UIView) -> @MainActor (CGPoint, UIEvent?) -> Bool = UIView.point(inside:with:)  // open
    let _: (UIView) -> @MainActor (CGPoint, UIEvent?) -> UIView? = UIView.hitTest(_:with:)  // open
    let _: (UIView) -> @MainActor (CGPoint, UIView?) -> CGPoint = UIView.convert(_:from:)
    let _: (UIView) -> @MainActor (CGPoint, UIView?) -> CGPoint = UIView.convert(_:to:)
    let _: (UIView) -> @MainActor (CGRect, UIView?) -> CGRect = UIView.convert(_:from:)
    let _: (UIView) -> @MainActor (CGRect, UIView?) -> CGRect = UIView.convert(_:to:)
    let _: (UIView) -> @MainActor (CGSize) -> CGSize = UIView.sizeThatFits(_:)  // open
    let _: (UIView) -> @MainActor (Int) -> UIView? = UIView.viewWithTag(_:)  // open
    let _: (UIView) -> @MainActor (Int, Int) -> Void = UIView.exchangeSubview(at:withSubviewAt:)  // open
    let _: (UIView) -> @MainActor (NSLayoutConstraint) -> Void = UIView.addConstraint(_:)
    let _: (UIView) -> @MainActor (NSLayoutConstraint) -> Void = UIView.removeConstraint(_:)
    let _: (UIView) -> @MainActor (NSLayoutConstraint.Axis) -> UILayoutPriority = UIView.contentCompressionResistancePriority(for:)
    let _: (UIView) -> @MainActor (NSLayoutConstraint.Axis) -> UILayoutPriority = UIView.contentHuggingPriority(for:)
    let _: (UIView) -> @MainActor (UIFocusUpdateContext) -> Bool = UIView.shouldUpdateFocus(in:)  // open
    let _: (UIView) -> @MainActor (UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = UIView.didUpdateFocus(in:with:)  // open
    let _: (UIView) -> @MainActor (UILayoutGuide) -> Void = UIView.addLayoutGuide(_:)
    let _: (UIView) -> @MainActor (UILayoutGuide) -> Void = UIView.removeLayoutGuide(_:)
    let _: (UIView) -> @MainActor (UILayoutPriority, NSLayoutConstraint.Axis) -> Void = UIView.setContentCompressionResistancePriority(_:for:)
    let _: (UIView) -> @MainActor (UILayoutPriority, NSLayoutConstraint.Axis) -> Void = UIView.setContentHuggingPriority(_:for:)
    let _: (UIView) -> @MainActor (UIView) -> Bool = UIView.isDescendant(of:)  // open
    let _: (UIView) -> @MainActor (UIView) -> Void = UIView.addSubview(_:)  // open
    let _: (UIView) -> @MainActor (UIView) -> Void = UIView.bringSubviewToFront(_:)  // open
    let _: (UIView) -> @MainActor (UIView) -> Void = UIView.didAddSubview(_:)  // open
    let _: (UIView) -> @MainActor (UIView) -> Void = UIView.sendSubviewToBack(_:)  // open
    let _: (UIView) -> @MainActor (UIView) -> Void = UIView.willRemoveSubview(_:)  // open
    let _: (UIView) -> @MainActor (UIView, Int) -> Void = UIView.insertSubview(_:at:)  // open
    let _: (UIView) -> @MainActor (UIView, UIView) -> Void = UIView.insertSubview(_:aboveSubview:)  // open
    let _: (UIView) -> @MainActor (UIView, UIView) -> Void = UIView.insertSubview(_:belowSubview:)  // open
    let _: (UIView) -> @MainActor (UIView?) -> Void = UIView.willMove(toSuperview:)  // open
    let _: (UIView) -> @MainActor (UIWindow?) -> Void = UIView.willMove(toWindow:)  // open
    let _: (UIView) -> @MainActor ([NSLayoutConstraint]) -> Void = UIView.addConstraints(_:)
    let _: (UIView) -> @MainActor ([NSLayoutConstraint]) -> Void = UIView.removeConstraints(_:)
    let _: (UIView) -> @MainActor (any UIInteraction) -> Void = UIView.addInteraction(_:)  // open
    let _: (UIView) -> @MainActor (any UIInteraction) -> Void = UIView.removeInteraction(_:)  // open
    let _: (UIView, TimeInterval, UIView.AnimationOptions, (() -> Void)?, ((Bool) -> Void)?) -> Void = UIView.transition(with:duration:options:animations:completion:)
    let _: Bool = UIView.areAnimationsEnabled
    let _: Bool = UIView.requiresConstraintBasedLayout  // open
    let _: UIResponder.Type = UIView.self
    let _: UIView.Type = UIView.self  // open
}

@MainActor func Views_UIView_AnimationOptions() {
    _ = \UIView.AnimationOptions.rawValue as KeyPath<UIView.AnimationOptions, UInt>
    let _: (UInt) -> UIView.AnimationOptions = UIView.AnimationOptions.init(rawValue:)
    let _: UIView.AnimationOptions = UIView.AnimationOptions.allowUserInteraction
    let _: UIView.AnimationOptions = UIView.AnimationOptions.autoreverse
    let _: UIView.AnimationOptions = UIView.AnimationOptions.beginFromCurrentState
    let _: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseIn
    let _: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseInOut
    let _: UIView.AnimationOptions = UIView.AnimationOptions.curveEaseOut
    let _: UIView.AnimationOptions = UIView.AnimationOptions.curveLinear
    let _: UIView.AnimationOptions = UIView.AnimationOptions.layoutSubviews
    let _: UIView.AnimationOptions = UIView.AnimationOptions.repeat
    let _: UIView.AnimationOptions = UIView.AnimationOptions.transitionCrossDissolve
    let _: UIView.AnimationOptions = UIView.AnimationOptions.transitionFlipFromLeft
    let _: UIView.AnimationOptions = UIView.AnimationOptions.transitionFlipFromRight
    let _: UIView.AnimationOptions.Type = UIView.AnimationOptions.self
}

@MainActor func Views_UIView_AutoresizingMask() {
    _ = \UIView.AutoresizingMask.rawValue as KeyPath<UIView.AutoresizingMask, UInt>
    let _: (UInt) -> UIView.AutoresizingMask = UIView.AutoresizingMask.init(rawValue:)
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleBottomMargin
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleHeight
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleLeftMargin
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleRightMargin
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleTopMargin
    let _: UIView.AutoresizingMask = UIView.AutoresizingMask.flexibleWidth
    let _: UIView.AutoresizingMask.Type = UIView.AutoresizingMask.self
}

@MainActor func Views_UIView_ContentMode() {
    let _: (Int) -> UIView.ContentMode? = UIView.ContentMode.init(rawValue:)
    let _: UIView.ContentMode = .bottom
    let _: UIView.ContentMode = .bottomLeft
    let _: UIView.ContentMode = .bottomRight
    let _: UIView.ContentMode = .center
    let _: UIView.ContentMode = .left
    let _: UIView.ContentMode = .redraw
    let _: UIView.ContentMode = .right
    let _: UIView.ContentMode = .scaleAspectFill
    let _: UIView.ContentMode = .scaleAspectFit
    let _: UIView.ContentMode = .scaleToFill
    let _: UIView.ContentMode = .top
    let _: UIView.ContentMode = .topLeft
    let _: UIView.ContentMode = .topRight
    let _: UIView.ContentMode.Type = UIView.ContentMode.self
}
