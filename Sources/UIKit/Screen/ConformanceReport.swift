internal import LoadedCode

extension Screen {
    /// The optional methods that the delegates and the data source of a view declare and that UIKit never reaches, one
    /// sentence each, by class.
    ///
    /// On iOS UIKit finds a method by its selector, wherever it is declared. In Swift the class that conforms decides
    /// for its subclasses: a method that a subclass adds is not the protocol's, and the protocol's default runs.
    ///
    /// What a class declares is read from the symbols of the running executable. A sentence says so where that is not
    /// possible: in an executable that was stripped, for classes of shared libraries, and in an optimised build, which
    /// leaves out the methods that nobody calls. `dnd adapt` reads the same from source.
    ///
    /// Takes some tens of milliseconds for each class.
    public func conformanceReport(of view: UIView) -> [String] {
        var report = ConformanceReport()
        if let table = view as? UITableView { report.examine(table) }
        if let collection = view as? UICollectionView { report.examine(collection) }
        for interaction in view.interactions {
            if let drag = interaction as? UIDragInteraction { report.examine(drag) }
            if let drop = interaction as? UIDropInteraction { report.examine(drop) }
        }
        return report.sentences
    }
}

@MainActor private struct ConformanceReport {
    private(set) var sentences: [String] = []

    mutating func examine(_ table: UITableView) {
        let delegate = table.delegate
        examine(table.dataSource, "UITableViewDataSource", { $0 is any UITableViewDataSource.Type }) {
            (method: TableDataMethod) in OptionalMethods.has(method, table.dataSource)
        }
        examine(delegate, "UITableViewDelegate", { $0 is any UITableViewDelegate.Type }) {
            (method: TableMethod) in OptionalMethods.has(method, delegate)
        }
        examine(table.dragDelegate, "UITableViewDragDelegate", { $0 is any UITableViewDragDelegate.Type }) {
            (method: TableDragMethod) in OptionalMethods.has(method, table.dragDelegate)
        }
        examine(table.dropDelegate, "UITableViewDropDelegate", { $0 is any UITableViewDropDelegate.Type }) {
            (method: TableDropMethod) in OptionalMethods.has(method, table.dropDelegate)
        }
        examinePrefetching(of: table)
    }

    private mutating func examinePrefetching(of table: UITableView) {
        examine(
            table.prefetchDataSource, "UITableViewDataSourcePrefetching",
            { $0 is any UITableViewDataSourcePrefetching.Type }
        ) { (method: TablePrefetchMethod) in OptionalMethods.has(method, table.prefetchDataSource) }
    }

    private mutating func examinePrefetching(of collection: UICollectionView) {
        examine(
            collection.prefetchDataSource, "UICollectionViewDataSourcePrefetching",
            { $0 is any UICollectionViewDataSourcePrefetching.Type }
        ) { (method: CollectionPrefetchMethod) in OptionalMethods.has(method, collection.prefetchDataSource) }
    }

    mutating func examine(_ collection: UICollectionView) {
        let delegate = collection.delegate
        examine(collection.dataSource, "UICollectionViewDataSource", { $0 is any UICollectionViewDataSource.Type }) {
            (method: CollectionDataMethod) in OptionalMethods.has(method, collection.dataSource)
        }
        examine(delegate, "UICollectionViewDelegate", { $0 is any UICollectionViewDelegate.Type }) {
            (method: CollectionMethod) in OptionalMethods.has(method, delegate)
        }
        examine(
            collection.dragDelegate, "UICollectionViewDragDelegate", { $0 is any UICollectionViewDragDelegate.Type }
        ) { (method: CollectionDragMethod) in OptionalMethods.has(method, collection.dragDelegate) }
        examine(
            collection.dropDelegate, "UICollectionViewDropDelegate", { $0 is any UICollectionViewDropDelegate.Type }
        ) { (method: CollectionDropMethod) in OptionalMethods.has(method, collection.dropDelegate) }
        examinePrefetching(of: collection)
    }

    mutating func examine(_ drag: UIDragInteraction) {
        examine(drag.delegate, "UIDragInteractionDelegate", { $0 is any UIDragInteractionDelegate.Type }) {
            (method: DragInteractionMethod) in OptionalMethods.has(method, drag.delegate)
        }
    }

    mutating func examine(_ drop: UIDropInteraction) {
        examine(drop.delegate, "UIDropInteractionDelegate", { $0 is any UIDropInteractionDelegate.Type }) {
            (method: DropInteractionMethod) in OptionalMethods.has(method, drop.delegate)
        }
    }

    private mutating func examine<Method: CaseIterable & RawRepresentable<String>>(
        _ object: (any NSObjectProtocol)?, _ protocolName: String, _ conforms: (AnyClass) -> Bool,
        _ isReached: (Method) -> Bool
    ) {
        guard let object else { return }
        let types = DeclaredMethods.ancestry(of: type(of: object as AnyObject))
            .prefix { conforms($0) && !Self.isOfUIKit($0) }
        guard let conforming = Array(types).last else { return }
        let unreached = Set(Method.allCases.filter { !isReached($0) }.map(\.rawValue))
        for type in types {
            guard let declared = DeclaredMethods.names(of: type) else {
                add(
                    "The methods of \(type) are not known: its symbols are not in the executable. "
                        + "Build for debugging, or ask `dnd adapt` about its file.")
                continue
            }
            for method in declared.intersection(unreached).sorted() {
                let reason =
                    type == conforming
                    ? "Its types are not those of \(protocolName)."
                    : "Declare it in \(conforming), which conforms to \(protocolName), and override it."
                add("\(type).\(method) is never called. \(reason)")
            }
            if !Self.hasUnreachedCode, type != conforming {
                add(
                    "Methods of \(type) that nobody calls are not known: an optimised build leaves them out. "
                        + "Build for debugging, or ask `dnd adapt` about its file.")
            }
        }
    }

    private mutating func add(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    /// Open classes of UIKit declare all methods of their protocols; what is below them overrides.
    private static func isOfUIKit(_ type: AnyClass) -> Bool {
        String(reflecting: type).hasPrefix("UIKit.")
    }

    /// Whether code that nobody calls is in the executable. The package manager builds all targets alike.
    private static var hasUnreachedCode: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
