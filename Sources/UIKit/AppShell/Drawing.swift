extension UIImage {
    /// Draws nothing: an image of `UIGraphicsImageRenderer` has a pattern in place of pixels.
    /// <https://developer.apple.com/documentation/uikit/uiimage/draw(in:)>
    public func draw(in rect: CGRect) {
        AppShell.warn("UIImage.draw(in:)")
    }
}

extension UIColor {
    /// Sets no colour for drawing.
    /// <https://developer.apple.com/documentation/uikit/uicolor/setfill()>
    public func setFill() {
        AppShell.warn("UIColor.setFill()")
    }
}

extension UIView {
    /// Draws nothing, and returns true.
    /// <https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)>
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        doNothing(answering: true)
    }
}

/// What the actions of a `UIGraphicsImageRenderer` draw into. Nothing is drawn: `fill(_:)` has no effect.
/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
open class UIGraphicsImageRendererContext: NSObject {
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) {
        AppShell.warn("UIGraphicsImageRendererContext.fill(_:)")
    }
}
