internal import DragDrop

/// Converts a provider's content to the requested form (R213, R217, R218). Runs on the callback queue.
struct ItemResolution: Sendable {
    let load: ItemProviderLoad
    let representation: ItemRepresentation

    /// The load has its answer when this returns, or when an object has written its data.
    func resolve(_ content: ItemContent) {
        do {
            switch load.request {
            case .item, .preview: load.settle(.success(try item(content)))
            case .data: try withData(of: content) { .data($0) }
            case .file, .inPlaceFile: try resolveFile(content)
            case .object(let wanted): try resolveObject(content, wanted)
            }
        } catch {
            if case .object = load.request { load.noteThrow() }
            load.settle(.failure(error))
        }
    }

    private func item(_ content: ItemContent) throws -> ItemDelivery {
        switch content {
        case .data(let data): return .item(NSData(data: data), copy: nil)
        case .value(let value): return .item(value, copy: nil)
        case .file(let original):
            let (url, copy) = try handOver(original, mayOpenInPlace: true)
            return .item(NSURL(fileURLWithPath: url.path), copy: copy)
        }
    }

    // MARK: - Data

    /// Continues with the data of the content (R217). An object writes its own, which may take time.
    private func withData(
        of content: ItemContent, then deliver: @escaping @Sendable (Data) throws -> ItemDelivery
    ) throws {
        switch content {
        case .data(let data): load.settle(.success(try deliver(data)))
        case .file(let url):
            let data = try url.isFolder ? ZipArchive(of: url).data : Data(contentsOf: url)
            load.settle(.success(try deliver(data)))
        case .value(let value):
            switch try ItemValue(value, as: representation.typeIdentifier) {
            case .data(let data): try withData(of: .data(data), then: deliver)
            case .file(let url): try withData(of: .file(url), then: deliver)
            case .object(let object, let type):
                _ = object.load(type) { data in
                    load.settle(data.flatMap { data in Result { try deliver(data) } })
                }
            }
        }
    }

    // MARK: - Files

    private func resolveFile(_ content: ItemContent) throws {
        if let original = try file(in: content) {
            let mayOpenInPlace = if case .inPlaceFile = load.request { true } else { false }
            let (url, copy) = try handOver(original, mayOpenInPlace: mayOpenInPlace)
            return load.settle(.success(.file(url, copy: copy)))
        }
        let name = fileName
        try withData(of: content) { data in
            let copy = try TemporaryFile(data, named: name)
            return .file(copy.url, copy: copy)
        }
    }

    private func file(in content: ItemContent) throws -> URL? {
        switch content {
        case .data: return nil
        case .file(let url): return url
        case .value(let value):
            if case .file(let url) = try ItemValue(value, as: representation.typeIdentifier) { return url }
            return nil
        }
    }

    /// The original if both sides permit it, otherwise a copy (R218).
    private func handOver(_ original: URL, mayOpenInPlace: Bool) throws -> (url: URL, copy: TemporaryFile?) {
        if mayOpenInPlace, representation.fileOptions.contains(.openInPlace) { return (original, nil) }
        let name = load.provider.suggestedName == nil ? original.lastPathComponent : fileName
        let copy = try TemporaryFile(copyOf: original, named: name)
        return (copy.url, copy)
    }

    /// The suggested name with the extension of the type (R216). The default name is this module's.
    private var fileName: String {
        FileName(suggestion: load.provider.suggestedName, typeIdentifier: representation.typeIdentifier).text
    }

    // MARK: - Objects

    private func resolveObject(_ content: ItemContent, _ wanted: any NSItemProviderReading.Type) throws {
        switch content {
        case .file(let url) where url.isFolder:
            throw LoadError.noCoercion(of: "a folder", to: String(describing: wanted)).foundationError
        case .value(let value):
            if let object = value as? any NSItemProviderReading, (value as? NSObject)?.isKind(of: wanted) == true {
                return load.settle(.success(.object(object)))
            }
            try value.requireCoercion(to: wanted)
        case .data, .file: break
        }
        let type = load.type(handedTo: wanted.readableTypeIdentifiersForItemProvider, for: representation)
        nonisolated(unsafe) let wanted = wanted
        try withData(of: content) { [load] data in
            do {
                return .object(try wanted.object(withItemProviderData: data, typeIdentifier: type))
            } catch {
                load.noteThrow()
                throw error
            }
        }
    }
}
