package import DragDrop

/// A receiver's request to a provider.
package enum ItemRequest: @unchecked Sendable {
    /// `loadDataRepresentation`
    case data(String)

    /// `loadFileRepresentation`
    case file(String)

    /// `loadInPlaceFileRepresentation`
    case inPlaceFile(String)

    /// `loadObject`
    case object(any NSItemProviderReading.Type)

    /// `loadItem`
    case item(String)

    /// `loadPreviewImage`
    case preview

    /// The engine's request. It has no `loadItem`, which becomes data of the type in any form.
    package var modelled: LoadRequest {
        switch self {
        case .data(let type), .item(let type): .data(type)
        case .file(let type): .file(type)
        case .inPlaceFile(let type): .inPlaceFile(type)
        case .object(let wanted): .object(ProviderClass(wanted))
        case .preview: .data("public.image")
        }
    }

    /// The type that an error names.
    package var typeIdentifier: String {
        switch self {
        case .data(let type), .file(let type), .inPlaceFile(let type), .item(let type): type
        case .object(let wanted): wanted.readableTypeIdentifiersForItemProvider.first ?? "public.data"
        case .preview: "public.image"
        }
    }

    /// The expected class, as passed to a load handler.
    var expectedClass: AnyClass? {
        switch self {
        case .data: NSData.self
        case .file, .inPlaceFile: NSURL.self
        case .object(let wanted): wanted
        case .item, .preview: nil
        }
    }
}

extension ProviderClass {
    package init(_ reader: any NSItemProviderReading.Type) {
        self.init(
            String(describing: reader), reads: reader.readableTypeIdentifiersForItemProvider,
            writes: (reader as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider ?? [])
    }

    init(_ writer: any NSItemProviderWriting.Type, writing types: [String]? = nil) {
        self.init(
            String(describing: writer),
            reads: (writer as? any NSItemProviderReading.Type)?.readableTypeIdentifiersForItemProvider ?? [],
            writes: types ?? writer.writableTypeIdentifiersForItemProvider)
    }
}
