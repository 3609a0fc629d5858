#if canImport(Darwin)
    internal import CSystem

    /// Reports changes in folders, from kqueue(2).
    ///
    /// The kernel reports that a folder has changed, but not what in it, so everything is searched again. Writing a
    /// file in place does not change its folder, so the files in a folder are watched individually.
    package final class FolderWatcher {
        static let tooMany = (
            message: "there are too many files to watch",
            remedy: "Watch fewer, or raise kern.maxfilesperproc with sysctl."
        )

        private static let flags = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME)

        private struct Watched {
            let descriptor: Int32
            let isFolder: Bool
        }

        /// Readable when something has changed.
        package var descriptor: FileDescriptor { FileDescriptor(rawValue: queue) }
        private let queue: Int32
        private var watched: [String: Watched] = [:]
        private var paths: [Int32: String] = [:]
        private var folders: Set<String> = []

        package init() throws(WatchError) {
            queue = kqueue()
            guard queue >= 0 else { throw WatchError(path: "", reason: ErrorNumber.last) }
            _ = system_close_on_exec(queue)
            // Every watched file needs a descriptor.
            system_raise_file_limit()
        }

        deinit {
            for file in watched.values { close(file.descriptor) }
            close(queue)
        }

        /// Watches exactly these folders, without their subfolders, and stops watching others. Missing folders are
        /// skipped.
        package func watch(exactly folders: Set<String>) throws(WatchError) {
            self.folders = folders
            try watchFiles()
        }

        private func watchFiles() throws(WatchError) {
            var wanted = folders
            for folder in folders {
                for name in (try? FileSystem.names(in: folder)) ?? [] {
                    let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
                    if FileSystem.kind(of: path) == .file { wanted.insert(path) }
                }
            }
            for path in Set(watched.keys).subtracting(wanted) { forget(path) }
            for path in wanted where watched[path] == nil { try add(path) }
        }

        private func add(_ path: String) throws(WatchError) {
            let file = system_open(FileName.bytes(path), O_EVTONLY, 0)
            guard file >= 0 else {
                if [ENOENT, ENOTDIR, EACCES].contains(ErrorNumber.last) { return }
                throw WatchError(path: path, reason: ErrorNumber.last)
            }
            var change = kevent()
            change.ident = UInt(file)
            change.filter = Int16(EVFILT_VNODE)
            change.flags = UInt16(EV_ADD | EV_CLEAR)
            change.fflags = Self.flags
            guard kevent(queue, &change, 1, nil, 0, nil) == 0 else {
                close(file)
                throw WatchError(path: path, reason: ErrorNumber.last)
            }
            watched[path] = Watched(descriptor: file, isFolder: FileSystem.kind(of: path) == .folder)
            paths[file] = path
        }

        private func forget(_ path: String) {
            guard let file = watched.removeValue(forKey: path) else { return }
            paths[file.descriptor] = nil
            close(file.descriptor)
        }

        /// The changes since the last call; empty without changes.
        package func changes() -> FolderChanges {
            var changes = FolderChanges()
            var event = kevent()
            var now = timespec()
            while kevent(queue, nil, 0, &event, 1, &now) > 0 {
                guard let path = paths[Int32(event.ident)], let file = watched[path] else { continue }
                if file.isFolder { changes.isStructural = true } else { changes.files.insert(path) }
                if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 { forget(path) }
            }
            if !changes.isEmpty { try? watchFiles() }
            return changes
        }
    }
#endif
