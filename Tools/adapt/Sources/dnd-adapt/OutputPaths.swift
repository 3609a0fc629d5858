internal import System

/// The paths that the files are written to: a folder keeps the folders below the one that all files share.
struct OutputPaths {
    let all: [String]

    enum Problem: Error {
        case namedTwice(String)
        case isInput(String)
    }

    init(_ files: [String], folder: String?) throws(Problem) {
        var named: Set<String> = []
        for file in files where !named.insert(FileSystem.realPath(file) ?? file).inserted {
            throw .namedTwice(file)
        }
        guard let folder else {
            all = files
            return
        }
        let absolute = files.map { Path.absolute($0) }
        let shared = absolute.map { Path.folder(of: $0) }.reduce(nil as String?) { shared, next in
            shared.map { Path.commonFolder($0, next) } ?? next
        }
        all = absolute.map { path in
            let part = Path.relative(path, to: shared ?? "/") ?? Path.name(of: path)
            return folder.hasSuffix("/") ? folder + part : "\(folder)/\(part)"
        }
        for path in all {
            if let copy = FileSystem.realPath(path), named.contains(copy) { throw .isInput(path) }
        }
    }
}
