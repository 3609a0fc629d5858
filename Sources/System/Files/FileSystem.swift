internal import CSystem

/// The file operations of the commands.
package enum FileSystem {
    package enum Kind: Equatable {
        case file, folder

        /// A FIFO, a socket or a device. Reading it may wait forever.
        case stream
    }

    /// Follows links. Nil for a missing file, with the reason in `ErrorNumber.last`.
    package static func kind(of path: String) -> Kind? {
        switch system_kind(FileName.bytes(path), true) {
        case SYSTEM_NOTHING: nil
        case SYSTEM_FOLDER: .folder
        case SYSTEM_STREAM: .stream
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

    /// The bytes of a file up to a limit; longer content is cut, and the parser rejects it. A path that the user has
    /// named may also be a pipe or a device, such as the shell's `<(command)`; elsewhere these are errors.
    package static func read(
        _ path: String, limitBytes: Int, isNamed: Bool = false
    ) throws(FileError) -> [UInt8] {
        let descriptor = isNamed ? try FileDescriptor(reading: path) : try FileDescriptor(readingFile: path)
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

    /// The path with links resolved, where the last one may lead to a file that does not exist yet.
    package static func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<linkCountMax {
            if let real = realPath(path) { return real }
            guard let target = linkTarget(path) else { return path }
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            path = target.hasPrefix("/") ? target : folder + target
        }
        return path
    }

    /// The number of links that are followed, and the length of their targets; more are errors, as for the system.
    private static let linkCountMax = 40
    private static let linkBytesMax = 4096

    /// Nil for everything but a link.
    private static func linkTarget(_ path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: linkBytesMax)
        let count = readlink(FileName.bytes(path), &buffer, buffer.count)
        return count > 0 ? FileName.text(buffer[..<count].map { UInt8(bitPattern: $0) }) : nil
    }

    package static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return FileName.text(path)
    }
}
