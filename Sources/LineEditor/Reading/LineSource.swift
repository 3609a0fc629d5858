/// A source of lines: a terminal with an editor, or a pipe.
///
/// Not thread-safe: the terminal and the signal handlers belong to the process.
package protocol LineSource: AnyObject {
    /// Whether a user types the lines: then a banner is shown, and an error does not end the session.
    var isInteractive: Bool { get }

    /// Reads one entry: a line, or several while ``EditorHooks/isIncomplete`` returns true. Blocks.
    func read() -> LineInput
}

/// The result of ``LineSource/read()``.
package enum LineInput: Equatable, Sendable {
    /// The text without its final newline. A continuation or a paste of several lines contains newlines.
    case line(String)
    /// Ctrl-C, or Ctrl-D inside a block. The session continues. `discarded` is empty when nothing was typed, so that a
    /// program can quit on the second Ctrl-C in a row, like Node.
    case cancelled(discarded: String)
    /// Ctrl-D on an empty line, or the end of the file.
    case endOfInput
    /// Bytes that are not UTF-8. They have been consumed; the next call continues after them.
    case malformed(MalformedInput)
    /// A read error.
    case failed(errno: Int32)
}

/// A line that is not valid UTF-8, with all its bytes.
package struct MalformedInput: Equatable, Sendable {
    /// The bytes of the entry so far, without the final newline.
    package let bytes: [UInt8]
    /// The offset of the first ill-formed sequence in ``bytes``.
    package let byteOffset: Int
    /// The offset of the same sequence in all input.
    package let byteOffsetInInput: Int
}
