import Foundation

/// How many cases the tests play that try many: some for each change, all with `DND_THOROUGH=1`, as in `make slow`.
package enum Thoroughness {
    package static let triesAll = ProcessInfo.processInfo.environment["DND_THOROUGH"] == "1"

    /// A number of cases.
    package static func count<Count: BinaryInteger>(_ some: Count, all: Count) -> Count {
        triesAll ? all : some
    }
}
