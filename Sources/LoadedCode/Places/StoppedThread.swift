internal import CLoadedCode
internal import Foundation

/// Reports where a thread trapped, aborted or was interrupted by `ask`, in a child process whose parent reports how it
/// ended.
package enum StoppedThread {
    /// Installs the signal handlers and waits on a new thread. When the first thread stops, calls `stopped` at once,
    /// then `found` with the place: `/…/People.swift:31`, the function if the line is unknown, or nil without symbols.
    /// The stopped thread waits for that, for at most some seconds; then it dies, or continues if it was only asked.
    package static func watch(
        stopped: @escaping @Sendable () -> Void, found: @escaping @Sendable (String?) -> Void
    ) {
        loaded_watch_stops()
        Thread.detachNewThread {
            var first: UnsafePointer<UInt>?
            let count = loaded_wait_for_stop(&first)
            stopped()
            let place = CallSite(Array(UnsafeBufferPointer(start: first, count: count))).placeWithLine
            found(place.map { place in place.line.map { "\($0.path):\($0.line)" } ?? place.short })
            loaded_go_on_after_stop()
        }
    }

    /// Interrupts a thread to learn where it is. The thread continues afterwards.
    package static func ask(_ thread: UInt) {
        _ = pthread_kill(thread, LOADED_WHERE_SIGNAL)
    }
}
