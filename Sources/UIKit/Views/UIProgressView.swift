/// The progress of a task, from 0 to 1.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        Self.noteThread()
        self.init(frame: .zero)
        progressViewStyle = style
    }

    @MainThreadOnly open var progressViewStyle: UIProgressView.Style = .default
    @MainThreadOnly open var progressTintColor: UIColor? = nil
    @MainThreadOnly open var trackTintColor: UIColor? = nil
    private var ownProgress: Float = 0

    /// Read from the observed progress, if any, at each access: Foundation on Linux has no key-value observing.
    open var progress: Float {
        get { onMain(observedProgress.map { Float($0.fractionCompleted) } ?? ownProgress) }
        set { onMain(ownProgress = min(max(newValue, 0), 1)) }
    }

    open func setProgress(_ progress: Float, animated: Bool) { onMain(self.progress = progress) }

    @MainThreadOnly open var observedProgress: Progress? = nil
}

extension UIProgressView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }
}
