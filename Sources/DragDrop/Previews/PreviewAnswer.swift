/// An app's answer to UIKit's request for a preview of an item.
package enum PreviewAnswer: Hashable, Sendable {
    /// The default: the whole view, the whole cell, or the preview passed by UIKit.
    case standard

    /// A preview that the app created.
    case own

    /// Nil: for a lift the item is not visible (R008), for a provider it is hidden (R017).
    case none
}
