public import Foundation
package import LoadedCode
internal import UIKit

/// A protocol with a single, optional method.
@MainActor public protocol SampleBadge: NSObjectProtocol {
    func badge(of list: NSObject) -> Int
}

extension SampleBadge {
    @_optimize(none) @inline(never)
    public func badge(of list: NSObject) -> Int {
        AbsentMethod.note(self)
        return 0
    }
}

package enum SampleBadgeMethod: String, CaseIterable, Sendable {
    case badge = "badge(of:)"
}

extension OptionalRequirements where Method == SampleBadgeMethod {
    package static func sampleBadge() -> OptionalRequirements {
        OptionalRequirements(
            absent: ClassExistential(AbsentBadge(), as: (any SampleBadge).self),
            present: ClassExistential(PresentBadge(), as: (any SampleBadge).self))
    }
}

private final class AbsentBadge: NSObject, SampleBadge {}

private final class PresentBadge: NSObject, SampleBadge {
    func badge(of list: NSObject) -> Int { 1 }
}

/// A class of this module, for proxies in other modules.
public final class PlainDelegate: NSObject, SampleListDelegate {
    public func list(_ list: NSObject, numberOfRowsIn section: Int) -> Int { 0 }
}
