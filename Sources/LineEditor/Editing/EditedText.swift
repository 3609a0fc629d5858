/// A text and the place of the cursor in it.
struct EditedText: Equatable, Sendable {
    var text: String
    /// Bytes before the cursor.
    var cursorUTF8: Int

    init(_ text: String, cursorUTF8: Int) {
        self.text = text
        self.cursorUTF8 = cursorUTF8
    }

    /// With the cursor at the end.
    init(_ text: String) {
        self.init(text, cursorUTF8: text.utf8.count)
    }

    /// Characters (Unicode scalars) before the cursor.
    var cursorScalars: Int {
        text.utf8.prefix(cursorUTF8).count { $0 & 0xC0 != 0x80 }
    }

    var isCursorAtEnd: Bool { cursorUTF8 == text.utf8.count }

    var textBeforeCursor: String {
        String(decoding: text.utf8.prefix(cursorUTF8), as: UTF8.self)
    }
}
