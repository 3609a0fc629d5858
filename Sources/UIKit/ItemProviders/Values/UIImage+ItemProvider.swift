internal import DragDrop

/// An image as the data that it was made from, and under a type of its own, as measured on iOS 26 (there also as HEIC).
///
/// Nothing is encoded here: a form that the image was not made from is offered, as on iOS, and cannot be loaded. Its
/// own form comes first, so that who asks for any image gets that.
extension UIImage: NSItemProviderReading, NSItemProviderWriting, UIItemProviderPresentationSizeProviding {
    /// The type of this class alone, then any image (Q30).
    public static var readableTypeIdentifiersForItemProvider: [String] { [privateType, "public.image"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [privateType, "public.png", "public.jpeg"] }

    private static let privateType = "com.apple.uikit.image"

    public var writableTypeIdentifiersForItemProvider: [String] {
        let types = Self.writableTypeIdentifiersForItemProvider
        return jpegData(compressionQuality: 1) == nil ? types : [types[0], types[2], types[1]]
    }

    public var preferredPresentationSizeForItemProvider: CGSize { size }

    /// Throws `unavailableCoercionError` for data in no format that `UIImage` reads, and for subclasses.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let image = typeIdentifier == privateType ? UIImage(archive: data) : UIImage(data: data)
        guard let image = image as? Self else {
            throw LoadError.noCoercion(of: "data of type \(typeIdentifier)", to: String(describing: self))
                .foundationError
        }
        return image
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data =
            switch typeIdentifier {
            case Self.privateType: try? PropertyListEncoder().encode(ImageArchive(self))
            case "public.png": pngData()
            case "public.jpeg": jpegData(compressionQuality: 1)
            default: Data?.none
            }
        let error = LoadError.noCoercion(of: "an image that was made from something else", to: typeIdentifier)
        completionHandler(data, data == nil ? error.foundationError : nil)
        return nil
    }

    private convenience init?(archive: Data) {
        guard let archive = try? PropertyListDecoder().decode(ImageArchive.self, from: archive) else { return nil }
        switch archive.source {
        case .empty: self.init()
        case .named(let name): self.init(named: name)
        case .system(let name): self.init(systemName: name)
        case .data(let data): self.init(data: data, scale: archive.scale)
        }
    }
}

/// What an image is written as under its own type: what it was made from. The format is this module's, not UIKit's.
private struct ImageArchive: Codable {
    enum Source: Codable {
        case empty
        case named(String)
        case system(String)
        case data(Data)
    }

    let source: Source
    let scale: Double

    init(_ image: UIImage) {
        scale = Double(image.scale)
        source =
            switch image.content {
            case .empty: .empty
            case .named(let name): .named(name)
            case .system(let name): .system(name)
            case .data(let data, _): .data(data)
            }
    }
}
