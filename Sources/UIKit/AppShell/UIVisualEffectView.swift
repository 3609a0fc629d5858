/// An effect on what lies behind a view. Nothing is drawn here: it only exists.
/// <https://developer.apple.com/documentation/uikit/uivisualeffect>
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur. Nothing is drawn here, so the style has no effect.
/// <https://developer.apple.com/documentation/uikit/uiblureffect>
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public init(style: UIBlurEffect.Style) {
        Self.noteThread()
        super.init()
    }
}

extension UIBlurEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
}

/// A view with an effect. Nothing is drawn here: it is a plain view around its `contentView`.
/// <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// Stored.
    @MainThreadOnly open var effect: UIVisualEffect?
    private let content = UIView()

    public init(effect: UIVisualEffect?) {
        Self.noteThread()
        self.effect = effect
        super.init(frame: .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    public required init?(coder: NSCoder) { nil }

    open var contentView: UIView { onMain(content) }
}
