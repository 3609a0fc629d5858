import DNDLanguage
import Testing

@testable import DNDInterpreter

/// Tests that the textbook delegates in the program are those of the prelude.
@Suite struct TextbookTests {
    @Test func `The rules in the program are written from the prelude`() throws {
        try GeneratedFile.check(TextbookSource().text(), at: TextbookSource.path)
    }

    @Test func `They have the values that the checker reads`() throws {
        let built = [
            "array-list": Textbook.arrayList, "array-table": Textbook.arrayTable,
            "array-collection": Textbook.arrayCollection, "diffable-list": Textbook.diffableList,
            "diffable-table": Textbook.diffableTable, "diffable-collection": Textbook.diffableCollection,
            "plain-view": Textbook.plainView, "pasting-view": Textbook.pastingView,
        ]
        let read = try TextbookSource().delegates
        #expect(read.map { $0.scene }.sorted() == built.keys.sorted())
        for (scene, rules) in read {
            let areEqual = Self.values(of: built[scene]) == Self.values(of: rules)
            #expect(areEqual, "\(scene)")
        }
    }

    /// Everything in a value, in a form that can be compared.
    private static func values(of rules: [CallRule]?) -> String {
        var text = ""
        dump(rules, to: &text)
        return text
    }
}
