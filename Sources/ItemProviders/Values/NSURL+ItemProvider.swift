internal import DragDrop

/// A URL as its absolute text in UTF-8 (Q30 for the types).
extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    /// Throws `unavailableCoercionError` for data that is not a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
            throw LoadError.noCoercion(of: "data of type \(typeIdentifier)", to: "NSURL").foundationError
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
