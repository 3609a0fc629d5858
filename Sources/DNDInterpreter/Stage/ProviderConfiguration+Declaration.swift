internal import DNDLanguage
internal import DragDrop

extension ProviderConfiguration {
    /// Registers the representations of a declaration in order; an item without a type is plain text.
    init(_ item: ItemDeclaration, in engine: Engine) {
        self.init(types: [], hasLocalObject: item.hasLocalObject)
        suggestedName = item.suggestedName
        teamData = item.teamData
        presentationSize = item.size.map { PresentationSize(width: $0.width, height: $0.height) }
        stopsWhenCancelled = item.stopsWhenCancelled
        for declared in item.representations { register(declared, of: item, in: engine) }
        if item.representations.isEmpty {
            var plain = Representation(ProviderConfiguration.plainText)
            plain.adopt(item.behaviour, in: engine)
            register(plain)
        }
    }

    private mutating func register(_ declared: RepresentationDeclaration, of item: ItemDeclaration, in engine: Engine) {
        let configure = { (representation: inout Representation) in
            representation.adopt(item.behaviour, in: engine)
            representation.adopt(declared.behaviour, in: engine)
        }
        if declared.kind == .object {
            guard let provided = engine.providerClass(named: declared.name.text) else { return }
            register(objectOf: provided, obeying: engine.rulebook, configure: configure)
        } else {
            var representation = Representation(declared.name.text, Representation.Form(declared.kind))
            configure(&representation)
            register(representation, obeying: engine.rulebook)
        }
    }
}

extension Representation {
    /// Applies the given options and keeps the others.
    fileprivate mutating func adopt(_ behaviour: ProviderBehaviour, in engine: Engine) {
        delayMilliseconds = behaviour.delayMilliseconds ?? delayMilliseconds
        if let failure = behaviour.failure {
            self.failure = LoadError(
                domain: failure.domain ?? LoadError.providerDomain, code: failure.code ?? -1, message: failure.message)
        }
        switch behaviour.visibility {
        case .all: visibility = .all
        case .team: visibility = .team
        case .ownProcess: visibility = .ownProcess
        case nil: break
        }
        text = behaviour.text ?? text
        valueClass = behaviour.givenClass.flatMap { engine.providerClass(named: $0.text) } ?? valueClass
    }
}

extension Representation.Form {
    fileprivate init(_ kind: RepresentationDeclaration.Kind) {
        switch kind {
        case .file: self = .file
        case .inPlaceFile: self = .inPlaceFile
        case .folder: self = .folder
        case .data, .object: self = .data
        }
    }
}

extension ProviderClass {
    init(_ declared: ClassDeclaration) {
        self.init(
            declared.name.text, reads: declared.readableTypes.map { $0.text },
            writes: declared.writableTypes.map { $0.text })
    }
}
