internal import DNDSpecs
internal import System

/// The watched specs, and the files that each one reads.
struct WatchedSpecs {
    let arguments: [String]
    private(set) var search: SpecSearch

    /// By spec name: every path that the spec reads or tries to read.
    private var sources: [String: Set<String>] = [:]
    private var stamps: [String: FileStamp] = [:]

    /// The paths of the specs that were found.
    private var searchedPaths: Set<String> = []

    init(_ arguments: [String]) {
        self.arguments = arguments
        search = SpecSearch(arguments)
    }

    var names: [String] { search.files.map { $0.name } }

    /// Searches for specs again. Returns the names of the new ones.
    mutating func searchAgain() -> Set<String> {
        search = SpecSearch(arguments)
        searchedPaths = Set(search.files.compactMap { if case .file(let path) = $0.source { path } else { nil } })
        let names = Set(names)
        sources = sources.filter { names.contains($0.key) }
        return names.subtracting(sources.keys)
    }

    /// Records what some specs include before they run, so that a file saved during the run is noticed afterwards.
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

    /// The specs that read one of these files.
    func affected(by files: Set<String>) -> Set<String> {
        Set(sources.filter { !$0.value.isDisjoint(with: files) }.keys)
    }

    /// Whether a path may be a new spec or a removed one.
    func changesSearch(_ path: String) -> Bool {
        path.hasSuffix(".dnd") && (!searchedPaths.contains(path) || FileSystem.kind(of: path) == nil)
    }

    /// The files of the specs that have changed since they were read.
    var changedFiles: Set<String> {
        Set(sources.values.reduce(into: Set<String>()) { $0.formUnion($1) }.filter { FileStamp($0) != stamps[$0] })
    }

    // MARK: - Folders

    /// The folders to watch: the named folders with all their subfolders, the folder of every file and, for a missing
    /// file, the nearest existing ancestor.
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

    /// The folders of the files that some specs read.
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
