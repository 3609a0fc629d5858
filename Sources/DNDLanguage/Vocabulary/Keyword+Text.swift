/// Keywords and their texts. The parser looks up each word once; from then on words are compared as numbers.
extension Keyword {
    /// The keyword of a word in a text; nil for another word. O(length)
    init?(_ word: String) {
        var word = word
        guard let number = word.withUTF8({ KeywordTable.shared.number(of: $0) }) else { return nil }
        self.init(rawValue: number)
    }

    init?(_ word: UnsafeBufferPointer<UInt8>) {
        guard let number = KeywordTable.shared.number(of: word) else { return nil }
        self.init(rawValue: number)
    }

    var text: String { KeywordTable.shared.text(of: rawValue) }

    /// Whether a word of a text joins the parts of a phrase.
    static func isPreposition(_ word: String) -> Bool { Keyword(word)?.isPreposition ?? false }

    /// The words that join the parts of a phrase. As names they must be quoted.
    var isPreposition: Bool {
        switch self {
        case .at, .to, .from, .in, .of, .into, .before, .after, .for, .with, .when, .else: true
        default: false
        }
    }
}
