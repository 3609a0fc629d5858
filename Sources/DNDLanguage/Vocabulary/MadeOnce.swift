internal import Synchronization

/// An object that is made when it is first needed, since most runs need few of those that could be made.
///
/// Concurrent threads may each make it, and all use the first result, which lives as long as the program.
///
/// The implementation of `AtomicLazyReference`, whose `load` is not specialised, which would slow down every phrase.
struct MadeOnce<Value: AnyObject & Sendable>: ~Copyable, Sendable {
    private let made = Atomic<Unmanaged<Value>?>(nil)

    func value(_ make: () -> Value) -> Value {
        if let known = made.load(ordering: .acquiring) { return known.takeUnretainedValue() }
        let fresh = Unmanaged.passRetained(make())
        let (isFirst, other) = made.compareExchange(expected: nil, desired: fresh, ordering: .acquiringAndReleasing)
        guard !isFirst, let other else { return fresh.takeUnretainedValue() }
        fresh.release()
        return other.takeUnretainedValue()
    }
}
