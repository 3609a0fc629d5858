extension UICollectionView {
    // MARK: - Cells

    /// Fills cells of one class from values of one type. Each registration reuses its own cells.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let make: () -> Cell
        let identifier = RegistrationName.next("Cell")

        public init(handler: @escaping Handler) {
            self.handler = handler
            make = { CellClass.make(Cell.self, frame: .zero) }
        }

        /// Makes cells from the content that `UINib.register(_:make:)` states.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            make = { cellNib.view() }
        }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        noteThread()
        let cell = rows.reconfigured(at: indexPath) as? Cell ?? reusedCell(of: registration)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    private func reusedCell<Cell: UICollectionViewCell, Item>(of registration: CellRegistration<Cell, Item>) -> Cell {
        let cell = reuse.dequeue(registration.identifier) as? Cell ?? registration.make()
        cell.ownReuseIdentifier = registration.identifier
        return cell
    }

    // MARK: - Supplementary views

    /// Fills supplementary views of one class and kind. Each registration reuses its own views.
    /// <https://developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration>
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let make: () -> Supplementary
        let identifier = RegistrationName.next("Supplementary")

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            make = { CellClass.make(Supplementary.self, frame: .zero) }
        }

        /// Makes views from the content that `UINib.register(_:make:)` states.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            make = { supplementaryNib.view() }
        }
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        noteThread()
        let waiting = supplementaryReuse[registration.elementKind]?.dequeue(registration.identifier)
        let view = waiting as? Supplementary ?? registration.make()
        view.ownReuseIdentifier = registration.identifier
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}

/// Generates the reuse identifiers of registrations.
@MainActor private enum RegistrationName {
    private static var count = 0

    static func next(_ kind: String) -> String {
        count += 1
        return "UICollectionView\(kind)Registration-\(count)"
    }
}
