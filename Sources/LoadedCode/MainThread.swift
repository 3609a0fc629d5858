internal import CLoadedCode
internal import Foundation

/// Whether code runs where UIKit may be called: on the main queue, and so on the main actor.
///
/// `Thread.isMainThread` says no on the main actor once a program has suspended there: the main queue is then served by
/// another thread (measured with Swift 6.3 on Linux).
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Asked with every call of UIKit: the quick way first.
    package static var isCurrent: Bool { loaded_serves_main_queue() || isOnQueueBelow }

    /// A queue may target the main one, and a main thread may have left its queue to nobody yet.
    @inline(never) private static var isOnQueueBelow: Bool {
        DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }
}
