/// A place lines come from: a terminal with an editor, or a pipe.
///
/// Not for several threads: the terminal and the signal handlers belong to the process.
package protocol LineSource: AnyObject {
    /// Whether somebody sits at the other end: then a banner is welcome and an error does not end the session.
    var isInteractive: Bool { get }

    /// Reads one entry: a line, or as many as ``EditorHooks/isIncomplete`` asks for. Blocks.
    func read() -> LineInput
}

/// What one call of ``LineSource/read()`` gave.
package enum LineInput: Equatable, Sendable {
    /// The text without its final newline. It has newlines inside after a continuation or a paste of several lines.
    case line(String)
    /// Ctrl-C, or Ctrl-D in the middle of a block. The session goes on; `discarded` is the text thrown away, empty when
    /// nothing had been typed (so that a program can leave on the second Ctrl-C in a row, as Node does).
    case cancelled(discarded: String)
    /// Ctrl-D on an empty line, or the end of the file.
    case endOfInput
    /// Bytes that are not UTF-8. They have been taken; the next call goes on behind them.
    case malformed(MalformedInput)
    /// The system refused to read; the value is its `errno`.
    case failed(errno: Int32)
}

/// A line that is not valid UTF-8, with nothing lost.
package struct MalformedInput: Equatable, Sendable {
    /// The bytes of the entry so far, without the final newline.
    package let bytes: [UInt8]
    /// Where the first ill-formed sequence begins, counted from the start of ``bytes``.
    package let byteOffset: Int
    /// The same place, counted from the start of all input.
    package let byteOffsetInInput: Int
}
