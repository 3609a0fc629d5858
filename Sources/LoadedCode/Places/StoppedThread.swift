internal import CLoadedCode
internal import Foundation

/// A thread that trapped, aborted, overflowed its stack or was interrupted by `ask`, in a child process whose parent
/// reports how it ended.
package struct StoppedThread {
    /// The number of frames of a mark.
    private static let depth = 16

    /// Innermost first.
    private let addresses: [UInt]

    /// Whether `ask` interrupted it; otherwise it dies.
    package let wasAsked: Bool

    /// Installs the signal handlers and waits on a new thread. When the first thread stops, calls `stopped` with it.
    /// The thread waits until that has returned, for at most some seconds; then it dies, or continues if it was only
    /// asked. Called once in a process.
    ///
    /// An overflow of the stack is noticed on the calling thread, and on those that call `watchOverflows()`.
    package static func watch(_ stopped: @escaping @Sendable (StoppedThread) -> Void) {
        loaded_watch_stops()
        Thread.detachNewThread {
            var first: UnsafePointer<UInt>?
            var wasAsked = false
            let count = loaded_wait_for_stop(&first, &wasAsked)
            let addresses = Array(UnsafeBufferPointer(start: first, count: count))
            stopped(StoppedThread(addresses: addresses, wasAsked: wasAsked))
            loaded_go_on_after_stop()
        }
    }

    /// Notices when the calling thread overflows its stack, too; after `watch`. The main queue of an asynchronous
    /// program may move from one thread to another.
    package static func watchOverflows() {
        loaded_watch_overflows()
    }

    /// Interrupts a thread to learn where it is. The thread continues afterwards.
    package static func ask(_ thread: UInt) {
        _ = pthread_kill(thread, LOADED_WHERE_SIGNAL)
    }

    /// The place in the program's own code: `/…/People.swift:31`, the function if the line is unknown, or nil without
    /// symbols. The first lookup reads the symbols and lines of the program.
    package var place: String? {
        CallSite(addresses).placeWithLine.map { place in place.line.map { "\($0.path):\($0.line)" } ?? place.short }
    }

    /// The innermost frames as offsets in their files: equal for two processes that stopped in the same way.
    package var mark: String {
        addresses.prefix(Self.depth).map { address in
            var start: UInt = 0
            guard let path = loaded_file(address, &start) else { return "?" }
            return "\(String(cString: path))+\(address - start)"
        }.joined(separator: " ")
    }

    /// The reason of a trap without a message, if a function shows one that the program called. Those that called the
    /// program do not count: a delegate may well run inside of `MainActor.assumeIsolated`.
    package var reason: String? {
        let symbols = CallSite(addresses).addressesWithinPlace.compactMap { address in
            LoadedFile.around(address - 1, evenInSystem: true)?.nameOfFunction(around: address - 1)
        }
        return Self.reasons.first { reason in symbols.contains { $0.contains(reason.symbol) } }?.sentence
    }

    /// Functions that trap without a message when the program calls them.
    private static let reasons = [
        (
            symbol: "__DISPATCH_WAIT_FOR_QUEUE__",
            sentence: "DispatchQueue.sync was called on the queue that it waits for."
        ),
        (
            symbol: "$sScM14assumeIsolated",
            sentence: "MainActor.assumeIsolated was called on another thread than the main one."
        ),
    ]
}
