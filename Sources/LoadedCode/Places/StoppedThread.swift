internal import CLoadedCode
internal import Foundation

/// Where a thread was that has trapped, has aborted or was asked, in a process that plays what others want to know the
/// end of.
package enum StoppedThread {
    /// From now on calls, on a thread of its own, `stopped` as soon as a first thread has stopped, and `found` with its
    /// place, as `/…/People.swift:31`; with the function where no line is known, and nil where no symbols tell. The
    /// thread waits until that is done, at most some seconds, then dies.
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

    /// Asks a thread, which goes on afterwards.
    package static func ask(_ thread: UInt) {
        _ = pthread_kill(thread, LOADED_WHERE_SIGNAL)
    }
}
