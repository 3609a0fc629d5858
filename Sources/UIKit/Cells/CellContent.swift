/// The content configuration of a cell of any kind, with its view.
@MainActor struct CellContent {
    private(set) var configuration: (any UIContentConfiguration)?
    var needsUpdate = true

    /// The view that the configuration created.
    private(set) var view: (any UIView & UIContentView)?

    /// Keeps a content view that supports the new configuration; nil removes the view.
    mutating func configure(_ new: (any UIContentConfiguration)?, in container: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(new) {
            view.configuration = new
            return
        }
        view?.removeFromSuperview()
        let made = new.makeContentView()
        made.frame = container.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(made)
        view = made
    }

    mutating func takeNeedsUpdate() -> Bool {
        defer { needsUpdate = false }
        return needsUpdate
    }

    static func makeView(in frame: CGRect) -> UIView {
        UIView(frame: CGRect(origin: .zero, size: frame.size))
    }
}

extension UIView {
    func adding<Subview: UIView>(_ view: Subview) -> Subview {
        addSubview(view)
        return view
    }

    func replaceBackground(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}
