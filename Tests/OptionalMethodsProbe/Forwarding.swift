internal import Foundation
internal import OptionalMethodsFixtures

// Methods that call default implementations: of another object, or of other methods of the same object.

final class ForwardingToFinal: NSObject, SampleListDelegate {
    let inner = FinalEmptyA()
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { inner.list(list, didEnd: session) }
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { inner.list(list, canMoveRowAt: path) }
    func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) {
        inner.list(list, moveRowAt: path, to: target)
    }
}

class ForwardingToOpen: NSObject, SampleListDelegate {
    let inner = EmptyB()
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { inner.list(list, didEnd: session) }
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { inner.list(list, canMoveRowAt: path) }
}

final class ForwardingToModule: NSObject, SampleListDelegate {
    let inner = PlainDelegate()
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { inner.list(list, didEnd: session) }
    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? {
        inner.list(list, titleForHeaderIn: section)
    }
}

final class ForwardingToGeneric<Inner: SampleListDelegate>: NSObject, SampleListDelegate {
    let inner: Inner
    init(_ inner: Inner) { self.inner = inner }
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { inner.list(list, didEnd: session) }
}

final class ForwardingToAny: NSObject, SampleListDelegate {
    let inner: any SampleListDelegate = EmptyA()
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { inner.list(list, didEnd: session) }
}

/// Implemented methods that call absent ones of the same object.
final class CallingOwn: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, didEnd session: NSObject) { self.list(list, didExit: session) }
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { self.list(list, canEditRowAt: path) }
}

@MainActor func forwarding() -> [Expectation] {
    [
        Expectation(ForwardingToFinal(), [.didEnd, .canMove, .move]),
        Expectation(ForwardingToOpen(), [.didEnd, .canMove]),
        Expectation(ForwardingToModule(), [.didEnd, .header]),
        Expectation(ForwardingToGeneric(FinalEmptyA()), [.didEnd]),
        Expectation(ForwardingToGeneric(PlainDelegate()), [.didEnd]),
        Expectation(ForwardingToAny(), [.didEnd]),
        Expectation(CallingOwn(), [.didEnd, .canMove]),
    ]
}
