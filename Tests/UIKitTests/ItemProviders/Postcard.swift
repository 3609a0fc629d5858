import Foundation
import Testing
import UIKit

/// An app's class that reads and writes itself, with types by class.
final class Postcard: NSObject, NSItemProviderReading, NSItemProviderWriting {
    struct Illegible: Error {}

    let text: String

    init(_ text: String) {
        self.text = text
    }

    static let privateType = "com.example.postcard"

    static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text", privateType] }
    static var writableTypeIdentifiersForItemProvider: [String] { [privateType, "public.utf8-plain-text"] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Postcard {
        guard let text = String(data: data, encoding: .utf8), !text.isEmpty else { throw Illegible() }
        return Postcard("\(text) as \(typeIdentifier)")
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(text.utf8), nil)
        return nil
    }
}

/// A class whose objects determine their own types and visibility.
final class Envelope: NSObject, NSItemProviderWriting {
    let isSealed: Bool

    init(isSealed: Bool) {
        self.isSealed = isSealed
    }

    static let writableTypeIdentifiersForItemProvider = ["public.data"]

    var writableTypeIdentifiersForItemProvider: [String] {
        isSealed ? ["public.data"] : ["public.text", "public.data"]
    }

    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        typeIdentifier == "public.text" ? .ownProcess : .all
    }

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(nil, isSealed ? CocoaError(.fileReadNoPermission) : nil)
        return nil
    }
}
