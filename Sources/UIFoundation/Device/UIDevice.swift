package import DragDrop

/// The simulated device. One per process, like `current` in UIKit.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    package var model = Model.current

    public var userInterfaceIdiom: UIUserInterfaceIdiom { model.idiom }
    public var systemName: String { model.idiom == .pad ? "iPadOS" : "iOS" }

    public var systemVersion: String { "\(model.version).\(model.minorVersion)" }

    /// Whether drags are enabled by default (R002).
    package var enablesDragsByDefault: Bool { model.engineDevice.enablesDragsByDefault }

    /// The model to simulate: `device phone; ios 14` in a spec. Not part of UIKit.
    public struct Model: Hashable, Sendable {
        public var idiom: UIUserInterfaceIdiom

        /// The major version of the system; by default the newest that the rules cover.
        public var version: Int

        /// The minor version: 4 for iOS 16.4.
        public var minorVersion: Int

        /// Whether UIKit's animations after a release take time, as after `animations on` in a spec.
        public var hasAnimations = false

        /// An iPad with the newest system that the rules cover.
        public static let current = Model()

        public init(_ idiom: UIUserInterfaceIdiom = .pad, version: Int? = nil) {
            self.idiom = idiom
            self.version = version ?? SystemVersion.current.major
            minorVersion = 0
        }

        /// `UIDevice.Model(.phone, version: 16, minor: 4)` is an iPhone with iOS 16.4.
        public init(_ idiom: UIUserInterfaceIdiom = .pad, version: Int, minor: Int) {
            self.idiom = idiom
            self.version = version
            minorVersion = minor
        }

        package init(_ device: Device) {
            self.init(
                device.idiom == .phone ? .phone : .pad, version: device.version.major, minor: device.version.minor)
            hasAnimations = device.hasAnimations
        }

        package var engineDevice: Device {
            var device = Device(
                idiom: idiom == .phone ? .phone : .pad, version: SystemVersion(version, minorVersion))
            device.hasAnimations = hasAnimations
            return device
        }
    }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case phone = 0, pad = 1
}
