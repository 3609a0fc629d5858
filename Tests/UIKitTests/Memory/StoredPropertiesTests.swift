import Synchronization
import Testing
import UIKit

@testable import LoadedCode

/// Tests that properties are read from memory as a mirror shows them.
@Suite @MainActor struct StoredPropertiesTests {
    private class Base {
        let text = "a text that is longer than a string stores inline"
        var number = 1
    }

    private final class Derived: Base {
        var texts = ["b", "c"]
        var none: Int?
        var pair = (flag: true, number: 2.5)
        lazy var late = "d"
        let base = Base()
        var any: any Hashable = 3
        let call: (Int) -> Int = { $0 + 1 }
    }

    private final class Box<Value> {
        var flag = true
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private final class Controller: UIViewController {
        var people = ["Ann", "Bob"]
        var count = 2
    }

    private struct Person {
        var name = "Ann"
        var age: UInt8 = 40
        var path = IndexPath(row: 1, section: 2)
    }

    private final class Weak {
        var number = 1
        weak var other: Weak?
    }

    private final class Unowned {
        unowned let other: Weak

        init(_ other: Weak) { self.other = other }
    }

    private final class Locked: Sendable {
        let lock = Mutex(1)
        let number = 3
    }

    private func values(_ read: ((Any) -> Void) -> Void) -> [String] {
        var values: [String] = []
        read { values.append("\(type(of: $0)) \($0)") }
        return values
    }

    private func values(_ mirror: Mirror?) -> [String]? {
        mirror.map { mirror in mirror.children.map { "\(type(of: $0.value)) \($0.value)" } }
    }

    @Test func `The properties of a class are those that a mirror shows`() throws {
        for object in [Derived(), Box(4), Box("e"), Box(Person()), Controller(), Locked()] as [AnyObject] {
            let properties = try #require(StoredProperties(of: type(of: object)))
            let mirror = Mirror(reflecting: object)
            #expect(values { properties.read(object, $0) } == values(mirror))
            #expect(properties.count == mirror.children.count && properties.count > 0)
        }
    }

    @Test func `A superclass has its own`() throws {
        let object = Derived()
        let type: AnyClass = try #require(superclass(of: Derived.self))
        let properties = try #require(StoredProperties(of: type))
        #expect(type == Base.self && superclass(of: Base.self) == nil)
        #expect(values { properties.read(object, $0) } == values(Mirror(reflecting: object).superclassMirror))
    }

    @Test func `The properties of a structure are those that a mirror shows`() throws {
        let properties = try #require(StoredProperties(of: Person.self))
        #expect(values { properties.read(structure: Person(), $0) } == values(Mirror(reflecting: Person())))
        #expect(StoredProperties(of: Empty.self)?.count == 0)
    }

    private protocol Named {}

    private struct Small: Named, Equatable {
        var name = "Ann"
    }

    private struct Large: Named {
        var small = Small()
        var names = ["Bob", "Cleo"]
        var other: any Named = Small(name: "Dan")
        var number = 4
    }

    private final class Holder {
        var value: any Named

        init(_ value: any Named) { self.value = value }
    }

    @Test(arguments: [true, false])
    func `A structure in a property of a protocol's type is found in its box`(isLarge: Bool) throws {
        let value: any Named = isLarge ? Large() : Small()
        let holder = Holder(value)
        var stored: Any?
        try #require(StoredProperties(of: Holder.self)).read(holder) { stored = $0 }
        let found = try #require(stored)
        let properties = try #require(StoredProperties(of: type(of: found)))
        #expect(values { properties.read(structure: found, $0) } == values(Mirror(reflecting: value)))
        for child in Mirror(reflecting: [value] as [any Named]).children {
            #expect(values { properties.read(structure: child.value, $0) } == values(Mirror(reflecting: value)))
        }
    }

    private struct Empty {}

    @Test func `References that do not keep an object are left to a mirror`() {
        #expect(StoredProperties(of: Weak.self) == nil)
        #expect(StoredProperties(of: Unowned.self) == nil)
    }
}
