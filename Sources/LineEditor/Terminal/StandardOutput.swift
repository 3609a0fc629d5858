private import Glibc

/// Standard output, written at once and in order with what C code has printed.
enum StandardOutput {
    static func write(_ text: String) {
        fflush(nil)
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Glibc.write(STDOUT_FILENO, rest.baseAddress, rest.count)
                if count < 0 && errno != EINTR { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
            }
        }
    }
}
