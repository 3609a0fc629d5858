internal import DragDrop

/// The device that is played. One for the process, as `current` is in UIKit.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    var model = Model.current

    public var userInterfaceIdiom: UIUserInterfaceIdiom { model.idiom }
    public var systemName: String { model.idiom == .pad ? "iPadOS" : "iOS" }

    /// The major version alone: nothing depends on more.
    public var systemVersion: String { "\(model.version).0" }

    /// R002, Q25.
    var enablesDragsByDefault: Bool { model.engineDevice.enablesDragsByDefault }

    /// What a device is played as: `device phone; ios 14` in a spec. Not part of UIKit.
    public struct Model: Hashable, Sendable {
        public var idiom: UIUserInterfaceIdiom

        /// The major version of the system; the newest that the rules know where none is said.
        public var version: Int

        /// An iPad with the newest system that the rules know.
        public static let current = Model()

        public init(_ idiom: UIUserInterfaceIdiom = .pad, version: Int? = nil) {
            self.idiom = idiom
            self.version = version ?? Device.currentVersion
        }

        init(_ device: Device) {
            self.init(device.idiom == .phone ? .phone : .pad, version: device.majorVersion)
        }

        var engineDevice: Device {
            Device(idiom: idiom == .phone ? .phone : .pad, majorVersion: version)
        }
    }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case phone = 0, pad = 1
}
