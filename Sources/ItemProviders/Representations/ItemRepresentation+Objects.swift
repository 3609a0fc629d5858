internal import DragDrop

/// Objects as providers of their own data.
extension ItemRepresentation {
    /// A representation for each type that an object writes, in order of preference.
    static func representations(
        of object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) -> [ItemRepresentation] {
        let written = WritingObject(object: object)
        let types = object.writableTypeIdentifiersForItemProvider
        let form = Representation.Form.object(ProviderClass(type(of: object), writing: types))
        return types.map { type in
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            return ItemRepresentation(
                typeIdentifier: type, form: form, visibility: visibility.restricted(to: own)
            ) { _, _, answer in written.load(type) { answer($0.map(ItemContent.data)) } }
        }
    }

    /// A representation for each type that objects of a class write, in order of preference. Each load creates a new
    /// object.
    static func representations(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
    ) -> [ItemRepresentation] {
        let form = Representation.Form.object(ProviderClass(aClass))
        nonisolated(unsafe) let aClass = aClass
        return aClass.writableTypeIdentifiersForItemProvider.map { type in
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            return ItemRepresentation(
                typeIdentifier: type, form: form, visibility: visibility.restricted(to: own)
            ) { _, _, answer in
                loadHandler { object, error in
                    guard let object else {
                        return answer(.failure(error ?? LoadError.unavailable(type).foundationError))
                    }
                    guard (object as? NSObject)?.isKind(of: aClass) ?? true else {
                        let given = String(describing: Swift.type(of: object))
                        return answer(.failure(LoadError.unexpectedClass(given, of: type).foundationError))
                    }
                    _ = WritingObject(object: object).load(type) { answer($0.map(ItemContent.data)) }
                }
            }
        }
    }
}

/// An object passed between threads, as providers do on iOS.
struct WritingObject: @unchecked Sendable {
    let object: any NSItemProviderWriting

    func load(
        _ typeIdentifier: String, _ answer: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) -> Progress? {
        object.loadData(withTypeIdentifier: typeIdentifier) { data, error in
            if let data {
                answer(.success(data))
            } else {
                answer(.failure(error ?? LoadError.unavailable(typeIdentifier).foundationError))
            }
        }
    }
}
