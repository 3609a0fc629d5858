import DNDLanguage
import DNDResults
import Testing

@Suite struct VocabularyExampleTests {
    /// Examples are not only checked: they run, and their expectations hold.
    @Test(arguments: Vocabulary.entries.map { ($0.notation, $0.example) })
    func everyExampleOfTheVocabularyRuns(notation: String, example: String) throws {
        // Given an example, in the starting scene of the REPL when it declares none
        let scenes = ["table", "collection", "view"]
        let declaresScene = example.split(separator: "\n").contains { line in
            scenes.contains { line.trimmingPrefix(" ").hasPrefix($0) }
        }
        guard !example.contains("include ") else { return }
        let text = declaresScene ? example : "table list: A B C D E F\n" + example

        // When it runs
        let results = try run(text)

        // Then no scenario fails, except those tagged `@todo`
        for result in results {
            #expect(!result.state.isFailure || result.tags.contains("todo"), "\(notation): \(result.mismatches)")
        }
    }
}

extension Substring {
    fileprivate func trimmingPrefix(_ character: Character) -> Substring { drop { $0 == character } }
}
