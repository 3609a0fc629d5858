internal import Foundation
internal import OptionalMethodsFixtures

// Code that the optimiser merges: classes that lack the same methods, and methods with equal bodies.

class EmptyA: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

class EmptyB: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

class EmptyC: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 1 }
}

final class FinalEmptyA: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

final class FinalEmptyB: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

class GenericEmpty<Element>: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

/// Bodies that are equal to each other, some of them also to the default implementation.
class EqualBodiesA: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, willBegin session: NSObject) {}
    func list(_ list: NSObject, didEnd session: NSObject) {}
    func list(_ list: NSObject, didEnter session: NSObject) {}
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { true }
    func list(_ list: NSObject, canEditRowAt path: IndexPath) -> Bool { true }
    func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool { true }
    func list(_ list: NSObject, isRestrictedIn session: NSObject) -> Bool { true }
    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? { nil }
    func list(_ list: NSObject, titleForFooterIn section: Int) -> String? { nil }
}

final class EqualBodiesB: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, willBegin session: NSObject) {}
    func list(_ list: NSObject, didExit session: NSObject) {}
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { true }
    func list(_ list: NSObject, allowsMoveIn session: NSObject) -> Bool { true }
    func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? { nil }
    func list(_ list: NSObject, dropPreviewFor path: IndexPath) -> NSObject? { nil }
    func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] { [] }
}

@MainActor func equalBodies() -> [Expectation] {
    [
        Expectation(EmptyA(), []),
        Expectation(EmptyB(), []),
        Expectation(EmptyC(), []),
        Expectation(FinalEmptyA(), []),
        Expectation(FinalEmptyB(), []),
        Expectation(GenericEmpty<Int>(), []),
        Expectation(GenericEmpty<String>(), []),
        Expectation(PlainDelegate(), []),
        Expectation(
            EqualBodiesA(),
            [.willBegin, .didEnd, .didEnter, .canMove, .canEdit, .allows, .restricts, .header, .footer]),
        Expectation(
            EqualBodiesB(), [.willBegin, .didExit, .canMove, .allows, .preview, .dropPreview, .items]),
    ]
}
