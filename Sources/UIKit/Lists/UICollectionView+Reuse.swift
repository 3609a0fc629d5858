extension UICollectionView {
    func reusedCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        rows.noteDequeue(identifier)
        if let cell = rows.cellToReconfigure(at: path, identifier) as? UICollectionViewCell { return cell }
        let known = reuse.dequeue(identifier) as? UICollectionViewCell
        rows.traceDequeue(identifier, isKnown: known != nil)
        let cell = known ?? UICollectionViewCell(frame: .zero)
        cell.ownReuseIdentifier = identifier
        return cell
    }

    func register(_ maker: (() -> UIView?)?, _ identifier: String, ofKind kind: String) {
        supplementaryReuse[kind, default: ReusePool()].register(maker, identifier)
    }

    func reusedView(_ identifier: String, ofKind kind: String) -> UICollectionReusableView {
        let view = supplementaryReuse[kind]?.dequeue(identifier) as? UICollectionReusableView
        guard let view else {
            rows.traceDequeue(identifier, isKnown: false, kind: kind)
            return UICollectionReusableView(frame: .zero)
        }
        view.ownReuseIdentifier = identifier
        return view
    }

    /// The layout's own views. An unregistered kind raises, like a cell's identifier (E57).
    func decoration(ofKind kind: String) -> UICollectionReusableView? {
        let view = collectionViewLayout.decorationReuse.dequeue(kind) as? UICollectionReusableView
        if view == nil { rows.traceDequeue(kind, isKnown: false, kind: kind, isDecoration: true) }
        view?.ownReuseIdentifier = kind
        return view
    }

    static func maker(_ viewClass: AnyClass?) -> (() -> UIView?)? {
        (viewClass as? UICollectionReusableView.Type).map { type in { CellClass.make(type, frame: .zero) } }
    }
}
