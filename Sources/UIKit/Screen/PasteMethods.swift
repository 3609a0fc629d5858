internal import LoadedCode

/// Detects views that decide themselves about pasting. Every view has `canPaste(_:)`, so a drop asks only subclasses
/// that override it (R241).
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
