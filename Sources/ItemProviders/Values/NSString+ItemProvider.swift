internal import DragDrop

/// Text as UTF-8. Also reads UTF-16, by its byte order mark, otherwise in this machine's byte order (Q30 for the
/// types).
extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text"]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Throws `unavailableCoercionError` for data that is not text of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: try String(itemProviderData: data, typeIdentifier: typeIdentifier))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(describing: self).utf8), nil)
        return nil
    }
}

extension String {
    /// Throws `unavailableCoercionError` for data that is not text of the type.
    init(itemProviderData data: Data, typeIdentifier: String) throws {
        // Plain text may have any encoding, which a byte order mark identifies.
        let isUTF16 =
            ["public.utf16-plain-text", "public.utf16-external-plain-text"].contains(typeIdentifier)
            || data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
            throw LoadError.noCoercion(of: "data of type \(typeIdentifier)", to: "NSString").foundationError
        }
        self = text
    }
}
