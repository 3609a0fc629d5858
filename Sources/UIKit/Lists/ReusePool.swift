/// Cells that are not shown any more, and how new ones are made.
@MainActor struct ReusePool {
    private var makers: [String: () -> UIView?] = [:]
    private var waiting: [String: [UIView]] = [:]

    mutating func register(_ make: (() -> UIView?)?, _ identifier: String) {
        makers[identifier] = make
    }

    mutating func keep(_ cell: UIView, _ identifier: String) {
        waiting[identifier, default: []].append(cell)
    }

    /// A cell that waited, or a new one; nil for an identifier that is not registered.
    mutating func dequeue(_ identifier: String) -> UIView? {
        if let cell = waiting[identifier]?.popLast() {
            (cell as? UITableViewCell)?.prepareForReuse()
            (cell as? UITableViewHeaderFooterView)?.prepareForReuse()
            (cell as? UICollectionReusableView)?.prepareForReuse()
            return cell
        }
        return makers[identifier]?()
    }

    func knows(_ identifier: String) -> Bool {
        makers[identifier] != nil
    }
}
