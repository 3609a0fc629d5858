/// A class whose objects can write themselves as data for a provider.
///
/// The members that are optional on iOS have the same meaning here when they are left out: an object writes what its
/// class writes, and every representation is for all.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Asked instead of the class where there is an object.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Combined with the visibility of the registration: the stricter of the two applies.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Asked instead of the class where there is an object.
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
