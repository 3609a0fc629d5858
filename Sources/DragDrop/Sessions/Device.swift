/// What the defaults of UIKit depend on.
package struct Device: Hashable, Sendable {
    package enum Idiom: Hashable, Sendable { case phone, pad }

    package var idiom: Idiom

    package var version: SystemVersion

    /// Whether what UIKit animates after a release takes its time. Without, a release ends everything at once.
    package var hasAnimations = false

    package init(idiom: Idiom = .pad, version: SystemVersion = .current) {
        self.idiom = idiom
        self.version = version
    }

    /// Default of a list's `dragInteractionEnabled` and of `UIDragInteraction.isEnabledByDefault` (R002).
    package var enablesDragsByDefault: Bool {
        idiom == .pad || version >= Device.firstVersionWithDragsOnPhone
    }

    /// From this version on iPhones drag by default, and across apps (R002, R003).
    package static let firstVersionWithDragsOnPhone: SystemVersion = 15
}

extension Device {
    /// Whether drags reach other apps: never on an iPhone before iOS 15 (R003, R014).
    package var dragsAcrossApps: Bool {
        idiom == .pad || version >= Device.firstVersionWithDragsOnPhone
    }
}
