package import DNDLanguage

extension Checker {
    /// A checker with the engine's catalog. Shared, since indexing the catalog takes time.
    package static let engine = Checker(catalog: .engine)
}
