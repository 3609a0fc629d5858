extension Bundle {
    /// The content that `UINib.register(_:make:)` states for a nib of this name. The owner has no effect: its outlets
    /// are not connected.
    /// <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
