/// A view with an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    @MainThreadOnly open var image: UIImage? = nil
    @MainThreadOnly open var highlightedImage: UIImage? = nil
    @MainThreadOnly open var isHighlighted = false

    /// As large as the image.
    public convenience init(image: UIImage?) {
        Self.noteThread()
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        Self.noteThread()
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The image's size; the view's own without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { onMain(image?.size ?? bounds.size) }
}
