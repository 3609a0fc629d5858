/// How far something is, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open var progressViewStyle: UIProgressView.Style = .default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    private var ownProgress: Float = 0

    /// Read from the observed progress, if there is one, each time: Foundation on Linux has no key-value observing.
    open var progress: Float {
        get { observedProgress.map { Float($0.fractionCompleted) } ?? ownProgress }
        set { ownProgress = min(max(newValue, 0), 1) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open var observedProgress: Progress?
}

extension UIProgressView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }
}
