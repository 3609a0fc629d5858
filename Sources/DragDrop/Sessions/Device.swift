/// What the defaults of UIKit depend on.
package struct Device: Hashable, Sendable {
    package enum Idiom: Hashable, Sendable { case phone, pad }

    package var idiom: Idiom

    /// Major version of iOS.
    package var majorVersion: Int

    /// Whether what UIKit animates after a release takes its time. Without, a release ends everything at once.
    package var hasAnimations = false

    /// The version that stands for "current".
    package static let currentVersion = 26

    package init(idiom: Idiom = .pad, majorVersion: Int = Device.currentVersion) {
        self.idiom = idiom
        self.majorVersion = majorVersion
    }

    /// Default of a list's `dragInteractionEnabled` and of `UIDragInteraction.isEnabledByDefault` (R002, Q25).
    package var enablesDragsByDefault: Bool {
        idiom == .pad || majorVersion >= Device.firstVersionWithDragsOnPhone
    }

    /// From this version on iPhones drag by default, and across apps (R002, R003).
    package static let firstVersionWithDragsOnPhone = 15
}
