internal import SourceText

/// Uniform types and classes: checks of their names and of their declarations.
extension CheckerPass {
    /// Checks the declarations of a fixture, after all its names are known.
    mutating func checkProviders(of fixture: Fixture) {
        checkTypes(fixture.types)
        checkClasses(fixture.classes)
        for item in fixture.items {
            check(item.behaviour)
            for representation in item.representations {
                if representation.kind == .object {
                    _ = knownClass(representation.name)
                } else {
                    checkType(representation.name)
                }
                check(representation.behaviour)
            }
        }
    }

    private mutating func check(_ behaviour: ProviderBehaviour) {
        if let given = behaviour.givenClass { _ = knownClass(given) }
    }

    // MARK: - Types

    private mutating func checkTypes(_ types: [TypeDeclaration]) {
        for (index, type) in types.enumerated() {
            if methods.hasType(type.name.text) {
                report(
                    .duplicateType, "the system declares '\(type.name.text)' itself", at: type.name.range,
                    hints: ["A type of one's own has a name of one's own, such as com.example.card."])
            } else if let other = types[..<index].first(where: { $0.name.text == type.name.text }) {
                report(
                    .duplicateType, "the type '\(type.name.text)' is declared twice", at: type.name.range,
                    notes: [Diagnostic.Note("the other declaration", at: other.name.range)])
            }
            for parent in type.parents { checkType(parent) }
        }
        reportCycles(types)
    }

    /// Reports each cycle once, at its first type.
    private mutating func reportCycles(_ types: [TypeDeclaration]) {
        var reported: Set<String> = []
        for type in types where !reported.contains(type.name.text) {
            guard let circle = scope.circle(ofType: type.name.text) else { continue }
            reported.formUnion(circle)
            report(
                .typeCycle, "the type '\(type.name.text)' conforms to itself", at: type.name.range,
                hints: [(circle + [type.name.text]).joined(separator: " → ")])
        }
    }

    /// Reports an unknown type in the system's name space, which is most likely a typo.
    @inline(never)
    mutating func checkType(_ name: Name) {
        guard name.text.hasPrefix("public."), !methods.hasType(name.text), !methods.typeNames.isEmpty,
            !scope.declares(type: name.text)
        else { return }
        let near = Suggestion(for: name.text, in: methods.typeNames + scope.typeNames, at: name.range)
        report(
            .unknownType, "nothing declares the type '\(name.text)'", at: name.range, severity: .warning,
            hints: near.hints(or: "It conforms to itself alone. `type \(name.text) conforms …` declares it."),
            edit: near.edit)
    }

    // MARK: - Classes

    private mutating func checkClasses(_ classes: [ClassDeclaration]) {
        for (index, declared) in classes.enumerated() {
            if methods.classNames.contains(declared.name.text) {
                report(
                    .duplicateClass, "the system has a class '\(declared.name.text)' itself", at: declared.name.range)
            } else if let other = classes[..<index].first(where: { $0.name.text == declared.name.text }) {
                report(
                    .duplicateClass, "the class '\(declared.name.text)' is declared twice", at: declared.name.range,
                    notes: [Diagnostic.Note("the other declaration", at: other.name.range)])
            }
            for type in declared.readableTypes + declared.writableTypes { checkType(type) }
        }
    }

    func isClass(_ name: String) -> Bool {
        methods.classNames.contains(name) || scope.declares(class: name)
    }

    /// The class, if it is known.
    mutating func knownClass(_ name: Name) -> Name? {
        guard !isClass(name.text), !scope.isIncomplete else { return name }
        let names = methods.classNames + scope.classNames
        reportUnknown(
            .unknownClass, "class", name, candidates: names,
            otherwise: "`class \(name.text) { reads: public.text }` declares one.")
        return nil
    }
}
