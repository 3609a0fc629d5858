internal import DragDrop

extension UICollectionView: ListView {
    var settings: ListSettings {
        var settings = ListSettings(of: self, isDropEnabled: dropDelegate != nil)
        switch reorderingCadence {
        case .immediate: settings.cadence = .immediate
        case .fast: settings.cadence = .fast
        case .slow: settings.cadence = .slow
        }
        return settings
    }

    /// A collection without window and size gets no layout by itself.
    var readsWhenLaidOut: Bool { !wasLaidOut && enclosingWindow == nil && bounds.isEmpty }

    var isDiffable: Bool { dataSource is any DiffableDataSource }

    var sectionCountOfData: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func rowCountOfData(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    func cellOfData(at path: IndexPath) -> UIView? {
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        reuse.remove(cell, cell.reuseIdentifier)
        return cell
    }

    func titleOfData(ofSection section: Int) -> String? { nil }

    func keepForReuse(_ cell: UIView) {
        display.end(cell)
        if let cell = cell as? UICollectionViewCell, let identifier = cell.reuseIdentifier {
            reuse.keep(cell, identifier)
        }
        if cell.superview === self { cell.removeFromSuperview() }
    }

    func placesChanged() {
        collectionViewLayout.isStale = true
        display.isStale = true
    }

    func rowsAreReadAnew() { placesChanged() }

    func frame(ofRow path: IndexPath) -> CGRect {
        attributes(ofItem: path)?.frame ?? .zero
    }

    func row(at point: CGPoint) -> IndexPath? {
        collectionViewLayout.prepareIfStale()
        return collectionViewLayout.indexPathForItem(at: point)
    }
}
