extension Rule {
    /// The quality of a rule's evidence; the best grade first.
    package enum Grade: UInt8, CaseIterable, Hashable, Sendable {
        /// Stated by Apple in a header, the documentation, a session or a sample.
        case documented

        /// Measured on the real UIKit, with procedure and result published.
        case measured

        /// Observed once: in an app's comment, a crash log, a bug report, or a re-implementation.
        case singleSource

        /// Decided by this engine, without a source or because sources disagree.
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
