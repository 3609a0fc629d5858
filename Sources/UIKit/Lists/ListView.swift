internal import DragDrop

/// What tables and collections have in common, as far as the engine is concerned.
@MainActor protocol ListView: UIView {
    var rows: ListRows { get }
    var settings: ListSettings { get }

    /// Asks the data source.
    var sectionCountOfData: Int { get }

    func rowCountOfData(inSection section: Int) -> Int

    /// Asks the data source for a cell; nil without a data source.
    func cellOfData(at path: Foundation.IndexPath) -> UIView?
    func titleOfData(ofSection section: Int) -> String?

    /// Where rows lie, in the content's coordinates.
    func frame(ofRow path: Foundation.IndexPath) -> CGRect
    func row(at point: CGPoint) -> Foundation.IndexPath?

    func willDisplay(_ cell: UIView, at path: Foundation.IndexPath)
    func didEndDisplaying(_ cell: UIView, at path: Foundation.IndexPath)

    /// Puts what is no longer shown aside for reuse.
    func keepForReuse(_ cell: UIView)
}

extension DragDrop.IndexPath {
    init(_ path: Foundation.IndexPath) {
        self.init(section: path.section, item: path.item)
    }

    var asIndexPath: Foundation.IndexPath {
        Foundation.IndexPath(item: item, section: section)
    }
}
