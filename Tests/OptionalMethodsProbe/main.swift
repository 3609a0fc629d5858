internal import Foundation
internal import LoadedCode
internal import OptionalMethodsFixtures
internal import UIKit

// Reads the delegates of this module and prints the methods that were read wrongly; the exit status is their number. A
// separate program, so that it can be built with optimisation while the tests are not. With the argument `report` it
// prints the conformance report of a delegate instead.

if CommandLine.arguments.dropFirst() == ["report"] {
    printReport()
    exit(0)
}

final class Badged: NSObject, SampleBadge {
    func badge(of list: NSObject) -> Int { 3 }
}

final class Unbadged: NSObject, SampleBadge {}

let requirements = OptionalRequirements<SampleListMethod>.sampleList()
let expectations = delegates() + equalBodies() + forwarding() + openClasses()
var complaints = expectations.flatMap { $0.complaints(requirements) }

let badge = OptionalRequirements<SampleBadgeMethod>.sampleBadge()
for (delegate, expected) in [(Badged(), .written), (Unbadged(), .absent)] as [(any SampleBadge, Presence)] {
    let found = badge.presence(of: .badge, in: ClassExistential(delegate, as: (any SampleBadge).self))
    if found != expected { complaints.append("\(type(of: delegate)): is \(expected), and is taken for \(found)") }
}

for complaint in complaints { print(complaint) }
print("\(expectations.count) classes, \(SampleListMethod.allCases.count) methods, \(complaints.count) wrong")
exit(Int32(min(complaints.count, 100)))
