/// The version of this program, which stands here and, as its newest heading, in `CHANGELOG.md`.
package enum ProgramVersion {
    package static let current = "0.2.0"
}
