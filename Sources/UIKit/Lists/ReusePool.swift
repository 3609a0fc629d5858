/// Cells that are not shown any more, and how new ones are made.
@MainActor struct ReusePool {
    private var pools: [String: Pool] = [:]

    /// What there is under one identifier.
    private final class Pool {
        var make: (() -> UIView?)?
        var waiting: [UIView] = []
    }

    mutating func register(_ make: (() -> UIView?)?, _ identifier: String) {
        pool(identifier).make = make
    }

    mutating func keep(_ cell: UIView, _ identifier: String) {
        pool(identifier).waiting.append(cell)
    }

    /// A cell that waited, or a new one; nil for an identifier that is not registered.
    func dequeue(_ identifier: String) -> UIView? {
        guard let pool = pools[identifier] else { return nil }
        guard let cell = pool.waiting.popLast() else { return pool.make?() }
        (cell as? UITableViewCell)?.prepareForReuse()
        (cell as? UITableViewHeaderFooterView)?.prepareForReuse()
        (cell as? UICollectionReusableView)?.prepareForReuse()
        return cell
    }

    func knows(_ identifier: String) -> Bool {
        pools[identifier]?.make != nil
    }

    private mutating func pool(_ identifier: String) -> Pool {
        if let pool = pools[identifier] { return pool }
        let pool = Pool()
        pools[identifier] = pool
        return pool
    }
}
