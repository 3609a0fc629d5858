internal import Glibc

/// The few things that the commands do with files.
enum FileSystem {
    enum Kind: Equatable {
        case file, folder
    }

    /// Follows links. Nil for what is not there; what is no folder counts as a file.
    /// The reason why not stays in `errno`.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(FileName.bytes(path), &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// Also a link that leads nowhere.
    static func isThere(_ path: String) -> Bool { kind(of: path) != nil || isLink(path) }

    /// Whether the path itself is a link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(FileName.bytes(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// The names in a folder, in the order of their bytes, without `.` and `..`.
    static func names(in folder: String) throws(FileError) -> [String] {
        guard let stream = opendir(FileName.bytes(folder)) else { throw FileError(path: folder, reason: errno) }
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

    /// The bytes of a file, up to a limit: what is longer is cut, for the parser to refuse.
    static func read(_ path: String, limitBytes: Int) throws(FileError) -> [UInt8] {
        let descriptor = open(FileName.bytes(path), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(path: path, reason: errno) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: path, limitBytes: limitBytes)
    }

    static func read(descriptor: Int32, name: String, limitBytes: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: bufferSize(for: descriptor))
        while bytes.count <= limitBytes {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { break }
            if count > 0 {
                bytes += buffer[..<count]
            } else if errno != EINTR {
                throw FileError(path: name, reason: errno)
            }
        }
        return bytes
    }

    /// Enough for a small file, and for finding its end: most specs are small, and memory has to be cleared.
    private static func bufferSize(for descriptor: Int32) -> Int {
        let most = 1 << 16
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return most }
        return min(Int(status.st_size) + 1, most)
    }

    /// The path without links, `.` and `..`; nil when nothing is there.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(FileName.bytes(path), nil) else { return nil }
        defer { free(resolved) }
        return FileName.text(resolved)
    }

    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return FileName.text(path)
    }
}
