internal import DragDrop

extension UICollectionView {
    // MARK: - Cells

    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard isOnMain() else { return }
        reuse.register(Self.maker(cellClass, identifier), identifier)
    }

    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard isOnMain() else { return }
        reuse.register(Self.maker(nib), identifier)
    }

    /// Raises for an identifier that is not registered (E57).
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: Foundation.IndexPath
    ) -> UICollectionViewCell {
        noteThread()
        rows.noteDequeue(identifier)
        if let cell = rows.reconfigured as? UICollectionViewCell { return cell }
        let known = reuse.dequeue(identifier) as? UICollectionViewCell
        rows.traceDequeue(identifier, isKnown: known != nil)
        let cell = known ?? UICollectionViewCell(frame: .zero)
        cell.ownReuseIdentifier = identifier
        return cell
    }

    // MARK: - Supplementary views

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        guard isOnMain() else { return }
        supplementaryReuse[elementKind, default: ReusePool()].register(Self.maker(viewClass, identifier), identifier)
    }

    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard isOnMain() else { return }
        supplementaryReuse[kind, default: ReusePool()].register(Self.maker(nib), identifier)
    }

    /// Raises for an identifier that is not registered (E57).
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: Foundation.IndexPath
    ) -> UICollectionReusableView {
        noteThread()
        let view = supplementaryReuse[elementKind]?.dequeue(identifier) as? UICollectionReusableView
        guard let view else {
            rows.traceDequeue(identifier, isKnown: false)
            return UICollectionReusableView(frame: .zero)
        }
        view.ownReuseIdentifier = identifier
        return view
    }

    private static func maker(_ viewClass: AnyClass?, _ identifier: String) -> (() -> UIView?)? {
        (viewClass as? UICollectionReusableView.Type).map { type in { CellClass.make(type, frame: .zero) } }
    }

    private static func maker(_ nib: UINib?) -> (() -> UIView?)? {
        nib.map { nib in { nib.instantiate(withOwner: nil).first as? UIView } }
    }

    // MARK: - Registrations

    /// How the cells of one class are filled from one kind of value.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: Foundation.IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: Foundation.IndexPath, item: Item?
    ) -> Cell {
        noteThread()
        let cell = rows.reconfigured as? Cell ?? CellClass.make(Cell.self, frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
