internal import DragDrop
internal import UniformTypeIdentifiers

/// What an object that was registered as an item comes to when data of its type is asked for.
enum ItemValue {
    case data(Data)

    /// A file URL stands for its file, except where the type is that of a URL.
    case file(URL)

    /// An object that can write the type, and what it calls it.
    case object(WritingObject, type: String)

    /// Throws `unexpectedValueClassError` for what can be none of these (R213).
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
    /// Whether an item that is not of the class that a receiver wants can become one by way of its data; if not, throws
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
