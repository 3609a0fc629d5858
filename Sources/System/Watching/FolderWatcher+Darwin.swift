#if canImport(Darwin)
    internal import CSystem

    /// Changes in folders, as the kernel tells them through kqueue(2).
    ///
    /// The kernel says that a folder has changed, and not what in it: then everything is looked at. One that is written
    /// in place changes no folder, so the files in a folder are watched themselves.
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
            // Every file takes a descriptor.
            system_raise_file_limit()
        }

        deinit {
            for file in watched.values { close(file.descriptor) }
            close(queue)
        }

        /// Watches these folders, not those in them, and no others any more. A folder that is gone is left out.
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

        /// What has changed since the last time; nothing when nothing has.
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
