package import DragDrop
package import JSON
package import UIKit

/// An exception of UIKit in a scenario. On a device the app ends there. Here it continues and may trap; then the
/// exception is the cause.
package struct RaisedEarlier: Sendable, JSONConvertible {
    let text: String
    let place: String?
    let hint: String?

    /// `screen` is the one on which UIKit has just raised.
    @MainActor package init(_ exception: UIKitException, on screen: Screen) {
        text = "\(exception.name.description): \(exception.text)"
        place = screen.placeOfException
        hint = exception.rule == .e57 ? screen.missingRegistration : nil
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        (text, place, hint) = try (json["text"], json["place"], json["hint"])
    }

    package var json: JSONTree { ["text": text.json, "place": place.json, "hint": hint.json] }

    var lines: [String] {
        ["UIKit had raised \(text)" + (place.map { ", in \($0)" } ?? "")] + (hint.map { ["hint: \($0)"] } ?? [])
    }
}
