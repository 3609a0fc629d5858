internal import SourceText

/// `@skip("why")`, `@rule(R131)`
extension CheckerPass {
    private static let knownTags = ["skip", "todo", "only", "rule", "slow"]

    mutating func tags(of phrase: Phrase) -> [Tag] {
        for annotation in phrase.annotations { check(annotation) }
        return phrase.annotations.map {
            Tag(name: $0.name, arguments: $0.arguments.map { $0.text }, range: $0.range)
        }
    }

    private mutating func check(_ tag: Annotation) {
        switch tag.name {
        case "skip", "todo":
            guard tag.arguments.count != 1 || !tag.arguments[0].isString else { return }
            report(
                .tagArguments, "@\(tag.name) says why, in quotation marks", at: tag.range,
                hints: ["Write @\(tag.name)(\"why\")."])
        case "only", "slow":
            guard !tag.arguments.isEmpty else { return }
            report(.tagArguments, "@\(tag.name) takes nothing in brackets", at: tag.range)
        case "rule": checkRules(of: tag)
        default: checkUnknown(tag)
        }
    }

    private mutating func checkRules(of tag: Annotation) {
        if tag.arguments.isEmpty {
            report(.tagArguments, "@rule names a rule", at: tag.range, hints: ["Write @rule(R131)."])
        }
        for argument in tag.arguments { _ = knownRule(Name(argument.text, range: argument.range)) }
    }

    private mutating func checkUnknown(_ tag: Annotation) {
        let name = SourceRange(
            file: tag.range.file, lowerBound: min(tag.range.lowerBound + 1, tag.range.upperBound),
            upperBound: min(tag.range.lowerBound + 1 + Int32(tag.name.utf8.count), tag.range.upperBound))
        let near = Suggestion(for: tag.name, in: CheckerPass.knownTags, at: name)
        guard near.name != nil || !tag.arguments.isEmpty else { return }
        report(
            .unknownTag, "unknown tag @\(tag.name)", at: tag.range,
            hints: near.hints(or: "A tag of one's own has nothing in brackets."), edit: near.edit)
    }
}
