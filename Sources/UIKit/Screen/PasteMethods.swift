internal import LoadedCode

/// Which views have a say of their own in what they take by pasting: every view has `canPaste(_:)`, so that only a
/// subclass that overrides it is asked by a drop (R241).
@MainActor enum PasteMethods {
    static func overridesCanPaste(_ type: AnyClass) -> Bool {
        (overridable.presence(of: .canPaste, in: type) ?? .absent) != .absent
    }

    private enum Method: String, CaseIterable {
        case canPaste = "canPaste(_:)"
    }

    private static let overridable = OverridableMethods<Method>(
        base: UIResponder.self, plain: PlainResponder.self, overriding: PastingResponder.self)
}

private final class PlainResponder: UIResponder {}

private final class PastingResponder: UIResponder {
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
}
