/// The representation that meets a request, and what comes of it.
struct ProviderAnswer {
    /// Nil when nothing that the receiver sees meets the request.
    let representation: Representation?
    let result: LoadResult
}

/// How representations meet requests: choice, coercion, and delivery in another form (R211–R213, R217, R218).
extension Engine {
    /// What an item's provider gives the app of a list.
    func answer(to request: LoadRequest, for item: ItemID, in list: ListID) -> ProviderAnswer {
        guard let representation = representation(meeting: request, of: item, in: list) else {
            let type = request.type ?? provision(of: item).representations.first?.type ?? "public.data"
            return ProviderAnswer(representation: nil, result: failure(.unavailable(type)))
        }
        if let error = representation.failure {
            return ProviderAnswer(representation: representation, result: .failure(error))
        }
        return ProviderAnswer(
            representation: representation, result: delivery(of: representation, as: request, item: item))
    }

    private func representation(meeting request: LoadRequest, of item: ItemID, in list: ListID) -> Representation? {
        let choice = choice(for: item, in: list)
        switch request {
        case .first: return choice.representations.first
        case .data(let type), .file(let type), .inPlaceFile(let type): return choice.first(conformingTo: type)
        case .object(let wanted): return choice.first(readableAs: readableTypes(of: wanted))
        }
    }

    /// An error of the provider machinery; one without its own code where R213 is left out.
    private func failure(_ error: LoadError) -> LoadResult {
        .failure(obeys(.r213) ? error : .unspecified)
    }

    private func delivery(of representation: Representation, as request: LoadRequest, item: ItemID) -> LoadResult {
        if let error = classError(of: representation, request) { return failure(error) }
        guard let form = form(of: representation, request, item) else {
            return failure(.unavailable(representation.type))
        }
        return .delivered(
            Delivery(representation.text ?? label(of: item), as: form, type: representation.type))
    }

    /// The load handler gave an object where data was due (-1100), or one that the reader cannot be made from (-1200).
    private func classError(of representation: Representation, _ request: LoadRequest) -> LoadError? {
        if case .object(let wanted) = request {
            if case .folder = representation.form { return .noCoercion(of: "a folder", to: wanted.name) }
            if refuses(representation.type, wanted) {
                return .noCoercion(of: "data of type \(representation.type)", to: wanted.name)
            }
            guard let given = representation.valueClass, given.name != wanted.name else { return nil }
            let readable = readableTypes(of: wanted)
            let isCoercible = given.writableTypes.contains { written in
                readable.contains { types.type(written, conformsTo: $0) }
            }
            return isCoercible ? nil : .noCoercion(of: given.name, to: wanted.name)
        }
        guard let given = representation.valueClass, request != .first else { return nil }
        return .unexpectedClass(given.name, of: representation.type)
    }

    /// A class that a script declares reads the types that it lists and no other. It is handed one of those, unless the
    /// other answer to Q41 hands it the registered type.
    private func refuses(_ type: String, _ wanted: ProviderClass) -> Bool {
        assumesOther(.q41) && providerClasses[wanted.name] == wanted && !readableTypes(of: wanted).contains(type)
    }

    /// The form in which the data arrives; nil when the provider's cannot be turned into the one asked for.
    private func form(of representation: Representation, _ request: LoadRequest, _ item: ItemID) -> Delivery.Form? {
        let name = fileName(of: item, type: representation.type)
        let copy = Delivery.Form.file(name: name, isInPlace: false)
        switch (request, representation.form) {
        case (.object(let wanted), .data), (.object(let wanted), .object): return .object(wanted.name)
        case (.object(let wanted), .file), (.object(let wanted), .inPlaceFile), (.object(let wanted), .folder):
            return obeys(.r217) ? .object(wanted.name) : nil
        case (.first, .data), (.data, .data), (.data, .object): return .data
        case (.first, .object(let own)): return .object(own.name)
        case (.data, .file), (.data, .inPlaceFile): return obeys(.r217) ? .data : nil
        case (.data, .folder): return obeys(.r217) ? .zippedFolder : nil
        case (.first, .file), (.first, .inPlaceFile), (.first, .folder): return copy
        case (.file, .file), (.file, .inPlaceFile), (.file, .folder): return copy
        case (.file, .data), (.file, .object): return obeys(.r217) ? copy : nil
        case (.inPlaceFile, .inPlaceFile): return .file(name: name, isInPlace: true)
        case (.inPlaceFile, .file), (.inPlaceFile, .folder): return obeys(.r218) ? copy : nil
        case (.inPlaceFile, .data), (.inPlaceFile, .object): return obeys(.r218) && obeys(.r217) ? copy : nil
        }
    }

    /// The suggested name, or the item's label, with the extension of the type (R216).
    private func fileName(of item: ItemID, type: String) -> String {
        let name = suggestedName(of: item) ?? label(of: item)
        guard !name.contains("."), let fileExtension = types.fileExtension(of: type) else { return name }
        return name + "." + fileExtension
    }
}

extension LoadRequest {
    /// The type that a failure names.
    fileprivate var type: String? {
        switch self {
        case .first: nil
        case .data(let type), .file(let type), .inPlaceFile(let type): type
        case .object(let wanted): wanted.readableTypes.first
        }
    }
}
