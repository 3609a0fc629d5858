internal import CSystem

/// Both ends of a local socket connection. Unlike a pipe, writing to a closed peer raises no signal.
///
/// Not thread-safe.
package final class SocketPair {
    /// The end for a child process, which the caller closes after passing it on.
    package let childEnd: FileDescriptor
    private var ownEnd: FileDescriptor?

    package init?() {
        var ends: [Int32] = [-1, -1]
        guard system_socket_pair(&ends) == 0 else { return nil }
        ownEnd = FileDescriptor(rawValue: ends[0])
        childEnd = FileDescriptor(rawValue: ends[1])
    }

    /// Writes everything, or stops when the peer is closed.
    package func write(_ bytes: some Sequence<UInt8>) {
        guard let ownEnd else { return }
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { system_send(ownEnd.rawValue, $0.baseAddress, $0.count) }
            if count < 0, ErrorNumber.last == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes this process's end.
    package func close() {
        ownEnd?.close()
        ownEnd = nil
    }

    deinit { close() }
}
