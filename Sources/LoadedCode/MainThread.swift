internal import CLoadedCode
internal import Foundation

/// Whether code runs where UIKit may be called: on the main queue, and thus on the main actor.
///
/// `Thread.isMainThread` is false on the main actor once a program has suspended there, because another thread then
/// serves the main queue (measured with Swift 6.3 on Linux).
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Read on every call of UIKit, so the fast check comes first.
    package static var isCurrent: Bool { loaded_serves_main_queue() || isOnQueueBelow }

    /// Covers a queue that targets the main queue, and the main thread while no thread serves the main queue.
    @inline(never) private static var isOnQueueBelow: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}
