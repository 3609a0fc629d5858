public import UniformTypeIdentifiers

/// The methods with types instead of identifiers (iOS 16).
extension NSItemProvider {
    /// Offers a file under a type, by default that of its extension, and suggests its base name. There are no file
    /// coordinators here, so `coordinated` has no effect.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init(
            store: ItemProviderStore(
                contentsOf: fileURL, contentType: contentType, openInPlace: openInPlace, visibility: visibility))
    }

    // MARK: - Registering representations

    @preconcurrency
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility) {
            loadHandler($0)
        }
    }

    @preconcurrency
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility
        ) { loadHandler($0) }
    }

    // MARK: - Asking for representations

    /// In the order of registration. Omits undeclared identifiers, for which there is no type.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers(fileOptions: .openInPlace).compactMap { UTType($0) }
    }

    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    // MARK: - Loading

    @preconcurrency
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// The completion handler's flag says whether the file is the original; a copy is deleted when the handler returns.
    @preconcurrency
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let identifier = contentType.identifier
        guard openInPlace else {
            return loadFileRepresentation(forTypeIdentifier: identifier) { completionHandler($0, false, $1) }
        }
        return loadInPlaceFileRepresentation(forTypeIdentifier: identifier, completionHandler: completionHandler)
    }
}
