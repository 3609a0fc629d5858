internal import CSystem

/// A path that cannot be watched, and the reason.
package struct WatchError: Error, Equatable {
    package let path: String

    /// An `ErrorNumber`.
    package let reason: Int32

    package var message: String {
        switch reason {
        case ENOSPC: "there are too many folders to watch"
        case EMFILE, ENFILE: FolderWatcher.tooMany.message
        default: path.isEmpty ? ErrorNumber.words(reason) : "\(path): \(ErrorNumber.words(reason))"
        }
    }

    package var remedy: String {
        switch reason {
        case ENOSPC: "Watch fewer, or raise fs.inotify.max_user_watches with sysctl."
        case EMFILE, ENFILE: FolderWatcher.tooMany.remedy
        default: ""
        }
    }
}
