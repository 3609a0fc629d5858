// Written by SignatureTests. After a change of the surface: delete the files here, run DND_RECORD=1 swift test.
// swift-format-ignore-file
import UIKit

@MainActor func Scenes_NSUserActivity() {
    _ = \NSUserActivity.activityType as KeyPath<NSUserActivity, String>
    _ = \NSUserActivity.requiredUserInfoKeys as ReferenceWritableKeyPath<NSUserActivity, Set<String>?>  // open
    _ = \NSUserActivity.targetContentIdentifier as ReferenceWritableKeyPath<NSUserActivity, String?>  // open
    _ = \NSUserActivity.title as ReferenceWritableKeyPath<NSUserActivity, String?>  // open
    _ = \NSUserActivity.userInfo as ReferenceWritableKeyPath<NSUserActivity, [AnyHashable : Any]?>  // open
    _ = \NSUserActivity.webpageURL as ReferenceWritableKeyPath<NSUserActivity, URL?>  // open
    let _: (NSUserActivity) -> ([AnyHashable : Any]) -> Void = NSUserActivity.addUserInfoEntries(from:)  // open
    let _: (String) -> NSUserActivity = NSUserActivity.init(activityType:)
    let _: NSUserActivity.Type = NSUserActivity.self  // open
}

@MainActor func Scenes_UIWindowScene() {
    let _: UIResponder.Type = UIWindowScene.self
    let _: UIWindowScene.Type = UIWindowScene.self  // open
}

@MainActor func Scenes_UIWindowScene_ActivationConfiguration() {
    _ = \UIWindowScene.ActivationConfiguration.options as ReferenceWritableKeyPath<UIWindowScene.ActivationConfiguration, UIWindowScene.ActivationRequestOptions?>  // open
    _ = \UIWindowScene.ActivationConfiguration.preview as ReferenceWritableKeyPath<UIWindowScene.ActivationConfiguration, UITargetedPreview?>  // open
    _ = \UIWindowScene.ActivationConfiguration.userActivity as KeyPath<UIWindowScene.ActivationConfiguration, NSUserActivity>
    let _: (NSUserActivity, UIWindowScene.ActivationRequestOptions?, UITargetedPreview?) -> UIWindowScene.ActivationConfiguration = UIWindowScene.ActivationConfiguration.init(userActivity:options:preview:)
    let _: UIWindowScene.ActivationConfiguration.Type = UIWindowScene.ActivationConfiguration.self  // open
}

@MainActor func Scenes_UIWindowScene_ActivationRequestOptions() {
    _ = \UIWindowScene.ActivationRequestOptions.preferredPresentationStyle as ReferenceWritableKeyPath<UIWindowScene.ActivationRequestOptions, UIWindowScene.PresentationStyle>  // open
    let _: UIWindowScene.ActivationRequestOptions.Type = UIWindowScene.ActivationRequestOptions.self  // open
}

@MainActor func Scenes_UIWindowScene_PresentationStyle() {
    let _: (UInt) -> UIWindowScene.PresentationStyle? = UIWindowScene.PresentationStyle.init(rawValue:)
    let _: UIWindowScene.PresentationStyle = .automatic
    let _: UIWindowScene.PresentationStyle = .prominent
    let _: UIWindowScene.PresentationStyle = .standard
    let _: UIWindowScene.PresentationStyle.Type = UIWindowScene.PresentationStyle.self
}
