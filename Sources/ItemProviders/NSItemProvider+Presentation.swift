extension NSItemProvider {
    // MARK: - Describing the item

    /// The base name of files with the data (R216).
    public var suggestedName: String? {
        get { store.current.suggestedName }
        set { store.update { $0.suggestedName = newValue } }
    }

    /// Visible to apps of the same team before the drop; nil for others (R216). iOS stores at most 8 KB; its treatment
    /// of more is not documented, so nothing is truncated here.
    public var teamData: Data? {
        get { canSee(.team) ? store.current.teamData : nil }
        set { store.update { $0.teamData = newValue } }
    }

    /// In points; `.zero` when unknown (R216).
    public var preferredPresentationSize: CGSize {
        get { store.current.preferredPresentationSize }
        set { store.update { $0.preferredPresentationSize = newValue } }
    }

    public var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle {
        get { store.current.preferredPresentationStyle }
        set { store.update { $0.preferredPresentationStyle = newValue } }
    }

    // MARK: - Previews

    /// Creates the preview image on request.
    public var previewImageHandler: NSItemProvider.LoadHandler? {
        get { store.current.previewImageHandler }
        set { store.update { $0.previewImageHandler = newValue } }
    }

    /// Loads the image from `previewImageHandler`; without a handler, an error (R213).
    public func loadPreviewImage(
        options: [AnyHashable: Any]! = [:], completionHandler: NSItemProvider.CompletionHandler!
    ) {
        load(.preview, options: ItemLoadOptions(values: options)) { completionHandler?($0?.item, $1) }
    }
}
