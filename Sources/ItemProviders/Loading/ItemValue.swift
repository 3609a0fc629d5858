internal import DragDrop
internal import UniformTypeIdentifiers

/// The content of an object registered as an item, for a request of its type's data.
enum ItemValue {
    case data(Data)

    /// A file URL stands for its file, unless the type is that of a URL.
    case file(URL)

    /// An object that can write the type, with its own name for the type.
    case object(WritingObject, type: String)

    /// Throws `unexpectedValueClassError` for other values (R213).
    init(_ value: any NSSecureCoding, as type: String) throws {
        let tree = DeclaredTypes.tree
        if let data = value as? NSData {
            self = .data(Data(referencing: data))
        } else if let url = value as? NSURL, url.isFileURL, !tree.type(type, conformsTo: "public.url") {
            self = .file(URL(fileURLWithPath: url.path ?? ""))
        } else if let object = value as? any NSItemProviderWriting,
            let written = object.writableTypeIdentifiersForItemProvider.first(where: {
                tree.type($0, conformsTo: type) || tree.type(type, conformsTo: $0)
            })
        {
            self = .object(WritingObject(object: object), type: written)
        } else {
            throw LoadError.unexpectedClass(String(describing: Swift.type(of: value)), of: type).foundationError
        }
    }
}

extension NSSecureCoding {
    /// Requires that an item of another class can be converted to the expected one through its data. Throws
    /// `unavailableCoercionError` (R213).
    func requireCoercion(to wanted: any NSItemProviderReading.Type) throws {
        if self is NSData || (self as? NSURL)?.isFileURL == true { return }
        let tree = DeclaredTypes.tree
        let written = (self as? any NSItemProviderWriting)?.writableTypeIdentifiersForItemProvider ?? []
        let readable = wanted.readableTypeIdentifiersForItemProvider
        guard written.contains(where: { type in readable.contains { tree.type(type, conformsTo: $0) } }) else {
            throw LoadError.noCoercion(of: String(describing: type(of: self)), to: String(describing: wanted))
                .foundationError
        }
    }
}
