/// The base class of bar buttons and tabs.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    @MainThreadOnly open var isEnabled = true
    @MainThreadOnly open var title: String? = nil
    @MainThreadOnly open var image: UIImage? = nil
    @MainThreadOnly open var tag = 0
    @MainThreadOnly open var accessibilityIdentifier: String? = nil
    @MainThreadOnly open var accessibilityLabel: String? = nil

    public override init() {
        Self.noteThread()
        super.init()
    }
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    @MainThreadOnly open var selectedImage: UIImage? = nil
    @MainThreadOnly open var badgeValue: String? = nil

    public override init() {
        Self.noteThread()
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        Self.noteThread()
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        Self.noteThread()
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
