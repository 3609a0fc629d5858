extension UIWindow {
    /// A window of the size of the screen. It belongs to no scene: there is none to pass.
    /// <https://developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)>
    public convenience init(windowScene: UIWindowScene) {
        Self.noteThread()
        self.init(frame: UIScreen.main.bounds)
    }

    /// Always nil; setting it has no effect.
    /// <https://developer.apple.com/documentation/uikit/uiwindow/windowscene>
    public var windowScene: UIWindowScene? {
        get { doNothing(answering: nil) }
        set { doNothing() }
    }
}
