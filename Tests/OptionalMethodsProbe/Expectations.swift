internal import Foundation
internal import LoadedCode
internal import OptionalMethodsFixtures
internal import UIKit

/// A delegate and the methods that its class implements.
struct Expectation {
    let name: String
    let delegate: any SampleListDelegate
    let written: Set<SampleListMethod>

    init(_ delegate: any SampleListDelegate, _ written: Set<SampleListMethod>) {
        name = "\(type(of: delegate))"
        self.delegate = delegate
        self.written = written.union([.rowCount])
    }

    /// The methods that were read wrongly, one line each.
    @MainActor func complaints(_ requirements: OptionalRequirements<SampleListMethod>) -> [String] {
        SampleListMethod.allCases.compactMap { method in
            let found = requirements.presence(
                of: method, in: ClassExistential(delegate, as: (any SampleListDelegate).self))
            let expected: Presence = written.contains(method) ? .written : .absent
            return found == expected ? nil : "\(name): \(method.rawValue) is \(expected), and is taken for \(found)"
        }
    }
}
