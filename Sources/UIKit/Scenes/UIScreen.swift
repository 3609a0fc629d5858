/// The display of the simulated device. Not to be confused with `Screen`, which plays gestures.
/// <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor public final class UIScreen: NSObject {
    private static let screen = UIScreen(madeBySystem: ())

    private init(madeBySystem: Void) {
        super.init()
    }

    public class var main: UIScreen { Self.onMain(screen) }

    /// The size of an iPad in portrait, in points.
    nonisolated static let size = CGSize(width: 768, height: 1024)

    /// The bounds of the current screen's window, in points; without a screen those of an iPad in portrait.
    public var bounds: CGRect { onMain(Screen.current?.window.bounds ?? CGRect(origin: .zero, size: Self.size)) }

    /// The number of pixels per point.
    public var scale: CGFloat { onMain(UITraitCollection.standardDisplayScale) }
}
