extension NSItemProvider {
    // MARK: - Describing the item

    /// What a file with the data is named after (R216).
    public var suggestedName: String? {
        get { store.current.suggestedName }
        set { store.update { $0.suggestedName = newValue } }
    }

    /// For apps of the same team, which may read it before the drop; nil for others (R216). iOS takes 8 KB at most;
    /// what it does with more is not documented, so nothing is cut off here.
    public var teamData: Data? {
        get { canSee(.team) ? store.current.teamData : nil }
        set { store.update { $0.teamData = newValue } }
    }

    /// In points; `.zero` while nothing is known (R216).
    public var preferredPresentationSize: CGSize {
        get { store.current.preferredPresentationSize }
        set { store.update { $0.preferredPresentationSize = newValue } }
    }

    public var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle {
        get { store.current.preferredPresentationStyle }
        set { store.update { $0.preferredPresentationStyle = newValue } }
    }

    // MARK: - Previews

    /// Makes the preview image when it is asked for.
    public var previewImageHandler: NSItemProvider.LoadHandler? {
        get { store.current.previewImageHandler }
        set { store.update { $0.previewImageHandler = newValue } }
    }

    /// Hands over what `previewImageHandler` makes; without one, an error (R213).
    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!
    ) {
        load(.preview, options: ItemLoadOptions(values: options)) { completionHandler?($0?.item, $1) }
    }
}
