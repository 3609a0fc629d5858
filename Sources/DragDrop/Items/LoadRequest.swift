/// A receiver's request to an item's provider.
package enum LoadRequest: Hashable, Sendable {
    /// The representation registered first, in its own form (R210).
    case first

    /// `loadDataRepresentation(forTypeIdentifier:)`
    case data(String)

    /// `loadFileRepresentation(forTypeIdentifier:)`
    case file(String)

    /// `loadInPlaceFileRepresentation(forTypeIdentifier:)`
    case inPlaceFile(String)

    /// `loadObject(ofClass:)`
    case object(ProviderClass)
}
