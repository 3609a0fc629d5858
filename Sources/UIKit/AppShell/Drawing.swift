extension CALayer {
    /// Draws nothing.
    /// <https://developer.apple.com/documentation/quartzcore/calayer/render(in:)>
    public func render(in ctx: CGContext) { doNothing() }

    /// Removes nothing: there are no animations of layers.
    /// <https://developer.apple.com/documentation/quartzcore/calayer/removeallanimations()>
    public func removeAllAnimations() { doNothing() }
}

extension UIView {
    /// Draws nothing, and returns true.
    /// <https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)>
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        doNothing(answering: true)
    }
}
