internal import DragDrop

/// A promise of data in several representations, of which a receiver loads one.
///
/// Thread-safe. Load handlers run when a representation is requested, on the requesting thread (R219: never unasked;
/// the thread is this module's choice). Completion handlers run on a serial queue of their own, never on the main
/// thread (R077), after the requesting call has done its work.
open class NSItemProvider: NSObject, NSCopying {
    let store: ItemProviderStore

    public override init() {
        store = ItemProviderStore()
        super.init()
    }

    init(store: ItemProviderStore) {
        self.store = store
        super.init()
    }

    /// Offers an item under a type. Without an item, loading the type fails (R213); without a type, nothing is offered.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        store = ItemProviderStore()
        super.init()
        guard let typeIdentifier else { return }
        store.register(ItemRepresentation(typeIdentifier, item: item))
    }

    /// Offers the data that the object writes, with visibility to all.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Offers a file under the type of its extension, and suggests its base name. Nil for a URL that is not a file URL.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(store: ItemProviderStore(contentsOf: fileURL))
    }

    /// A provider with the same content; later registrations on one do not affect the other.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSItemProvider(store: ItemProviderStore(store.current))
    }

    // MARK: - Registering representations

    @preconcurrency
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        store.register(ItemRepresentation(typeIdentifier, visibility: visibility, data: loadHandler))
    }

    /// The handler's flag requests a file coordinator, which has no effect here.
    @preconcurrency
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        store.register(
            ItemRepresentation(typeIdentifier, visibility: visibility, fileOptions: fileOptions, file: loadHandler))
    }

    /// One representation for each type that the object writes; existing types stay (R210).
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        for representation in ItemRepresentation.representations(of: object, visibility: visibility) {
            store.registerIfNew(representation)
        }
        guard
            let size = (object as? any UIItemProviderPresentationSizeProviding)?
                .preferredPresentationSizeForItemProvider, size != .zero
        else { return }
        preferredPresentationSize = size
    }

    /// One representation for each type that the class writes; existing types stay (R210).
    @preconcurrency
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) {
        let representations = ItemRepresentation.representations(
            ofClass: aClass, visibility: visibility, loadHandler: loadHandler)
        for representation in representations { store.registerIfNew(representation) }
    }

    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler)
    {
        store.register(ItemRepresentation(typeIdentifier, item: loadHandler))
    }

    // MARK: - Asking for representations

    /// In the order of registration, without those invisible to the receiver (R210, R215).
    open var registeredTypeIdentifiers: [String] {
        visibleRepresentations.map { $0.typeIdentifier }
    }

    /// The types with all of the options.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        visibleRepresentations.filter { $0.fileOptions.isSuperset(of: fileOptions) }.map { $0.typeIdentifier }
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
    }

    /// Whether a type with all of the options conforms to the given one (R211).
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        let candidates = visibleRepresentations.filter { $0.fileOptions.isSuperset(of: fileOptions) }
        return RepresentationChoice(candidates).first(conformingTo: typeIdentifier) != nil
    }

    /// Whether the class reads a type that is offered (R212).
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        representation(meeting: .object(aClass)) != nil
    }

    // MARK: - Loading

    @preconcurrency @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(.data(typeIdentifier)) { completionHandler($0?.data, $1) }
    }

    /// Loads a copy, which is deleted when the completion handler returns (R217).
    @preconcurrency @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        load(.file(typeIdentifier)) { completionHandler($0?.file?.url, $1) }
    }

    /// Loads the original file if the provider allows that, otherwise a copy, and says which (R218).
    @preconcurrency @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        load(.inPlaceFile(typeIdentifier)) { completionHandler($0?.file?.url, $0?.file?.isInPlace ?? false, $1) }
    }

    @preconcurrency @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        load(.object(aClass)) { completionHandler($0?.object, $1) }
    }

    /// Loads the provider's own form: data as `NSData`, a file as `NSURL`, an item unchanged. Nothing is coerced, since
    /// the class that a Swift handler expects is unknown on iOS too.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: NSItemProvider.CompletionHandler? = nil
    ) {
        load(.item(typeIdentifier), options: ItemLoadOptions(values: options)) { completionHandler?($0?.item, $1) }
    }
}
