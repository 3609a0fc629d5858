internal import DragDrop

/// Only the text: Foundation has no RTF here, so attributes are lost and RTF is neither offered nor read.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.plain-text"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    /// Throws `unavailableCoercionError` for data that is not text of the type, and for subclasses other than
    /// `NSMutableAttributedString`.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try String(itemProviderData: data, typeIdentifier: typeIdentifier)
        guard
            let object = (self is NSMutableAttributedString.Type)
                ? NSMutableAttributedString(string: text) as? Self : NSAttributedString(string: text) as? Self
        else { throw LoadError.noCoercion(of: "text", to: String(describing: self)).foundationError }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
