package import DragDrop
internal import UniformTypeIdentifiers

/// The parts of a provider that drags use.
extension NSItemProvider {
    /// The gate of the screen on which the provider is dragged. Weak: when the screen is gone, loads begin and deliver
    /// at once.
    package var gate: (any ItemProviderGate)? {
        get { store.current.gate }
        set { store.update { $0.gate = newValue } }
    }

    /// All representations in the order of registration, whatever their visibility.
    var representations: [ItemRepresentation] {
        store.current.representations
    }

    /// The representations that are visible to the current receiver (R215).
    var visibleRepresentations: [ItemRepresentation] {
        representations.filter { canSee($0.visibility) }
    }

    func canSee(_ visibility: NSItemProviderRepresentationVisibility) -> Bool {
        gate?.canSee(visibility, of: self) ?? true
    }

    /// The representation to load (R211, R212); nil when no visible one satisfies the request. O(representations ×
    /// ancestors × types that the class reads).
    func representation(meeting request: ItemRequest) -> ItemRepresentation? {
        let visible = visibleRepresentations
        let choice = RepresentationChoice(visible)
        let chosen: Representation?
        switch request {
        case .data(let type), .file(let type), .inPlaceFile(let type), .item(let type):
            chosen = choice.first(conformingTo: type)
        case .object(let wanted):
            chosen = choice.first(readableAs: wanted.readableTypeIdentifiersForItemProvider)
        case .preview:
            return previewImageHandler.map { ItemRepresentation(request.typeIdentifier, item: $0) }
        }
        return visible.first { $0.typeIdentifier == chosen?.type }
    }

    /// The provider in the form of the engine.
    package var providerConfiguration: ProviderConfiguration {
        let contents = store.current
        var providerConfiguration = ProviderConfiguration(types: [])
        for representation in contents.representations { providerConfiguration.register(representation.modelled) }
        providerConfiguration.suggestedName = contents.suggestedName
        providerConfiguration.teamData = contents.teamData.map { String(decoding: $0, as: UTF8.self) }
        let size = contents.preferredPresentationSize
        if size != .zero {
            providerConfiguration.presentationSize = PresentationSize(width: Int(size.width), height: Int(size.height))
        }
        return providerConfiguration
    }

    /// Begins work that outlasts a load, and returns a closure that ends it. Waiting for loads includes this work.
    package var workTracker: @Sendable () -> @Sendable () -> Void {
        let activity = gate?.activity ?? .ungated
        return {
            activity.begin()
            return { activity.end() }
        }
    }

    /// Begins a load; the completion runs on the callback queue.
    @discardableResult
    package func load(
        _ request: ItemRequest, options: ItemLoadOptions = ItemLoadOptions(),
        completion: @escaping @Sendable (ItemDelivery?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemProviderLoad(of: self, request, completion: completion)
        load.begin(options: options)
        return load.progress
    }
}

extension RepresentationChoice {
    /// Creates a choice by the rules, from the types of the system and the program.
    init(_ representations: [ItemRepresentation]) {
        self.init(representations: representations.map { $0.modelled }, tree: DeclaredTypes.tree, rulebook: Rulebook())
    }
}
