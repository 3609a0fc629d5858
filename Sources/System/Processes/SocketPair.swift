internal import CSystem

/// Two ends of a connection. Unlike with a pipe, writing to a peer that is gone is no signal.
///
/// For one thread at a time.
package final class SocketPair {
    /// What a child is given; closed by whoever gives it.
    package let childEnd: FileDescriptor
    private var ownEnd: FileDescriptor?

    package init?() {
        var ends: [Int32] = [-1, -1]
        guard system_socket_pair(&ends) == 0 else { return nil }
        ownEnd = FileDescriptor(rawValue: ends[0])
        childEnd = FileDescriptor(rawValue: ends[1])
    }

    /// Writes everything, or as much as there is somebody to read.
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

    /// Closes the own end.
    package func close() {
        ownEnd?.close()
        ownEnd = nil
    }

    deinit { close() }
}
