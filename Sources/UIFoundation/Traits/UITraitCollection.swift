/// The traits of an interface. All controllers have those of the simulated device, in portrait and the light style.
/// <https://developer.apple.com/documentation/uikit/uitraitcollection>
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    /// Compact on a phone.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass = .regular
    public let userInterfaceStyle: UIUserInterfaceStyle = .light

    /// The number of pixels per point.
    public let displayScale = standardDisplayScale

    /// The number of pixels per point of every iPad since 2012.
    package static let standardDisplayScale: CGFloat = 2

    private init(idiom: UIUserInterfaceIdiom) {
        userInterfaceIdiom = idiom
        horizontalSizeClass = idiom == .phone ? .compact : .regular
        super.init()
    }

    /// The traits of the simulated device.
    @MainActor public static var current: UITraitCollection {
        UITraitCollection(idiom: UIDevice.current.userInterfaceIdiom)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.userInterfaceIdiom == userInterfaceIdiom
    }

    public override var hash: Int { userInterfaceIdiom.rawValue }
}

/// The room along an axis.
/// <https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass>
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The light or the dark appearance.
/// <https://developer.apple.com/documentation/uikit/uiuserinterfacestyle>
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}
