/// Cells that are available for reuse, and the registrations for new ones.
@MainActor struct ReusePool {
    private var pools: [String: Pool] = [:]

    /// The cells and the registration of one identifier.
    private final class Pool {
        var make: (() -> UIView?)?
        private var waiting: [UIView] = []
        private var known = Set<ObjectIdentifier>()

        func keep(_ cell: UIView) {
            if known.insert(ObjectIdentifier(cell)).inserted { waiting.append(cell) }
        }

        /// The cell that was added last.
        func next() -> UIView? {
            guard let cell = waiting.popLast() else { return nil }
            known.remove(ObjectIdentifier(cell))
            return cell
        }

        func remove(_ cell: UIView) {
            guard known.remove(ObjectIdentifier(cell)) != nil else { return }
            if let index = waiting.firstIndex(where: { $0 === cell }) { waiting.remove(at: index) }
        }
    }

    mutating func register(_ make: (() -> UIView?)?, _ identifier: String) {
        pool(identifier).make = make
    }

    mutating func keep(_ cell: UIView, _ identifier: String) {
        pool(identifier).keep(cell)
    }

    /// Removes a waiting cell, which a program that keeps its own cells shows without dequeuing it.
    func remove(_ cell: UIView, _ identifier: String?) {
        identifier.flatMap { pools[$0] }?.remove(cell)
    }

    /// A waiting cell, or a new one; nil for an unregistered identifier.
    func dequeue(_ identifier: String) -> UIView? {
        guard let pool = pools[identifier] else { return nil }
        guard let view = pool.next() else { return pool.make?() }
        view.asRowCell?.leaveStates()
        (view as? UITableViewCell)?.prepareForReuse()
        (view as? UITableViewHeaderFooterView)?.prepareForReuse()
        (view as? UICollectionReusableView)?.prepareForNextUse()
        return view
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
