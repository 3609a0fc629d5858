private import CEditline
package import System

/// Reads lines from a pipe, a file, or a terminal without editing.
///
/// Reports invalid UTF-8 with its offset (libedit would drop it silently, so pipes do not use it). A carriage return
/// before the newline stays in the line.
package final class PlainReader: LineSource {
    package let isInteractive: Bool
    private let hooks: EditorHooks
    private let descriptor: FileDescriptor
    private let showsPrompt: Bool
    private var buffer: InputBuffer

    /// `showsPrompt` is whether prompts are printed; nil prints them on a terminal. Transcripts of a piped session need
    /// them.
    package init(hooks: EditorHooks, descriptor: FileDescriptor = .standardInput, showsPrompt: Bool? = nil) {
        let isTerminal = descriptor.isTerminal
        self.hooks = hooks
        self.descriptor = descriptor
        self.isInteractive = isTerminal
        self.showsPrompt = showsPrompt ?? isTerminal
        self.buffer = InputBuffer(descriptor: descriptor)
    }

    package func read() -> LineInput {
        // Before the prompt appears, so that no Ctrl-C is missed after it.
        editline_begin_reading(descriptor.rawValue)
        defer { editline_end_reading() }
        var block = Block()
        repeat {
            show(block.isEmpty ? hooks.prompt() : hooks.continuationPrompt(block.text))
            switch buffer.next() {
            case .bytes(let bytes, let offset):
                if let input = append(bytes, at: offset, to: &block) { return input }
            case .end:
                return end(of: block)
            case .failed(let code):
                return failure(code, in: block)
            }
        } while !block.isFinished(hooks)
        return .line(block.text)
    }

    private func append(_ bytes: [UInt8], at offset: Int, to block: inout Block) -> LineInput? {
        if let line = String(validating: bytes, as: UTF8.self) {
            block.append(line)
            return nil
        }
        let before = block.isEmpty ? [] : Array(block.text.utf8) + [0x0A]
        let place = IllFormedUTF8.firstOffset(in: bytes)
        return .malformed(
            MalformedInput(
                bytes: before + bytes,
                byteOffset: before.count + place,
                byteOffsetInInput: offset + place
            )
        )
    }

    /// A script that ends inside a block returns the block, for the parser to report. On a terminal this is Ctrl-D,
    /// which must not run half a block.
    private func end(of block: Block) -> LineInput {
        if isInteractive { show("\n") }
        if block.isEmpty { return .endOfInput }
        return isInteractive ? .cancelled(discarded: block.text) : .line(block.text)
    }

    private func failure(_ code: Int32, in block: Block) -> LineInput {
        guard code == ErrorNumber.interrupted else { return .failed(errno: code) }
        if isInteractive { show("\n") }
        return .cancelled(discarded: block.text)
    }

    private func show(_ text: String) {
        if showsPrompt { StandardOutput.write(text) }
    }
}
