/// The appearance of the status bar. There is no status bar here: nothing asks a controller for its
/// `preferredStatusBarStyle`.
/// <https://developer.apple.com/documentation/uikit/uistatusbarstyle>
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

extension UIViewController {
    /// Updates nothing: there is no status bar.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setneedsstatusbarappearanceupdate()>
    public func setNeedsStatusBarAppearanceUpdate() { doNothing() }
}
