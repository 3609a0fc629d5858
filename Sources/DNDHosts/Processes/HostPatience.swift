internal import Foundation

/// What ends the wait for a child process.
package enum HostPatience: Sendable {
    /// Silence: any sign of life will do.
    case silence

    /// A whole scenario has so much time. Between scenarios it is silence that counts.
    case scenario(seconds: Double)

    /// How long a child may be silent, in seconds of real time: 10, or what `DND_PATIENCE` says.
    static let silenceSeconds = ProcessInfo.processInfo.environment["DND_PATIENCE"].flatMap { Double($0) } ?? 10

    /// What Swift may take to write down where a program trapped.
    static let dyingSeconds = 30.0
}
