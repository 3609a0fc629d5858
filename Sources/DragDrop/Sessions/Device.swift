/// The device, on which UIKit's defaults depend.
package struct Device: Hashable, Sendable {
    package var idiom: Idiom

    package var version: SystemVersion

    /// Whether UIKit's own animations after a release take time. Otherwise a release ends the session at once.
    package var hasAnimations = false

    package init(idiom: Idiom = .pad, version: SystemVersion = .current) {
        self.idiom = idiom
        self.version = version
    }

    /// The default of a list's `dragInteractionEnabled` and of `UIDragInteraction.isEnabledByDefault` (R002).
    package var enablesDragsByDefault: Bool {
        idiom == .pad || version >= Device.firstVersionWithDragsOnPhone
    }

    /// The first version of iOS on which iPhones drag by default, and between apps (R002, R003).
    package static let firstVersionWithDragsOnPhone: SystemVersion = 15
}

extension Device {
    /// Whether drags reach other apps: never on an iPhone before iOS 15 (R003, R014).
    package var dragsAcrossApps: Bool {
        idiom == .pad || version >= Device.firstVersionWithDragsOnPhone
    }
}
