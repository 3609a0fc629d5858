internal import CSystem

/// The file operations of the commands.
package enum FileSystem {
    package enum Kind: Equatable {
        case file, folder
    }

    /// Follows links. Everything but a folder counts as a file. Nil for a missing file, with the reason in
    /// `ErrorNumber.last`.
    package static func kind(of path: String) -> Kind? {
        switch system_kind(FileName.bytes(path), true) {
        case SYSTEM_NOTHING: nil
        case SYSTEM_FOLDER: .folder
        default: .file
        }
    }

    /// Whether the path exists, including as a dangling link.
    package static func isThere(_ path: String) -> Bool { kind(of: path) != nil || isLink(path) }

    /// Whether the path itself is a link.
    package static func isLink(_ path: String) -> Bool {
        system_kind(FileName.bytes(path), false) == SYSTEM_LINK
    }

    /// The names in a folder in byte order, without `.` and `..`.
    package static func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(FileName.bytes(folder)) else {
            throw FileError(path: folder, reason: ErrorNumber.last)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                FileName.text(bytes.prefix { $0 != 0 })
            }
            if name != ".", name != ".." { names.append(name) }
        }
        if Set(names).count < names.count {
            let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            names = names.map { counts[$0] == 1 ? $0 : FileName.spelledOut($0) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The bytes of a file up to a limit; longer content is cut, and the parser rejects it.
    package static func read(_ path: String, limitBytes: Int) throws(FileError) -> [UInt8] {
        let descriptor = try FileDescriptor(reading: path)
        defer { descriptor.close() }
        return try read(descriptor, name: path, limitBytes: limitBytes)
    }

    package static func read(_ descriptor: FileDescriptor, name: String, limitBytes: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: bufferSize(for: descriptor))
        while bytes.count <= limitBytes {
            switch descriptor.read(into: &buffer) {
            case .count(0): return bytes
            case .count(let count): bytes += buffer[..<count]
            case .failed(let reason): throw FileError(path: name, reason: reason)
            }
        }
        return bytes
    }

    /// Large enough for a small file and one more byte to detect its end. Small because most specs are, and memory has
    /// to be cleared.
    private static func bufferSize(for descriptor: FileDescriptor) -> Int {
        let most = 1 << 16
        var status = stat()
        guard fstat(descriptor.rawValue, &status) == 0, status.st_size > 0 else { return most }
        return min(Int(status.st_size) + 1, most)
    }

    /// The path with links, `.` and `..` resolved; nil when it does not exist.
    package static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(FileName.bytes(path), nil) else { return nil }
        defer { free(resolved) }
        return FileName.text(resolved)
    }

    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return FileName.text(path)
    }
}
