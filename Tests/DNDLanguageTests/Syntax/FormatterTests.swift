import DNDLanguage
import Testing

@Suite struct FormatterTests {
    private static let long = String(repeating: "x", count: 60)

    @Test(arguments: [
        ("", ""), ("\n\n", ""), ("a", "a\n"), ("  a   b\t c  \n", "a b c\n"), ("a;b ;  c", "a; b; c\n"),
        ("a;\nb", "a\nb\n"), (";;a;;", "a\n"), ("a\n\n\n\nb", "a\n\nb\n"), ("\n\n\na", "a\n"),
        ("x:a  b->c", "x: a b -> c\n"), ("section Later :", "section Later:\n"), ("x{a;b}", "x { a; b }\n"),
        ("x {\na }", "x {\n  a\n}\n"), ("x {}", "x { }\n"), ("x {\n\n}", "x { }\n"), ("x {\n\na\n\n}", "x {\n  a\n}\n"),
        ("x( a  (b) )[0,4]", "x (a (b)) [0, 4]\n"), ("a#c", "a  # c\n".replacing("# c", with: "#c")),
        ("if a { b }\nelse { c }", "if a { b } else { c }\n"),
        ("if a {\nb }\nelse { c }", "if a {\n  b\n} else {\n  c\n}\n"),
        ("if a { b }  # why\n# how\nelse { c }", "if a {\n  b\n}  # why\n# how\nelse {\n  c\n}\n"),
        ("x { # o\n# l\na # t\n\n# c\n}", "x {  # o\n  # l\n  a  # t\n\n  # c\n}\n"),
        ("@a(b  c)  @d x", "@a(b c) @d x\n"), ("@a\nx", "@a\nx\n"), ("y {\n@a\n@b() x\n}", "y {\n  @a\n  @b() x\n}\n"),
        ("# c\n\n# d\n\n\na", "# c\n\n# d\n\na\n"), ("@a  # why\nx", "# why\n@a\nx\n"),
        ("a \\\n  b", "a b\n"), ("x (\n a\n b)", "x (a b)\n"), ("x (a # c\n b)", "x (a  # c\n  b)\n"),
        ("x (\n# c\n b # d\n)", "x (\n  # c\n  b  # d\n)\n"),
        ("y {\nx (a # c\n b)\n}", "y {\n  x (a  # c\n    b)\n}\n"),
        ("a \r\nb\r\n", "a\nb\n"), ("a {\nb; c\n}", "a {\n  b; c\n}\n"), ("a; b {\nc }; d", "a\nb {\n  c\n}\nd\n"),
        ("\"a\\\"b\"  007 1.5", "\"a\\\"b\" 007 1.5\n"), ("a ? b", "a ? b"), ("a {", "a {"),
    ])
    func theHouseStyle(before: String, after: String) {
        #expect(SyntaxCheck.format(before) == after)
        SyntaxCheck.formatting(of: before)
    }

    @Test(arguments: [
        // A line that is too long is split at its semicolons, then at its blocks, otherwise where the author has split
        // it.
        ("a \(long); b \(long)", "a \(long)\nb \(long)\n"),
        ("a { b \(long); c \(long) }", "a {\n  b \(long)\n  c \(long)\n}\n"),
        ("a { b \(long) } else { c \(long) }", "a {\n  b \(long)\n} else {\n  c \(long)\n}\n"),
        ("a \(long) \(long)", "a \(long) \(long)\n"),
        ("a \(long) \\\n\(long)", "a \(long) \\\n    \(long)\n"),
        ("a: (\(long)\n\(long)\n)", "a: (\(long)\n  \(long)\n)\n"),
        ("a: \(long) \\\n\(long) { b }", "a: \(long) \\\n    \(long) {\n  b\n}\n"),
        ("a \"\(long)\(long)\(long)\"", "a \"\(long)\(long)\(long)\"\n"),
    ])
    func longLines(before: String, after: String) {
        #expect(SyntaxCheck.format(before) == after)
        SyntaxCheck.formatting(of: before)
    }

    @Test func aLineOfExactlyTheGreatestWidthStays() {
        let rest = String(repeating: "é", count: Formatter.widthMax - 3)
        #expect(SyntaxCheck.format("a; \(rest)") == "a; \(rest)\n")
        #expect(SyntaxCheck.format("a; \(rest)é") == "a\n\(rest)é\n")
    }
}
