/// A class whose objects can write themselves as data for a provider.
///
/// The members that are optional on iOS have the same defaults here: an object writes the types of its class, and every
/// representation is visible to all.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// In order of preference.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Used instead of the class's types for an object.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The stricter of this and the registration's visibility applies.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Used instead of the class's method for an object.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Writes the object as data of a type, on the thread of the request (R219).
    @preconcurrency
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        .all
    }

    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}
