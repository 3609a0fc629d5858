/// An image with a name, or with the data that it was created from. Pixels are not decoded: the size is read from the
/// header of PNG, JPEG, GIF and HEIF data. A generated `Picture` supplies the pixels of a named image, and those of an
/// image that is converted to another format.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The source of the image.
    package enum Content: Hashable {
        case empty
        case named(String)
        case system(String)
        case data(Data, ImageHeader)

        /// From a renderer, in pixels.
        case drawn(width: Int, height: Int)
    }

    package let content: Content

    /// In points: pixels divided by the scale. 64 by 64 for a named image, since there is no asset catalog; zero for an
    /// empty image.
    public let size: CGSize

    /// The number of pixels per point.
    public let scale: CGFloat

    open private(set) var renderingMode: UIImage.RenderingMode = .automatic

    /// The colour of an image from `withTintColor(_:)`.
    private var tint: UIColor?

    package init(_ content: Content, scale: CGFloat) {
        self.content = content
        self.scale = scale
        size = content.size(atScale: scale)
        super.init()
    }

    /// Creates an image without content.
    public convenience override init() {
        self.init(.empty, scale: 1)
    }

    /// Accepts any name except the empty one, since there is no asset catalog.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.named(name), scale: 1)
    }

    /// Accepts any name except the empty one, since there is no list of symbols.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.system(name), scale: 1)
    }

    /// Nil for data that is not a PNG, JPEG, GIF or HEIF.
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

    /// The image's own data if it is a PNG, otherwise a PNG of its size; nil for an empty image.
    open func pngData() -> Data? { data(in: .png) ?? picture?.png }

    /// The image's own data if it is a JPEG, otherwise a JPEG of its size. The quality has no effect. Nil for an empty
    /// image, and for one larger than the format allows.
    open func jpegData(compressionQuality: CGFloat) -> Data? { data(in: .jpeg) ?? picture?.jpeg }

    /// The image's own data if it is a HEIF, otherwise a HEIF file of its size. Nil for an empty image, and for one
    /// larger than JPEG allows.
    package func heicData() -> Data? { data(in: .heif) ?? picture?.heif }

    private func data(in format: ImageHeader.Format) -> Data? {
        guard case .data(let data, let header) = content, header.format == format else { return nil }
        return data
    }

    /// The generated pixels, in the image's size; nil for an empty image.
    private var picture: Picture? {
        switch content {
        case .empty: nil
        case .named(let name), .system(let name): Picture(of: name)
        case .data(let data, let header): Picture(width: header.width, height: header.height, seed: data)
        case .drawn(let width, let height): Picture(width: width, height: height, seed: [])
        }
    }

    // MARK: - Archiving

    public static var supportsSecureCoding: Bool { true }

    /// Nil for an archive without an image.
    public required init?(coder: NSCoder) {
        let data = coder.decodeObject(of: NSData.self, forKey: Self.archiveKey)
        guard let data, let archive = ImageArchive(Data(referencing: data)), let content = archive.content else {
            return nil
        }
        self.content = content
        scale = CGFloat(archive.scale)
        size = content.size(atScale: scale)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        guard let data = ImageArchive(content, scale: scale).data else { return }
        coder.encode(NSData(data: data), forKey: Self.archiveKey)
    }

    private static let archiveKey = "UIImageArchive"

    // MARK: - Choosing a rendering mode

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        let copy = UIImage(content, scale: scale)
        copy.renderingMode = renderingMode
        copy.tint = tint
        return copy
    }

    /// Keeps the rendering mode.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        let copy = withRenderingMode(renderingMode)
        copy.tint = color
        return copy
    }

    // MARK: - Comparing

    /// Images are equal if name or data, scale, rendering mode and tint are equal. An empty or rendered image equals
    /// only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        switch content {
        case .empty, .drawn: return self === other
        case .named, .system, .data: break
        }
        return content == other.content && scale == other.scale && renderingMode == other.renderingMode
            && tint == other.tint
    }

    open override var hash: Int { content.hashValue }
}

extension UIImage {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}

extension UIImage.Content {
    /// In points.
    func size(atScale scale: CGFloat) -> CGSize {
        switch self {
        case .empty: .zero
        case .named, .system: CGSize(width: Picture.standardSide, height: Picture.standardSide)
        case .data(_, let header): CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        case .drawn(let width, let height): CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        }
    }
}
