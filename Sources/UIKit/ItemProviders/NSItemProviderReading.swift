/// A class whose objects can be made from the data of a provider.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The class's preference decides: the first of these that a provider offers is loaded (R212).
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes an object. Called on the providers' callback queue, with the type under which the data is registered.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
