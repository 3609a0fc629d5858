/// What an app answers where UIKit asks for a preview of an item.
package enum PreviewAnswer: Hashable, Sendable {
    /// The default: the whole view, the whole cell, or the preview that was handed in.
    case standard

    /// A preview that the app made.
    case own

    /// Nil: for a lift the item is not visible (R008), for a provider it is hidden (R017).
    case none
}
