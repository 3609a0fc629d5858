internal import DNDTranslation
internal import SourceText

extension PhraseFault {
    /// What to write instead, if the phrase is written as in UIKit's code or in another test: with the words that an
    /// alias has, or without those that it adds.
    var translation: TranslationEdit? {
        guard tokens.count <= Translation.wordsMax else { return nil }
        return translation(of: tokens) ?? tokens.withoutAddedWords.flatMap { translation(of: $0) }
    }

    @inline(never)
    private func translation(of tokens: Tokens) -> TranslationEdit? {
        let words = tokens.words
        let names = names(in: words)
        var reader = ForeignReader(Array(tokens.asText(words).utf8), names: names)
        let plain = (reader.statement() ?? words).flatMap { word in
            guard let (list, row) = ForeignNames.member(word), names.isList(list) else { return [word] }
            return [row, "in", list]
        }
        let reworded = Translation.rewordings(of: plain, names: names)
        var meant = reworded
        if plain != words { meant += Translation.rewordings(of: words, names: names) }
        if !reader.answersWithCall { meant += [plain] + Translation.loosened(plain, names: names) }
        if reading.block != .delegate { meant += Translation.implementing(reworded + [plain], names: names) }
        for written in meant {
            if let edit = edit(tokens, words, written) { return edit }
        }
        return nil
    }

    /// An option of the only scene, if nothing has happened yet, and not for one of several scenarios.
    @inline(never)
    private func option(_ text: String) -> TranslationEdit? {
        guard checker.rowsAreAsDeclared, isDragging == false, onlyScene != nil, let edit = sceneEdit,
            reading.block != .scenario || !edit.crossesBlock,
            TranslationEdit.isValid(text, in: [.scene], Parser.BlockContext(verb: .table), nil)
        else { return nil }
        return TranslationEdit(hint: "The block of the scene says so: `{ \(text) }`.", edit.adding(text))
    }

    /// `section A: B` below a scene instead of in its block.
    @inline(never)
    func sections() -> TranslationEdit? {
        guard phrase.keyword == .section, reading.block != .scene, onlyScene?.labelCount ?? 0 == 0,
            let edit = sceneEdit, edit.isAdjacent,
            TranslationEdit.isValid(edit.line, in: [.scene], Parser.BlockContext(verb: .table), nil)
        else { return nil }
        return edit.enclosingLines().map { TranslationEdit(hint: "Sections stand in the block of the scene.", $0) }
    }

    private var sceneEdit: SceneEdit? {
        if scope.scenes.isEmpty { return SceneEdit(phrase, scene: nil) }
        return onlyScene.flatMap { SceneEdit(phrase, scene: $0.range) }
    }

    private var onlyScene: SceneDeclaration? { scope.scenes.onlyOwnList.flatMap { scope.scenes[$0] } }

    /// What is known of the words of the phrase.
    @inline(never)
    private func names(in words: [String]) -> Translation.Names {
        let (methods, scope, range) = (methods, scope, phrase.range)
        let kinds = checker.kinds(of: nil)
        var meant: [String: String] = [:]
        for word in words { meant[word] = methods.name(meantBy: word, of: kinds) }
        return Translation.Names(
            isPreposition: Keyword.isPreposition, isVerb: Vocabulary.isVerb,
            method: { meant[$0] ?? methods.method(named: $0)?.name },
            isList: { scope.listNames(at: range).contains($0) }, onlyList: scope.scenes.onlyOwnList,
            lacksScene: scope.scenes.isEmpty, sections: scope.sectionTitles,
            rows: {
                let list = $0 ?? scope.scenes.onlyOwnList
                return list.map { scope.scenes.untitledRows(of: $0, atMost: Translation.wordsMax) } ?? []
            },
            isDragging: isDragging)
    }

    /// Replaces the words that differ; nil if that gives no valid phrase, a block is among them, or they have no place,
    /// since they would follow the verb that an alias stands for.
    private func edit(_ tokens: Tokens, _ words: [String], _ written: [String]) -> TranslationEdit? {
        if written.first == "SCENE" { return option(Translation.joined(written.dropFirst())) }
        let text = Translation.joined(written)
        let context = Parser.BlockContext(verb: Keyword(reading.block.notation))
        guard tokens.areWritten, written != words,
            TranslationEdit.isValid(text, in: [reading.block], context, Trial(checker))
        else { return nil }
        var first = 0
        while first < min(words.count, written.count), words[first] == written[first] { first += 1 }
        var (rest, writtenRest) = (words.count, written.count)
        while min(rest, writtenRest) > first, words[rest - 1] == written[writtenRest - 1] {
            (rest, writtenRest) = (rest - 1, writtenRest - 1)
        }
        let followsWritten = tokens.stored(at: max(first - 1, 0)).isWritten
        guard tokens.areWords(first..<rest), followsWritten || first < min(rest, writtenRest) else { return nil }
        if !followsWritten {
            // Of what an alias stands for, only the end is in the text.
            let meant = Translation.joined(written[first..<writtenRest])
            let range = tokens[first].range.union(tokens[rest - 1].range)
            return TranslationEdit(meant, TextEdit(range: range, replacement: meant))
        }
        let start = first > 0 ? tokens[first - 1].range.end : tokens[0].range.start
        let end = rest < words.count ? tokens[rest].range.start : tokens[rest - 1].range.end
        let replacement = text.utf8.dropFirst(Translation.joined(written[..<first]).utf8.count)
            .dropLast(Translation.joined(words[rest...]).utf8.count)
        let shown = Translation.joined(written.map { $0 == "{ }" ? "{ … }" : $0 })
        return TranslationEdit(
            shown, TextEdit(range: start.union(end), replacement: String(decoding: replacement, as: UTF8.self)))
    }
}

extension Tokens {
    /// The tokens without those that an alias adds after its first word; nil without such. Those have its place.
    fileprivate var withoutAddedWords: Tokens? {
        guard let verb = firstStored?.asWritten else { return nil }
        var written = [PhraseToken.argument(Argument(verb, in: buffer))]
        for index in indices.dropFirst() where stored(at: index).range != stored(at: index - 1).range {
            written.append(self[index])
        }
        return written.count < count ? Tokens(written) : nil
    }

    /// The tokens as they stand in a text, with braces for a block.
    fileprivate var words: [String] { map { $0.isBlock ? "{ }" : $0.spelling } }

    /// The words as a text. A list that begins where a word ends is that of a call.
    fileprivate func asText(_ words: [String]) -> String {
        var text = ""
        for (index, word) in words.enumerated() {
            let isCall =
                index > 0 && stored(at: index).kind == .list
                && stored(at: index).range.lowerBound == stored(at: index - 1).range.upperBound
            text += (index == 0 || isCall ? "" : " ") + word
        }
        return text
    }

    /// Whether the text has the tokens of a range, and no block is among them.
    fileprivate func areWords(_ range: Range<Int>) -> Bool {
        range.allSatisfy { stored(at: $0).isWritten && stored(at: $0).kind != .block }
    }

    /// Whether the text has the tokens like that, and not those of an alias.
    fileprivate var areWritten: Bool {
        indices.dropFirst().allSatisfy {
            stored(at: $0 - 1).tokenRange.upperBound <= stored(at: $0).tokenRange.lowerBound
        }
    }
}
