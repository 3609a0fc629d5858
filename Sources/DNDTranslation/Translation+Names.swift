extension Translation {
    /// What is known of names. While a text is parsed that is little, and only a receiver is taken for a list.
    package final class Names {
        /// Whether the language has the word, as a preposition or as the first of a phrase.
        let isPreposition: (String) -> Bool
        let isVerb: (String) -> Bool

        /// The method that a word names, perhaps mistyped or only begun.
        package var method: (String) -> String?
        package let isList: (String) -> Bool

        /// The only table or collection; nil without one or with several.
        let onlyList: String?

        /// Whether nothing is declared that has rows.
        let lacksScene: Bool

        /// The titles of the declared sections.
        let sections: [String]

        /// The first declared rows of a list, or of the only one; empty for one with titles of sections. Nil while a
        /// text is parsed.
        let rows: ((_ list: String?) -> [String])?

        /// Whether something is dragged at the statement; nil if the text does not say.
        let isDragging: Bool?

        package init(
            isPreposition: @escaping (String) -> Bool, isVerb: @escaping (String) -> Bool,
            method: @escaping (String) -> String? = { $0 }, isList: @escaping (String) -> Bool = { _ in false },
            onlyList: String? = nil, lacksScene: Bool = false, sections: [String] = [],
            rows: ((_ list: String?) -> [String])? = nil, isDragging: Bool? = nil
        ) {
            self.isPreposition = isPreposition
            self.isVerb = isVerb
            self.method = method
            self.isList = isList
            self.onlyList = onlyList
            self.lacksScene = lacksScene
            self.sections = sections
            self.rows = rows
            self.isDragging = isDragging
        }
    }
}
