internal import DNDSpecs
internal import System

/// The specs that are watched, and the files that each is made of.
struct WatchedSpecs {
    let arguments: [String]
    private(set) var search: SpecSearch

    /// By name: every path that the spec was read from, or would have been.
    private var sources: [String: Set<String>] = [:]
    private var stamps: [String: FileStamp] = [:]

    /// Where the specs are that were found.
    private var searchedPaths: Set<String> = []

    init(_ arguments: [String]) {
        self.arguments = arguments
        search = SpecSearch(arguments)
    }

    var names: [String] { search.files.map { $0.name } }

    /// Looks anew for specs. Answers the names of those that are new.
    mutating func searchAgain() -> Set<String> {
        search = SpecSearch(arguments)
        searchedPaths = Set(search.files.compactMap { if case .file(let path) = $0.source { path } else { nil } })
        let names = Set(names)
        sources = sources.filter { names.contains($0.key) }
        return names.subtracting(sources.keys)
    }

    /// Reads what some specs include, before they run: a file that is saved meanwhile is noticed afterwards.
    mutating func read(_ names: Set<String>) {
        let loader = SpecLoader(root: search.root)
        for file in search.files where names.contains(file.name) {
            var paths: Set<String> = []
            if case .file(let path) = file.source { paths.insert(path) }
            if case .success(let spec) = loader.load(file) { paths.formUnion(spec.includedPaths + spec.paths.values) }
            sources[file.name] = paths
            for path in paths { stamps[path] = FileStamp(path) }
        }
    }

    /// The specs that are made of one of these files.
    func affected(by files: Set<String>) -> Set<String> {
        Set(sources.filter { !$0.value.isDisjoint(with: files) }.keys)
    }

    /// Whether a file may be a spec that is not known, or is not there any more.
    func changesSearch(_ path: String) -> Bool {
        path.hasSuffix(".dnd") && (!searchedPaths.contains(path) || FileSystem.kind(of: path) == nil)
    }

    /// Of the files that the specs are made of, those that have changed since they were read.
    var changedFiles: Set<String> {
        Set(sources.values.reduce(into: Set<String>()) { $0.formUnion($1) }.filter { FileStamp($0) != stamps[$0] })
    }

    // MARK: - Folders

    /// Where something may happen that matters: the folders that were named with all folders in them, those of every
    /// file, and where a file is missing the innermost folder on its way that is there.
    var folders: Set<String> {
        var folders: Set<String> = []
        for argument in arguments {
            let path = Path.absolute(argument)
            if FileSystem.kind(of: path) == .folder {
                addTree(path, to: &folders)
            } else {
                folders.insert(Self.nearestFolder(of: path))
            }
        }
        return folders.union(self.folders(of: Set(sources.keys)))
    }

    /// The folders of the files that some specs are made of.
    func folders(of names: Set<String>) -> Set<String> {
        var folders: Set<String> = []
        for name in names { folders.formUnion(sources[name, default: []].map { Self.nearestFolder(of: $0) }) }
        return folders
    }

    private func addTree(_ folder: String, to folders: inout Set<String>) {
        folders.insert(folder)
        for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") && !name.hasSuffix(".dnd") {
            let path = "\(folder)/\(name)"
            if FileSystem.kind(of: path) == .folder, !FileSystem.isLink(path) { addTree(path, to: &folders) }
        }
    }

    private static func nearestFolder(of path: String) -> String {
        var folder = Path.folder(of: path)
        while folder != "/", FileSystem.kind(of: folder) != .folder { folder = Path.folder(of: folder) }
        return folder
    }
}
