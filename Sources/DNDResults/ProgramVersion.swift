/// The version of this program, as `dnd --version` prints it.
package enum ProgramVersion {
    package static let current = "0.1.0"
}
