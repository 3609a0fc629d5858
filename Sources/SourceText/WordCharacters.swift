/// The characters of words and of the space between them, in ASCII. Inlined, since each byte of a text is asked.
extension UInt8 {
    /// digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" ;
    @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// An ASCII letter or digit, `_` or `.`; not `-`, which may begin an arrow.
    @inlinable package var isWordByte: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
    }

    /// An ASCII letter or digit, or `_`.
    @inlinable package var beginsWord: Bool { isWordByte && self != UInt8(ascii: ".") }

    /// A blank, a tab, or the carriage return of a line end.
    ///
    /// line-end = [ ? carriage return ? ] ? line feed ? ;
    @inlinable package var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
}

extension String {
    /// The name as written in a text: quoted when it is not a word.
    @inline(never)
    package var quotedIfNeeded: String {
        let isWord =
            !isEmpty
            && allSatisfy {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." || $0 == "$" || $0 == "~"
                    || $0 == "(" || $0 == ")" || $0 == ":"
            }
        return isWord ? self : "\"" + self + "\""
    }
}
