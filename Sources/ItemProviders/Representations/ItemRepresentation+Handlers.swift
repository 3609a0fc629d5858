internal import DragDrop

/// The kinds of registrations, each converted to one kind of handler.
extension ItemRepresentation {
    init(
        _ typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        data handler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        self.init(typeIdentifier: typeIdentifier, form: .data, visibility: visibility) { _, _, answer in
            handler { data, error in answer(.init(data.map(ItemContent.data), error, of: typeIdentifier)) }
        }
    }

    init(
        _ typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        fileOptions: NSItemProviderFileOptions,
        file handler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let form: Representation.Form = fileOptions.contains(.openInPlace) ? .inPlaceFile : .file
        self.init(typeIdentifier: typeIdentifier, form: form, visibility: visibility, fileOptions: fileOptions) {
            _, _, answer in
            handler { url, _, error in answer(.init(url.map(ItemContent.file), error, of: typeIdentifier)) }
        }
    }

    init(_ typeIdentifier: String, item handler: @escaping NSItemProvider.LoadHandler) {
        self.init(typeIdentifier: typeIdentifier, form: .data, visibility: .all) { expectedClass, options, answer in
            let completion: NSItemProvider.CompletionHandler = { item, error in
                answer(.init(item.map(ItemContent.value), error, of: typeIdentifier))
            }
            handler(completion, expectedClass, options.values)
            return nil
        }
    }

    /// Creates a representation of an existing item.
    init(_ typeIdentifier: String, item: (any NSSecureCoding)?) {
        let content = item.map(ItemContent.value)
        self.init(typeIdentifier: typeIdentifier, form: .data, visibility: .all) { _, _, answer in
            answer(.init(content, nil, of: typeIdentifier))
            return nil
        }
    }
}

extension Result<ItemContent, any Error> {
    /// Missing content without an error becomes `itemUnavailableError` (R213).
    fileprivate init(_ content: ItemContent?, _ error: (any Error)?, of typeIdentifier: String) {
        if let content {
            self = .success(content)
        } else {
            self = .failure(error ?? LoadError.unavailable(typeIdentifier).foundationError)
        }
    }
}
