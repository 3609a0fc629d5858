internal import CSystem

/// The signals that this program uses.
package enum Signal {
    package static let interrupt = SIGINT
    package static let brokenPipe = SIGPIPE

    package static func ignore(_ number: Int32) {
        system_ignore(number)
    }
}
