#if os(Linux)
    internal import CSystem

    /// Reports changes in folders, from inotify(7).
    ///
    /// Only complete changes count: a file is reported when its writer closes it or moves it into place.
    package final class FolderWatcher {
        static let tooMany = (
            message: "too many programs watch files",
            remedy: "End some, or raise fs.inotify.max_user_instances with sysctl."
        )

        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ONLYDIR)

        /// Two paths of the same folder share a watch number.
        private var paths: [Int32: Set<String>] = [:]
        private var numbers: [String: Int32] = [:]
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)

        /// Readable when something has changed.
        package var descriptor: FileDescriptor { FileDescriptor(rawValue: queue) }
        private let queue: Int32

        package init() throws(WatchError) {
            queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard queue >= 0 else { throw WatchError(path: "", reason: ErrorNumber.last) }
        }

        deinit { close(queue) }

        /// Watches exactly these folders, without their subfolders, and stops watching others. Missing folders are
        /// skipped.
        package func watch(exactly folders: Set<String>) throws(WatchError) {
            for path in Set(numbers.keys).subtracting(folders) { forget(path) }
            for path in folders {
                let number = inotify_add_watch(queue, FileName.bytes(path), Self.events)
                guard number >= 0 else {
                    forget(path)
                    if [ENOENT, ENOTDIR, EACCES].contains(ErrorNumber.last) { continue }
                    throw WatchError(path: path, reason: ErrorNumber.last)
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
                inotify_rm_watch(queue, number)
            }
        }

        /// The changes since the last call; empty without changes.
        package func changes() -> FolderChanges {
            var changes = FolderChanges()
            while true {
                guard case .count(let count) = descriptor.read(into: &buffer), count > 0 else { return changes }
                take(buffer[..<count], into: &changes)
            }
        }

        // MARK: - Events

        private func take(_ bytes: ArraySlice<UInt8>, into changes: inout FolderChanges) {
            var rest = bytes
            while rest.count >= MemoryLayout<inotify_event>.size {
                let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
                let name = rest.dropFirst(MemoryLayout<inotify_event>.size).prefix(Int(event.len)).prefix { $0 != 0 }
                take(event, FileName.text(name), into: &changes)
                rest = rest.dropFirst(MemoryLayout<inotify_event>.size + Int(event.len))
            }
        }

        private func take(_ event: inotify_event, _ name: String, into changes: inout FolderChanges) {
            func has(_ mask: Int) -> Bool { event.mask & UInt32(mask) != 0 }
            if event.mask & UInt32(IN_IGNORED) != 0 { lose(event.wd) }
            let ofItself = IN_Q_OVERFLOW | IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_ISDIR
            if event.mask & UInt32(ofItself) != 0 {
                changes.isStructural = true
                return
            }
            for folder in paths[event.wd] ?? [] {
                let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
                // A new file is still being written, unless it is a new hard link to an existing file.
                if event.mask & UInt32(IN_CREATE) != 0, !system_has_other_names(FileName.bytes(path)) { continue }
                changes.files.insert(path)
            }
        }

        /// Forgets a folder that the kernel no longer watches.
        private func lose(_ number: Int32) {
            for path in paths.removeValue(forKey: number) ?? [] { numbers[path] = nil }
        }
    }
#endif
