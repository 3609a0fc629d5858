extension UIImage {
    /// Draws nothing: an image of `UIGraphicsImageRenderer` has a pattern in place of pixels.
    /// <https://developer.apple.com/documentation/uikit/uiimage/draw(in:)>
    public func draw(in rect: CGRect) {
        AppShell.warn("UIImage.draw(in:)")
    }

    /// Draws nothing.
    /// <https://developer.apple.com/documentation/uikit/uiimage/draw(at:)>
    public func draw(at point: CGPoint) {
        AppShell.warn("UIImage.draw(at:)")
    }
}

extension UIColor {
    /// Sets no colour for drawing.
    /// <https://developer.apple.com/documentation/uikit/uicolor/setfill()>
    public func setFill() {
        AppShell.warn("UIColor.setFill()")
    }
}

extension UIColor {
    /// Sets no colour for drawing.
    /// <https://developer.apple.com/documentation/uikit/uicolor/setstroke()>
    public func setStroke() {
        AppShell.warn("UIColor.setStroke()")
    }

    /// Sets no colour for drawing.
    /// <https://developer.apple.com/documentation/uikit/uicolor/set()>
    public func set() {
        AppShell.warn("UIColor.set()")
    }
}

extension UIBezierPath {
    /// Draws nothing.
    /// <https://developer.apple.com/documentation/uikit/uibezierpath/fill()>
    public func fill() {
        AppShell.warn("UIBezierPath.fill()")
    }

    /// Draws nothing.
    /// <https://developer.apple.com/documentation/uikit/uibezierpath/stroke()>
    public func stroke() {
        AppShell.warn("UIBezierPath.stroke()")
    }

    /// Limits nothing: nothing is drawn.
    /// <https://developer.apple.com/documentation/uikit/uibezierpath/addclip()>
    public func addClip() {
        AppShell.warn("UIBezierPath.addClip()")
    }
}

extension NSAttributedString {
    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)>
    public func draw(at point: CGPoint) {
        AppShell.warn("NSAttributedString.draw(at:)")
    }

    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(in:)>
    public func draw(in rect: CGRect) {
        AppShell.warn("NSAttributedString.draw(in:)")
    }
}

extension String {
    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsstring/draw(at:withattributes:)>
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        AppShell.warn("String.draw(at:withAttributes:)")
    }

    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsstring/draw(in:withattributes:)>
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        AppShell.warn("String.draw(in:withAttributes:)")
    }
}

extension NSString {
    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsstring/draw(at:withattributes:)>
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        AppShell.warn("NSString.draw(at:withAttributes:)")
    }

    /// Draws nothing.
    /// <https://developer.apple.com/documentation/foundation/nsstring/draw(in:withattributes:)>
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        AppShell.warn("NSString.draw(in:withAttributes:)")
    }
}

/// What the actions of a `UIGraphicsImageRenderer` draw into. Nothing is drawn: `fill(_:)` has no effect.
/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat
    public let cgContext = CGContext()

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) {
        AppShell.warn("UIGraphicsImageRendererContext.fill(_:)")
    }
}
