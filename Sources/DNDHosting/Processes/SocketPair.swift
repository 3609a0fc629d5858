internal import Foundation
internal import Glibc

/// Two ends of a connection. Unlike with a pipe, writing to somebody who is gone is no signal.
final class SocketPair {
    let childEnd: FileHandle
    private let ownEnd: FileHandle

    init?() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        ownEnd = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        childEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    }

    func write(_ data: Data) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(ownEnd.fileDescriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    func close() {
        try? ownEnd.close()
    }
}
