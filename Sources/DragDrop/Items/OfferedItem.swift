/// An item's provider as a receiving app sees it: the information before any load (R066, R067, R215, R216), and the
/// result of a load (R211–R213, R217, R218).
struct OfferedItem {
    let label: String
    let providerConfiguration: ProviderConfiguration

    /// The representations that are visible to the receiver (R215).
    let choice: RepresentationChoice

    /// Whether the receiver and the provider's app belong to the same team.
    let isOfSameTeam: Bool

    /// The classes that a script declares.
    let declaredClasses: [String: ProviderClass]

    private var rulebook: Rulebook { choice.rulebook }

    /// `hasItemConformingToTypeIdentifier` for any of the types (R211).
    func conforms(toAnyOf types: [String]) -> Bool {
        types.contains { choice.first(conformingTo: $0) != nil }
    }

    /// `canLoadObject(ofClass:)`: whether the class reads a type that the item offers (R212).
    func canLoad(as wanted: ProviderClass) -> Bool {
        choice.first(readableAs: readableTypes(of: wanted)) != nil
    }

    /// `suggestedName`; nil when the provider has none (R216).
    var suggestedName: String? { rulebook.tellsOfProviders ? providerConfiguration.suggestedName : nil }

    /// `teamData`: visible to the provider's app and those of its team (R216).
    var teamData: String? { rulebook.tellsOfProviders && isOfSameTeam ? providerConfiguration.teamData : nil }

    /// The types that a class reads, in its order (R212, Q30).
    private func readableTypes(of reader: ProviderClass) -> [String] {
        reader.name == "UIImage" && rulebook.listsImageFormats ? ProviderClass.imageFormats : reader.readableTypes
    }
}

/// The representation for a request, and its result.
struct ProviderAnswer {
    /// Nil when no visible representation satisfies the request.
    let representation: Representation?
    let result: LoadResult
}

/// How representations satisfy requests: choice, coercion, and conversion to another form.
extension OfferedItem {
    /// The provider's answer to the receiver.
    func answer(to request: LoadRequest) -> ProviderAnswer {
        guard let representation = representation(meeting: request) else {
            let type = request.type ?? providerConfiguration.representations.first?.type ?? "public.data"
            return ProviderAnswer(representation: nil, result: failure(.unavailable(type)))
        }
        if let error = representation.failure {
            return ProviderAnswer(representation: representation, result: .failure(error))
        }
        return ProviderAnswer(representation: representation, result: delivery(of: representation, as: request))
    }

    private func representation(meeting request: LoadRequest) -> Representation? {
        switch request {
        case .first: return choice.representations.first
        case .data(let type), .file(let type), .inPlaceFile(let type): return choice.first(conformingTo: type)
        case .object(let wanted): return choice.first(readableAs: readableTypes(of: wanted))
        }
    }

    /// An error of the provider system; one without its own code when R213 is disabled.
    private func failure(_ error: LoadError) -> LoadResult {
        .failure(rulebook.error(error))
    }

    private func delivery(of representation: Representation, as request: LoadRequest) -> LoadResult {
        if let error = classError(of: representation, request) { return failure(error) }
        guard let form = form(of: representation, request) else { return failure(.unavailable(representation.type)) }
        return .delivered(Delivery(representation.text ?? label, as: form, type: representation.type))
    }

    /// The error when the load handler returned an object instead of data (-1100), or when the reader cannot be created
    /// from the data or object (-1200); nil for none.
    private func classError(of representation: Representation, _ request: LoadRequest) -> LoadError? {
        if case .object(let wanted) = request {
            if case .folder = representation.form { return .noCoercion(of: "a folder", to: wanted.name) }
            if refuses(representation.type, wanted) {
                return .noCoercion(of: "data of type \(representation.type)", to: wanted.name)
            }
            guard let given = representation.valueClass, given.name != wanted.name else { return nil }
            let readable = readableTypes(of: wanted)
            let isCoercible = given.writableTypes.contains { written in
                readable.contains { choice.tree.type(written, conformsTo: $0) }
            }
            return isCoercible ? nil : .noCoercion(of: given.name, to: wanted.name)
        }
        guard let given = representation.valueClass, request != .first else { return nil }
        return .unexpectedClass(given.name, of: representation.type)
    }

    /// Whether a class refuses a type. A class that a script declares reads only the types that it lists, and receives
    /// one of those, unless the other answer to Q41 passes it the registered type.
    private func refuses(_ type: String, _ wanted: ProviderClass) -> Bool {
        rulebook.handsOverRegisteredTypes && declaredClasses[wanted.name] == wanted
            && !readableTypes(of: wanted).contains(type)
    }

    /// The form in which the data arrives; nil when the provider's form cannot be converted to the requested one.
    private func form(of representation: Representation, _ request: LoadRequest) -> Delivery.Form? {
        let name = fileName(type: representation.type)
        let copy = Delivery.Form.file(name: name, isInPlace: false)
        switch (request, representation.form) {
        case (.object(let wanted), .data), (.object(let wanted), .object): return .object(wanted.name)
        case (.object(let wanted), .file), (.object(let wanted), .inPlaceFile), (.object(let wanted), .folder):
            return rulebook.converted(.object(wanted.name))
        case (.first, .data), (.data, .data), (.data, .object): return .data
        case (.first, .object(let own)): return .object(own.name)
        case (.data, .file), (.data, .inPlaceFile): return rulebook.converted(.data)
        case (.data, .folder): return rulebook.converted(.zippedFolder)
        case (.first, .file), (.first, .inPlaceFile), (.first, .folder): return copy
        case (.file, .file), (.file, .inPlaceFile), (.file, .folder): return copy
        case (.file, .data), (.file, .object): return rulebook.converted(copy)
        case (.inPlaceFile, .inPlaceFile): return .file(name: name, isInPlace: true)
        case (.inPlaceFile, .file), (.inPlaceFile, .folder): return rulebook.copyForOpening(copy, isFile: true)
        case (.inPlaceFile, .data), (.inPlaceFile, .object): return rulebook.copyForOpening(copy, isFile: false)
        }
    }

    /// The suggested name or the item's label, with the extension of the type unless the name has one (R216).
    private func fileName(type: String) -> String {
        let name = suggestedName ?? label
        guard !name.contains("."), let fileExtension = choice.tree.fileExtension(of: type) else { return name }
        return name + "." + fileExtension
    }
}

extension LoadRequest {
    /// The type that an error names.
    fileprivate var type: String? {
        switch self {
        case .first: nil
        case .data(let type), .file(let type), .inPlaceFile(let type): type
        case .object(let wanted): wanted.readableTypes.first
        }
    }
}
