internal import Glibc

/// What cannot be watched, and why.
struct WatchError: Error, Equatable {
    let path: String

    /// `errno`
    let reason: Int32

    var message: String {
        switch reason {
        case ENOSPC: "there are too many folders to watch"
        case EMFILE, ENFILE: "too many programs watch files"
        default: path.isEmpty ? FileError.words(reason) : "\(path): \(FileError.words(reason))"
        }
    }

    var remedy: String {
        switch reason {
        case ENOSPC: "Watch fewer, or raise fs.inotify.max_user_watches with sysctl."
        case EMFILE, ENFILE: "End some, or raise fs.inotify.max_user_instances with sysctl."
        default: ""
        }
    }
}

/// Changes in folders, as the kernel tells them through inotify(7).
///
/// Only what is complete counts: a file is told of when whoever wrote it closes it, or moves it to its place.
final class FolderWatcher {
    struct Changes {
        /// Files that were written, came or went: absolute paths.
        var files: Set<String> = []

        /// Folders came or went, or the kernel had more to tell than it keeps: look at everything.
        var isStructural = false

        var isEmpty: Bool { files.isEmpty && !isStructural }
    }

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR)

    /// Two paths of one folder share a number.
    private var paths: [Int32: Set<String>] = [:]
    private var numbers: [String: Int32] = [:]
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Readable when something has changed.
    let descriptor: Int32

    init() throws(WatchError) {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw WatchError(path: "", reason: errno) }
    }

    deinit { close(descriptor) }

    /// Watches these folders, not those in them, and no others any more. A folder that is gone is left out.
    func watch(exactly folders: Set<String>) throws(WatchError) {
        for path in Set(numbers.keys).subtracting(folders) { forget(path) }
        for path in folders {
            let number = inotify_add_watch(descriptor, FileName.bytes(path), Self.events)
            guard number >= 0 else {
                forget(path)
                if errno == ENOENT || errno == ENOTDIR || errno == EACCES { continue }
                throw WatchError(path: path, reason: errno)
            }
            if let old = numbers[path], old != number { forget(path) }
            numbers[path] = number
            paths[number, default: []].insert(path)
        }
    }

    private func forget(_ path: String) {
        guard let number = numbers.removeValue(forKey: path) else { return }
        paths[number]?.remove(path)
        if paths[number]?.isEmpty ?? true {
            paths[number] = nil
            inotify_rm_watch(descriptor, number)
        }
    }

    /// What has changed since the last time; nothing when nothing has.
    func changes() -> Changes {
        var changes = Changes()
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                take(buffer[..<count], into: &changes)
            } else if count == 0 || errno != EINTR {
                return changes
            }
        }
    }

    // MARK: - Events

    private func take(_ bytes: ArraySlice<UInt8>, into changes: inout Changes) {
        var rest = bytes
        while rest.count >= MemoryLayout<inotify_event>.size {
            let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
            let name = rest.dropFirst(MemoryLayout<inotify_event>.size).prefix(Int(event.len)).prefix { $0 != 0 }
            take(event, FileName.text(name), into: &changes)
            rest = rest.dropFirst(MemoryLayout<inotify_event>.size + Int(event.len))
        }
    }

    private func take(_ event: inotify_event, _ name: String, into changes: inout Changes) {
        func has(_ mask: Int) -> Bool { event.mask & UInt32(mask) != 0 }
        if event.mask & UInt32(IN_IGNORED) != 0 { lose(event.wd) }
        let ofItself = IN_Q_OVERFLOW | IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_ISDIR
        if event.mask & UInt32(ofItself) != 0 {
            changes.isStructural = true
            return
        }
        for folder in paths[event.wd] ?? [] {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            // What was made is being written, unless it is another name of what is there.
            if event.mask & UInt32(IN_CREATE) != 0, !Self.isOtherName(path) { continue }
            changes.files.insert(path)
        }
    }

    /// The kernel watches the folder no more.
    private func lose(_ number: Int32) {
        for path in paths.removeValue(forKey: number) ?? [] { numbers[path] = nil }
    }

    private static func isOtherName(_ path: String) -> Bool {
        var status = stat()
        guard lstat(FileName.bytes(path), &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
}
