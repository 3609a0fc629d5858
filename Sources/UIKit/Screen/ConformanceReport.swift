internal import LoadedCode

extension Screen {
    /// The optional methods that the delegates and the data source of a view declare and that UIKit never calls, one
    /// sentence each, by class.
    ///
    /// On iOS UIKit finds a method by its selector, wherever it is declared. In Swift the conforming class decides for
    /// its subclasses: a method that a subclass adds does not implement the protocol, and the protocol's default runs.
    ///
    /// The declarations are read from the symbols of the running executable. A sentence reports when that is
    /// impossible: in a stripped executable, for classes of shared libraries, and in an optimised build, which omits
    /// methods that are never called. `dnd adapt` reads the same from source.
    ///
    /// Takes some tens of milliseconds for each class.
    public func conformanceReport(of view: UIView) -> [String] {
        var report = ConformanceReport()
        if let table = view as? UITableView { report.examine(table) }
        if let collection = view as? UICollectionView { report.examine(collection) }
        for interaction in view.interactions {
            if let drag = interaction as? UIDragInteraction {
                report.examine(drag.delegate, DragInteractionMethod.self)
            }
            if let drop = interaction as? UIDropInteraction {
                report.examine(drop.delegate, DropInteractionMethod.self)
            }
        }
        return report.sentences
    }
}

@MainActor private struct ConformanceReport {
    private(set) var sentences: [String] = []

    mutating func examine(_ table: UITableView) {
        examine(table.dataSource, TableDataMethod.self)
        examine(table.delegate, TableMethod.self)
        examine(table.dragDelegate, TableDragMethod.self)
        examine(table.dropDelegate, TableDropMethod.self)
        examine(table.prefetchDataSource, TablePrefetchMethod.self)
    }

    mutating func examine(_ collection: UICollectionView) {
        examine(collection.dataSource, CollectionDataMethod.self)
        examine(collection.delegate, CollectionMethod.self)
        examine(collection.dragDelegate, CollectionDragMethod.self)
        examine(collection.dropDelegate, CollectionDropMethod.self)
        examine(collection.prefetchDataSource, CollectionPrefetchMethod.self)
    }

    mutating func examine<Method: DelegateMethod>(_ object: Method.Delegate?, _ methods: Method.Type) {
        guard let object else { return }
        let types = DeclaredMethods.ancestry(of: type(of: object as AnyObject))
            .prefix { Method.isConforming($0) && !Self.isOfUIKit($0) }
        guard let conforming = Array(types).last else { return }
        let unreached = Set(Method.allCases.filter { !$0.isWritten(by: object) }.map(\.rawValue))
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
                    ? "Its types are not those of \(Method.Delegate.self)."
                    : "Declare it in \(conforming), which conforms to \(Method.Delegate.self), and override it."
                add("\(type).\(method) is never called. \(reason)")
            }
            if !Self.hasUnreachedCode, type != conforming {
                add(
                    "Unused methods of \(type) are not known: an optimised build leaves them out. "
                        + "Build for debugging, or ask `dnd adapt` about its file.")
            }
        }
    }

    private mutating func add(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }

    /// Open classes of UIKit declare all methods of their protocols; their subclasses override them.
    private static func isOfUIKit(_ type: AnyClass) -> Bool {
        UIKitModules.declare(type)
    }

    /// Whether the executable contains code that is never called. The package manager builds all targets alike.
    private static var hasUnreachedCode: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
