/// An image by name, or as the data that it was made from. Pixels are not decoded: the size is read from the header of
/// PNG, JPEG and GIF data.
open class UIImage: NSObject, @unchecked Sendable {
    /// What the image was made from.
    enum Content: Hashable {
        case empty
        case named(String)
        case system(String)
        case data(Data, ImageHeader)
    }

    let content: Content

    /// In points: pixels divided by the scale. Zero for an image by name, as there are no asset catalogues here.
    public let size: CGSize

    /// Pixels to a point.
    public let scale: CGFloat

    open private(set) var renderingMode: UIImage.RenderingMode = .automatic

    private init(_ content: Content, scale: CGFloat) {
        self.content = content
        self.scale = scale
        size =
            if case .data(_, let header) = content {
                CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
            } else {
                .zero
            }
        super.init()
    }

    /// An image without content.
    public convenience override init() {
        self.init(.empty, scale: 1)
    }

    /// Any name is taken, because there is no catalogue to look in; nil for the empty one.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.named(name), scale: 1)
    }

    /// Any name is taken, because there is no list of symbols to look in; nil for the empty one.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.system(name), scale: 1)
    }

    /// Nil for data that is not a PNG, JPEG or GIF.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data) else { return nil }
        self.init(.data(data, header), scale: scale)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    // MARK: - Getting the image data

    /// The data that the image was made from when that was a PNG; nil otherwise, as nothing is encoded here.
    open func pngData() -> Data? { data(in: .png) }

    /// The data that the image was made from when that was a JPEG, whatever the quality; nil otherwise.
    open func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) }

    private func data(in format: ImageHeader.Format) -> Data? {
        guard case .data(let data, let header) = content, header.format == format else { return nil }
        return data
    }

    // MARK: - Choosing a rendering mode

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        let copy = UIImage(content, scale: scale)
        copy.renderingMode = renderingMode
        return copy
    }

    // MARK: - Comparing

    /// Equal when made from the same name or the same data, at the same scale.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if content == .empty, other.content == .empty { return self === other }
        return content == other.content && scale == other.scale && renderingMode == other.renderingMode
    }

    open override var hash: Int { content.hashValue }
}

extension UIImage {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
