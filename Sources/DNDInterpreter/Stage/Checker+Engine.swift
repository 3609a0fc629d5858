package import DNDLanguage

extension Checker {
    /// Knows what the engine knows. One for all: it arranges the catalog for looking up.
    package static let engine = Checker(catalog: .engine)
}
