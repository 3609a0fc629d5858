// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Nibs_UINib() {
    let _: (String, @escaping () -> UIView) -> Void = UINib.register(_:make:)
    let _: (String, Bundle?) -> UINib = UINib.init(nibName:bundle:)
    let _: (UINib) -> @MainActor (Any?, [UINib.OptionsKey : Any]?) -> [Any] = UINib.instantiate(withOwner:options:)  // open
    let _: UINib.Type = UINib.self  // open
}

@MainActor func Nibs_UINib_OptionsKey() {
    _ = \UINib.OptionsKey.rawValue as KeyPath<UINib.OptionsKey, String>
    let _: (String) -> UINib.OptionsKey = UINib.OptionsKey.init(rawValue:)
    let _: UINib.OptionsKey.Type = UINib.OptionsKey.self
}
