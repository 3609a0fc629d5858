/// A class whose objects can be created from a provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// In order of preference: the first that a provider offers is loaded (R212).
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object. Called on the providers' callback queue, with the type that the class lists, not the
    /// registered type that conforms to it (Q41).
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
