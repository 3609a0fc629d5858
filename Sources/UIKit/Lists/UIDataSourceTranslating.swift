/// Conversion between the order on the screen, with gap and placeholders, and that of the data source (R195–R198).
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UITableView {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        isOnMain() ? rows.translate(section: dataSourceSectionIndex, toScreen: true) : 0
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        isOnMain() ? rows.translate(section: presentationSectionIndex, toScreen: false) : 0
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        isOnMain() ? dataSourceIndexPath.flatMap { rows.translate($0, toScreen: true) } : nil
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        isOnMain() ? presentationIndexPath.flatMap { rows.translate($0, toScreen: false) } : nil
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        onMain(rows.withPresentationValues(actionsToTranslate))
    }
}

extension UICollectionView {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        isOnMain() ? rows.translate(section: dataSourceSectionIndex, toScreen: true) : 0
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        isOnMain() ? rows.translate(section: presentationSectionIndex, toScreen: false) : 0
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        isOnMain() ? dataSourceIndexPath.flatMap { rows.translate($0, toScreen: true) } : nil
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        isOnMain() ? presentationIndexPath.flatMap { rows.translate($0, toScreen: false) } : nil
    }

    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        onMain(rows.withPresentationValues(actionsToTranslate))
    }
}
