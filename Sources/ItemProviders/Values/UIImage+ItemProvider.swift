internal import DragDrop

/// An image under a type of its own, and as HEIC, PNG and JPEG, as measured on iOS 26.1.
extension UIImage: NSItemProviderReading, NSItemProviderWriting, UIItemProviderPresentationSizeProviding {
    /// The type that only this class has, then any image (Q30).
    public static var readableTypeIdentifiersForItemProvider: [String] { [ProviderClass.imageType, "public.image"] }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [ProviderClass.imageType, "public.heic", "public.png", "public.jpeg"]
    }

    public var preferredPresentationSizeForItemProvider: CGSize { size }

    /// Throws `unavailableCoercionError` for data in a format that `UIImage` does not read, and for subclasses.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let image = typeIdentifier == ProviderClass.imageType ? UIImage(archive: data) : UIImage(data: data)
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
            case ProviderClass.imageType: ImageArchive(content, scale: scale).data
            case "public.heic": heicData()
            case "public.png": pngData()
            case "public.jpeg": jpegData(compressionQuality: 1)
            default: Data?.none
            }
        completionHandler(data, data == nil ? LoadError.unavailable(typeIdentifier).foundationError : nil)
        return nil
    }

    private convenience init?(archive: Data) {
        guard let archive = ImageArchive(archive), let content = archive.content else { return nil }
        self.init(content, scale: CGFloat(archive.scale))
    }
}
