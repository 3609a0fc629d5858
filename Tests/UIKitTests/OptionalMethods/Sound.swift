import Foundation

@testable import LoadedCode
@testable import UIKit

/// A protocol of the tests' own module.
@MainActor protocol SoundDelegate: AnyObject {
    func play()
    func stop()
    var isOn: Bool { get }
}

extension SoundDelegate {
    @_optimize(none) @inline(never)
    func stop() {
        AbsentMethod.note(self)
    }

    var isOn: Bool {
        @_optimize(none) @inline(never)
        get {
            AbsentMethod.note(self)
            return false
        }
    }
}

@MainActor enum Sound {
    enum Method: String, CaseIterable {
        case play = "play()"
        case stop = "stop()"
        case isOn
    }

    final class Silent: SoundDelegate {
        func play() {}
    }

    final class Loud: SoundDelegate {
        func play() {}
        func stop() {}
        var isOn: Bool { true }
    }

    final class Short: SoundDelegate {
        func play() {}
        func stop() {}
    }

    static func existential(_ delegate: any SoundDelegate) -> ClassExistential {
        ClassExistential(delegate, as: (any SoundDelegate).self)
    }
}
