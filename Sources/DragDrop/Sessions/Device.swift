/// What the defaults of UIKit depend on.
package struct Device: Hashable, Sendable {
    package enum Idiom: Hashable, Sendable { case phone, pad }

    package var idiom: Idiom

    /// Major version of iOS.
    package var majorVersion: Int

    /// The version that stands for "current".
    package static let currentVersion = 26

    package init(idiom: Idiom = .pad, majorVersion: Int = Device.currentVersion) {
        self.idiom = idiom
        self.majorVersion = majorVersion
    }

    /// Default of a list's `dragInteractionEnabled` and of `UIDragInteraction.isEnabledByDefault` (R002, Q25).
    package var enablesDragsByDefault: Bool {
        idiom == .pad || majorVersion >= 15
    }
}
