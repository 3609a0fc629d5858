extension Fault {
    /// Uniform types, and classes of loaded objects.
    var providerDescription: FaultDescription {
        switch self {
        case .duplicateType:
            .init(
                "type twice",
                "A uniform type is declared once: what it conforms to would be one thing here and another there. The "
                    + "system's types cannot be declared again.",
                bad: "table t: A\ntype my.card conforms public.text\ntype my.card conforms public.url\n"
                    + "expect state: idle",
                fix: "table t: A\ntype my.card conforms public.text public.url\nexpect state: idle")
        case .duplicateClass:
            .init(
                "class twice",
                "A class is declared once, with all the types that it reads and writes. The system's classes cannot be "
                    + "declared again.",
                bad: "table t: A\nclass Card { reads: public.text }\nclass Card { reads: public.url }\n"
                    + "expect state: idle",
                fix: "table t: A\nclass Card { reads: public.text public.url }\nexpect state: idle")
        case .typeCycle:
            .init(
                "types in a circle",
                "A type conforms to its parents, to theirs, and so on up to a root. Here the way up leads back to the "
                    + "type itself.",
                bad: "table t: A\ntype my.a conforms my.b\ntype my.b conforms my.a\nexpect state: idle",
                fix: "table t: A\ntype my.a conforms my.b\ntype my.b conforms public.text\nexpect state: idle")
        case .unknownType:
            .init(
                "type that the system does not have",
                "An undeclared type conforms to itself alone. One that begins with public. and is not among "
                    + "the system's is most likely mistyped.",
                bad: "table t: A\nitem A { type: public.pgn }\nexpect state: idle",
                fix: "table t: A\nitem A { type: public.png }\nexpect state: idle")
        default:
            .init(
                "unknown class",
                "Items are loaded as objects of a class that says which types it reads: String, URL, UIImage, "
                    + "NSAttributedString, UIColor, or one that `class` declares. A type has a dot in it.",
                bad: "table t: A\nload A as UIImgae\nexpect state: idle",
                fix: "table t: A\nload A as UIImage\nexpect state: idle")
        }
    }
}
