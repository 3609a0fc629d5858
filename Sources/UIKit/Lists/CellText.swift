/// The label of a row: the text that its cell shows.
@MainActor enum CellText {
    /// The first text of a cell in reading order (its text label, its content configuration, any label in it),
    /// otherwise its accessibility label. Nil for a cell without text.
    static func text(of cell: UIView) -> String? {
        shown(in: cell) ?? worded(cell.accessibilityLabel)
    }

    private static func shown(in cell: UIView) -> String? {
        if let label = (cell as? UITableViewCell)?.textLabelInUse, let text = ownText(of: label) { return text }
        guard let cell = cell as? any ConfiguredView else { return firstText(in: cell) }
        let configuration = cell.contentConfiguration as? UIListContentConfiguration
        return worded(configuration?.text) ?? firstText(in: cell.contentView) ?? firstText(in: cell)
    }

    /// The first text in the subviews: in the order of the subviews, or from top to bottom if none of them has a zero
    /// frame. Views in a list inside the cell belong to the rows of that list.
    private static func firstText(in view: UIView) -> String? {
        for subview in inReadingOrder(uncovered(view.subviews)) {
            if let text = ownText(of: subview) { return text }
            guard !(subview is any ListView) else { continue }
            if let text = firstText(in: subview) { return text }
        }
        return nil
    }

    /// The visible views: neither hidden nor covered by a later label in the same place, as in a reused cell that adds
    /// its label again.
    private static func uncovered(_ views: [UIView]) -> [UIView] {
        let visible = views.filter { !$0.isHidden && $0.alpha >= leastVisibleAlpha }
        return visible.enumerated().filter { index, view in
            guard view is UILabel, view.frame.size != .zero else { return true }
            return !visible[(index + 1)...].contains { front in
                ownText(of: front) != nil && front is UILabel && front.frame.origin == view.frame.origin
                    && front.frame.size != .zero
            }
        }.map { $0.element }
    }

    private static func ownText(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: worded(label.text)
        case let field as UITextField: worded(field.text)
        case let text as UITextView: worded(text.text)
        default: nil
        }
    }

    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        guard views.count > 1, views.allSatisfy({ $0.frame != .zero }) else { return views }
        return views.enumerated().sorted { a, b in
            let (first, second) = (a.element.frame, b.element.frame)
            return (first.minY, first.minX, a.offset) < (second.minY, second.minX, b.offset)
        }.map { $0.element }
    }

    /// The text, unless it is empty.
    private static func worded(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

    /// The minimum alpha of a visible view, as for touches.
    private static let leastVisibleAlpha: CGFloat = 0.01
}
