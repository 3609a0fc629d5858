internal import Foundation
internal import OptionalMethodsFixtures

// Subclasses of classes that implement every method.

class Plain: SampleController {}

class Overriding: SampleController {
    var names = ["a", "b"]
    override func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { names.count }
    override func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { true }
    override func list(_ list: NSObject, didEnd session: NSObject) {}
    override func reload() { names = [] }
}

final class OverridingMore: Overriding {
    override func list(_ list: NSObject, didEnd session: NSObject) { print("ended") }
    override func list(_ list: NSObject, didDisplayRowAt path: IndexPath) { print("displayed") }
    override var limit: Int {
        get { 3 }
        set { names = [] }
    }
}

final class Source: SampleSource<Int, String> {
    override func list(_ list: NSObject, canMoveRowAt path: IndexPath) -> Bool { true }
}

final class OtherSource: SampleSource<String, UUID> {
    override var title: String? { "mine" }
    override func list(_ list: NSObject, moveRowAt path: IndexPath, to target: IndexPath) { print(path) }
}

final class GenericSource<Item: Hashable>: SampleSource<Int, Item> {
    override func list(_ list: NSObject, titleForHeaderIn section: Int) -> String? { "\(section)" }
}

@MainActor func openClasses() -> [Expectation] {
    [
        Expectation(SampleController(style: 0), []),
        Expectation(Plain(style: 0), []),
        Expectation(Overriding(style: 0), [.canMove, .didEnd]),
        Expectation(OverridingMore(style: 0), [.canMove, .didEnd, .didDisplay, .limit]),
        Expectation(SampleSource<Int, String>(section: nil, item: nil), []),
        Expectation(SampleSource<UUID, Data>(section: nil, item: nil), []),
        Expectation(Source(section: nil, item: nil), [.canMove]),
        Expectation(OtherSource(section: nil, item: nil), [.title, .move]),
        Expectation(GenericSource<Data>(section: nil, item: nil), [.header]),
    ]
}
