import Foundation
import Testing

/// Tests what `docs/compatibility.md` says about differences that compilers do not report.
@Suite struct SilentDifferenceTests {
    @Test func `A method that a subclass adds is not called, one that the conforming class has is`() {
        #expect(ask(Subclass()) == "the default")
        #expect(ask(OverridingSubclass()) == "the subclass")
    }

    @Test func `A string is found in a protocol value, although the compiler says that it never is`() {
        let values: [any NSObjectProtocol] = ["a" as NSString, "b" as NSString]
        #expect(values as? [String] == ["a", "b"])
        #expect((values[0] as Any) as? String == "a")
        #expect((NSURL(fileURLWithPath: "/") as any NSObjectProtocol as Any) as? URL != nil)
    }

    @Test func `A weak outlet is nil at once when nothing else holds its view`() {
        let owner = Owner()
        connect(owner)
        #expect(owner.outlet == nil)
    }

    @Test func `Code for iOS is not compiled here`() {
        #if os(iOS)
            let isCompiled = true
        #else
            let isCompiled = false
        #endif
        #expect(!isCompiled)
    }

    private func connect(_ owner: Owner) {
        let view = NSObject()
        owner.outlet = view
        #expect(owner.outlet === view)
    }

    private func ask(_ answering: any Answering) -> String { answering.answer() }
}

private protocol Answering: AnyObject {
    func answer() -> String
}

extension Answering {
    fileprivate func answer() -> String { "the default" }
}

private class Conforming: Answering {}

private final class Subclass: Conforming {
    func answer() -> String { "the subclass" }
}

private class AnsweringBase: Answering {
    func answer() -> String { "the base" }
}

private final class OverridingSubclass: AnsweringBase {
    override func answer() -> String { "the subclass" }
}

private final class Owner {
    weak var outlet: NSObject?
}
