/// Between the order of the screen, with gap and placeholders, and that of the data source (R195–R198).
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.translate(section: dataSourceSectionIndex, toScreen: true)
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.translate(section: presentationSectionIndex, toScreen: false)
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard isOnMain() else { return nil }
        return dataSourceIndexPath.flatMap { rows.translate($0, toScreen: true) }
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard isOnMain() else { return nil }
        return presentationIndexPath.flatMap { rows.translate($0, toScreen: false) }
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        guard isOnMain() else { return }
        rows.withPresentationValues(actionsToTranslate)
    }
}

extension UICollectionView {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.translate(section: dataSourceSectionIndex, toScreen: true)
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        guard isOnMain() else { return 0 }
        return rows.translate(section: presentationSectionIndex, toScreen: false)
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        guard isOnMain() else { return nil }
        return dataSourceIndexPath.flatMap { rows.translate($0, toScreen: true) }
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        guard isOnMain() else { return nil }
        return presentationIndexPath.flatMap { rows.translate($0, toScreen: false) }
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        guard isOnMain() else { return }
        rows.withPresentationValues(actionsToTranslate)
    }
}
