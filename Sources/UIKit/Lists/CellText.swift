/// What a row is called: what its cell says.
@MainActor enum CellText {
    /// The first text of a cell: its text label, its content configuration, then the labels in it, front views last.
    static func text(of cell: UIView) -> String? {
        if let cell = cell as? UITableViewCell {
            if let configuration = cell.contentConfiguration as? UIListContentConfiguration,
                let text = configuration.text
            {
                return text
            }
            return label(in: cell.contentView) ?? cell.accessibilityLabel ?? cell.accessibilityIdentifier
                ?? emptyText(in: cell.contentView)
        }
        if let cell = cell as? UICollectionViewCell {
            if let configuration = cell.contentConfiguration as? UIListContentConfiguration,
                let text = configuration.text
            {
                return text
            }
            return label(in: cell.contentView) ?? label(in: cell) ?? cell.accessibilityLabel
                ?? cell.accessibilityIdentifier ?? emptyText(in: cell.contentView)
        }
        return nil
    }

    /// A label that says nothing on purpose.
    private static func emptyText(in view: UIView) -> String? {
        view.subviews.contains { ($0 as? UILabel)?.text == "" || emptyText(in: $0) != nil } ? "" : nil
    }

    private static func label(in view: UIView) -> String? {
        for subview in view.subviews {
            if let text = (subview as? UILabel)?.text, !text.isEmpty { return text }
            if let text = label(in: subview) { return text }
        }
        return nil
    }
}
