/// The version of this program. `CHANGELOG.md` has it as its newest heading.
package enum ProgramVersion {
    package static let current = "0.2.0"
}
