import Testing
import UIKit

@MainActor @Suite struct AssociatedObjectTests {
    private static var key: UInt8 = 0
    private static var other: UInt8 = 0

    private final class Note: NSObject {}

    @Test func `A value is kept beside an object, under a key`() {
        let (view, button) = (UIView(), UIButton())
        objc_setAssociatedObject(view, &Self.key, "hello", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Self.other, 7, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Self.key) as? String == "hello")
        #expect(objc_getAssociatedObject(view, &Self.other) as? Int == 7)
        #expect(objc_getAssociatedObject(button, &Self.key) == nil)
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.other) == nil)
    }

    @Test func `The value is released with a responder, and at once when it is replaced`() {
        weak var (first, second): (Note?, Note?)
        do {
            let view = UIView()
            do {
                let (old, new) = (Note(), Note())
                (first, second) = (old, new)
                objc_setAssociatedObject(view, &Self.key, old, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(view, &Self.key, new, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(first == nil && second != nil)
        }
        #expect(second == nil)
    }

    @Test func `A value that is assigned is not kept`() {
        let view = UIView()
        do {
            let note = Note()
            objc_setAssociatedObject(view, &Self.key, note, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Note === note)
        }
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    @Test func `Values of other objects are released when many further objects have one`() {
        weak var note: Note?
        do {
            let (owner, value) = (NSObject(), Note())
            note = value
            objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        var owners: [NSObject] = []
        while note != nil, owners.count < 10_000 {
            let owner = NSObject()
            objc_setAssociatedObject(owner, &Self.key, owners.count, .OBJC_ASSOCIATION_RETAIN)
            owners.append(owner)
        }
        #expect(note == nil)
        #expect(owners.enumerated().allSatisfy { objc_getAssociatedObject($1, &Self.key) as? Int == $0 })
    }
}
