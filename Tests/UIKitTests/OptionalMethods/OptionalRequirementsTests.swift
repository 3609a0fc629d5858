import Foundation
import OptionalMethodsFixtures
import Testing

@testable import LoadedCode
@testable import UIKit

@MainActor @Suite struct OptionalRequirementsTests {
    @Test func `A protocol, its defaults and its delegates may be of one module`() {
        let requirements = OptionalRequirements<Sound.Method>(
            absent: Sound.existential(Sound.Silent()), present: Sound.existential(Sound.Loud()), required: [.play])
        #expect(requirements.presence(of: .play, in: Sound.existential(Sound.Silent())) == .written)
        #expect(requirements.presence(of: .stop, in: Sound.existential(Sound.Silent())) == .absent)
        #expect(requirements.presence(of: .isOn, in: Sound.existential(Sound.Loud())) == .written)
        #expect(requirements.presence(of: .isOn, in: Sound.existential(Sound.Short())) == .absent)
        #expect(requirements.presence(of: .stop, in: Sound.existential(Sound.Short())) == .written)
    }

    @Test func `A list of methods that is not the protocol's tells nothing before a call`() {
        let silent = Sound.existential(Sound.Silent())
        let requirements = OptionalRequirements<SampleBadgeMethod>(
            absent: silent, present: Sound.existential(Sound.Loud()))
        #expect(requirements.presence(of: .badge, in: silent) == .unknown)
    }

    @Test func `Two classes that do not differ tell nothing before a call`() {
        let silent = Sound.existential(Sound.Silent())
        let requirements = OptionalRequirements<Sound.Method>(absent: silent, present: silent, required: [.play])
        #expect(requirements.presence(of: .play, in: silent) == .written)
        #expect(requirements.presence(of: .stop, in: silent) == .unknown)
    }

    @Test func `A default that ran counts more than what was read`() {
        final class Late: NSObject, SampleBadge {}
        final class Other: NSObject, SampleBadge {}
        let requirements = OptionalRequirements<SampleBadgeMethod>(
            absent: existential(Late()), present: existential(Late()))
        #expect(requirements.presence(of: .badge, in: existential(Late())) == .unknown)
        let late: any SampleBadge = Late()
        #expect(late.badge(of: NSObject()) == 0)
        #expect(requirements.presence(of: .badge, in: existential(Late())) == .absent)
        #expect(requirements.presence(of: .badge, in: existential(Other())) == .unknown)
        #expect(Absences.wasNoted("badge(of:)", in: Late.self))
        #expect(!Absences.wasNoted("badge(of:)", in: Other.self))
    }

    @Test func `Only classes below an open class are compared with it`() {
        let overridable = OverridableMethods<SampleListMethod>.sampleController
        #expect(overridable.isUsable)
        #expect(overridable.presence(of: .didEnd, in: Ending.self) == .written)
        #expect(overridable.presence(of: .didEnd, in: SampleController.self) == .absent)
        #expect(overridable.presence(of: .didEnd, in: NSObject.self) == nil)
        #expect(overridable.presence(of: .didEnd, in: SampleSource<Int, Int>.self) == nil)
    }

    @Test func `An override that calls the open class's method is written`() {
        let calling = CallingSuper(style: 0)
        let existential = ClassExistential(calling, as: (any SampleListDelegate).self)
        calling.list(NSObject(), didEnd: NSObject())
        #expect(Absences.wasNoted(SampleListMethod.didEnd.rawValue, in: CallingSuper.self))
        let requirements = OptionalRequirements<SampleListMethod>.sampleList()
        #expect(requirements.presence(of: .didEnd, in: existential) == .written)
        #expect(requirements.presence(of: .willBegin, in: existential) == .absent)
    }

    @Test func `Methods that do not fit the overrides tell nothing`() {
        let overridable = OverridableMethods<SampleListMethod>(
            base: SampleController.self, plain: Idle.self, overriding: Ending.self,
            methods: [.didEnd, .willBegin])
        #expect(!overridable.isUsable)
        #expect(overridable.presence(of: .didEnd, in: Ending.self) == .unknown)
    }

    @Test func `An existential of a value is refused`() async {
        await #expect(processExitsWith: .failure) { _ = ClassExistential(3, as: (any Equatable).self) }
        await #expect(processExitsWith: .failure) { _ = ClassExistential(NSObject(), as: NSObject.self) }
    }

    private func existential(_ badge: any SampleBadge) -> ClassExistential {
        ClassExistential(badge, as: (any SampleBadge).self)
    }
}

private final class Ending: SampleController {
    override func list(_ list: NSObject, didEnd session: NSObject) {}
}

private final class Idle: SampleController {}

private final class CallingSuper: SampleController {
    override func list(_ list: NSObject, didEnd session: NSObject) {
        super.list(list, didEnd: session)
    }
}
