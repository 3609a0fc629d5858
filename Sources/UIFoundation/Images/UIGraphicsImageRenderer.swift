/// Makes images of a size. The actions run, but draw nothing: like every image here, one has a pattern in place of its
/// pixels.
/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let format: UIGraphicsImageRendererFormat

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        self.format = format
        super.init()
    }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(size: bounds.size, format: format)
    }

    /// An image of the renderer's size, with the pixels per point of its format. Equal only to itself.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext(format: format))
        let pixels = { (points: CGFloat) in Int((points * self.format.scale).rounded(.up)) }
        return UIImage(.drawn(width: pixels(size.width), height: pixels(size.height)), scale: format.scale)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The properties of a rendered image.
/// <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; that of the screen until it is set.
    open var scale: CGFloat = UITraitCollection.standardDisplayScale

    /// Stored: images have no transparency here.
    open var opaque = false

    public required override init() {
        super.init()
    }

    open class func `default`() -> Self { Self() }
    open class func preferred() -> Self { Self() }
}
