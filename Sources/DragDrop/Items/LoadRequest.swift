/// What a receiver asks an item's provider for.
package enum LoadRequest: Hashable, Sendable {
    /// Whatever was registered first, in the form in which it is provided (R210).
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
