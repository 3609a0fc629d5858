extension Rule {
    /// How well a rule is known; the best grade first.
    package enum Grade: UInt8, CaseIterable, Hashable, Sendable {
        /// Apple says so: a header, the documentation, a session, a sample.
        case documented

        /// Measured on the real UIKit, with procedure and result published.
        case measured

        /// Seen once: an app's comment, a crash log, a bug report, a re-implementation.
        case singleSource

        /// Decided by this engine, for want of a source or because sources disagree.
        case assumed
    }
}

extension Rule.Grade: CustomStringConvertible {
    package var description: String {
        switch self {
        case .documented: "documented"
        case .measured: "measured"
        case .singleSource: "single source"
        case .assumed: "assumed"
        }
    }
}
