/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The truncation or wrapping of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
