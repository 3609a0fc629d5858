package import System

/// Finds the specs for the arguments of a command.
package struct SpecSearch {
    /// The maximum nesting of folders.
    private static let depthMax = 64

    package private(set) var files: [SpecFile] = []
    package private(set) var errors: [FileError] = []

    /// The root of includes.
    package private(set) var root = FileSystem.currentFolder
    private var folders: [String] = []
    private var positions: [SpecFile.Source: Int] = [:]

    package init(_ paths: [String]) {
        for path in paths { take(path) }
        chooseRoot()
    }

    // MARK: - Arguments

    /// Also tries a missing path with escapes decoded, since it may be copied from a message.
    private mutating func take(_ path: String) {
        if path == "-" {
            add(SpecFile(source: .standardInput, name: "<stdin>"))
            return
        }
        guard !find(path), !find(FileName.typed(path)) else { return }
        errors.append(FileError(path: path, reason: ErrorNumber.noSuchFile))
    }

    private mutating func find(_ path: String) -> Bool {
        switch FileSystem.kind(of: path) {
        case .folder:
            let name = path.strippedOfSlashes
            folders.append(Path.absolute(path))
            search(Path.absolute(path), name: name == "." ? "" : name, depth: 0)
        case .file, .stream: addFile(path, lines: [])
        case nil: return findLine(of: path)
        }
        return true
    }

    /// `people.dnd:12`, optionally with a column, as diagnostics print it.
    private mutating func findLine(of path: String) -> Bool {
        var parts = path.split(separator: ":", omittingEmptySubsequences: false)
        var numbers: [Int] = []
        while parts.count > 1, numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
            numbers.insert(number, at: 0)
            parts.removeLast()
            let file = parts.joined(separator: ":")
            if FileSystem.kind(of: file) == .file {
                addFile(file, lines: [numbers[0]])
                return true
            }
        }
        return false
    }

    private mutating func addFile(_ path: String, lines: [Int]) {
        folders.append(Path.folder(of: Path.absolute(path)))
        let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        add(SpecFile(source: .file(Path.absolute(path)), name: name, lines: lines))
    }

    /// A file that is named twice runs once; named both as a whole and with a line, it runs as a whole.
    private mutating func add(_ file: SpecFile) {
        guard let position = positions[file.source] else {
            positions[file.source] = files.count
            files.append(file)
            return
        }
        let isWhole = file.lines.isEmpty || files[position].lines.isEmpty
        files[position].lines = isWhole ? [] : files[position].lines + file.lines
    }

    // MARK: - Folders

    private mutating func search(_ folder: String, name: String, depth: Int) {
        let names: [String]
        do {
            names = try FileSystem.names(in: folder)
        } catch {
            errors.append(FileError(path: name, reason: error.reason))
            return
        }
        for entry in names where !entry.hasPrefix(".") {
            let path = "\(folder)/\(entry)"
            let entryName = name.isEmpty ? entry : "\(name == "/" ? "" : name)/\(entry)"
            switch FileSystem.kind(of: path) {
            case .folder:
                // A link to a folder could create a cycle.
                guard !FileSystem.isLink(path) else { continue }
                if depth < Self.depthMax {
                    search(path, name: entryName, depth: depth + 1)
                } else {
                    errors.append(FileError(path: entryName, reason: ErrorNumber.nameTooLong))
                }
            case .file:
                if entry.hasSuffix(".dnd") { add(SpecFile(source: .file(path), name: entryName)) }
            case .stream:
                if entry.hasSuffix(".dnd") { errors.append(FileError(path: entryName, reason: ErrorNumber.noFile)) }
            case nil:
                // For example a dangling link. A file that was removed in the meantime is ignored.
                let reason = ErrorNumber.last
                guard entry.hasSuffix(".dnd"), reason != ErrorNumber.noSuchFile || FileSystem.isLink(path) else {
                    continue
                }
                errors.append(FileError(path: entryName, reason: reason))
            }
        }
    }

    /// The current folder if it contains all arguments; otherwise the deepest folder that contains them.
    private mutating func chooseRoot() {
        guard folders.contains(where: { Path.relative($0, to: root) == nil }), let first = folders.first else { return }
        root = folders.dropFirst().reduce(first) { Path.commonFolder($0, $1) }
    }
}

extension String {
    /// Shortens `specs/` and `./specs` to `specs`.
    fileprivate var strippedOfSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        while text.hasPrefix("./"), text.count > 2 { text.removeFirst(2) }
        return text
    }
}
