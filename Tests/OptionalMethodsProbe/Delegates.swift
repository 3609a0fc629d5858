internal import Foundation
internal import OptionalMethodsFixtures

// The places where a class can implement a method: in its body, an extension, a superclass, or a protocol's extension.

class InBody: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { section }
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { path.count == 2 }
    func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) { print("moved", path, target) }
    func list(_ list: NSObject, didDisplayRowAt path: IndexPath) { print("displayed", path) }
}

class InExtension: NSObject {}

extension InExtension: SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? { "header \(section)" }
    var title: String? { "title" }
}

final class Final: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 3 }
    func list(_ list: NSObject, itemsForBeginning session: NSObject, at path: IndexPath) -> [NSObject] { [list] }
    func list(_ list: NSObject, didUpdate session: NSObject, to path: IndexPath?) -> NSObject? { session }
}

/// As in Swift, the added methods do not belong to the conformance; the overriding one does.
final class Adding: InBody {
    func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? { "added" }
    override func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { false }
    func list(_ list: NSObject, didEnd session: NSObject) { print("added") }
}

protocol Movable: SampleListDelegate {}

extension Movable {
    func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { true }
    func list(_ list: NSObject, sizeForRowAt path: IndexPath) -> CGSize { CGSize(width: 3, height: 4) }
}

/// Swift treats the method as ambiguous if its protocol does not refine the delegate's protocol.
class InProtocolExtension: NSObject, Movable {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

protocol Counting: SampleListDelegate {}

extension Counting {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 4 }
    func list(_ list: NSObject, didExit session: NSObject) { print("exit", session) }
}

final class InRefinedProtocol: NSObject, Counting {}

class Generic<Element>: NSObject, SampleListDelegate {
    var elements: [Element] = []
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { elements.count }
    func list(_ list: NSObject, previewFor path: IndexPath) -> NSObject? { elements.isEmpty ? nil : list }
    func list(_ list: NSObject, canHandle session: NSObject) -> Bool { true }
}

final class GenericChild: Generic<[Int]> {}

final class WithProperty: NSObject, SampleListDelegate {
    var limit = 4
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}

final class WithCompletion: NSObject, SampleListDelegate {
    func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
    func list(_ list: NSObject, perform session: NSObject, completion: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
    }
}

enum Nested {
    fileprivate final class Private: NSObject, SampleListDelegate {
        func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
        func indexTitles(for list: NSObject) -> [String]? { ["a"] }
    }
}

@MainActor func delegates() -> [Expectation] {
    final class Local: NSObject, SampleListDelegate {
        func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
        func numberOfSections(in list: NSObject) -> Int { 2 }
    }
    return [
        Expectation(InBody(), [.canMove, .move, .didDisplay]),
        Expectation(InExtension(), [.header, .title]),
        Expectation(Final(), [.items, .didUpdate]),
        Expectation(Adding(), [.canMove, .move, .didDisplay]),
        Expectation(InProtocolExtension(), [.canMove, .size]),
        Expectation(InRefinedProtocol(), [.didExit]),
        Expectation(Generic<Int>(), [.preview, .canHandle]),
        Expectation(Generic<String>(), [.preview, .canHandle]),
        Expectation(GenericChild(), [.preview, .canHandle]),
        Expectation(WithProperty(), [.limit]),
        Expectation(WithCompletion(), [.perform]),
        Expectation(Nested.Private(), [.titles]),
        Expectation(Local(), [.sectionCount]),
    ]
}
