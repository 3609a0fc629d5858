import DNDDrawing
import DNDLessons

/// A small course: a prediction, a wrong line, a delegate to mend, and two questions of a quiz.
enum Fixture {
    static func scene(_ drag: String, _ calls: String) -> String {
        """
        table people: A B C

        scenario "it is dragged" {
          \(drag)
          expect calls {
            \(calls)
          }
        }

        """
    }

    static let begin = "itemsForBeginning; canHandle; dropSessionDidUpdate"

    static func repaired(_ body: String, _ drag: String = "drag A; hover C; drop", _ order: String = "B C A") -> String
    {
        """
        table people: A B C

        delegate {
          performDropWith { each item { batch { \(body) } } }
        }

        scenario "it is moved" {
          \(drag)
          expect order: \(order)
        }

        """
    }

    static let move = "model move item to destination; list move item.source to destination"

    static func marked(_ line: String, _ mended: Bool = false) -> String {
        let text = """
            table people: A B C

            delegate {
              canHandle -> true
              dropSessionDidUpdate -> \(mended ? "move insertAt" : "forbidden")
            }

            scenario "it is moved" {
              drag A; hover C; drop
              expect order: B C A
            }

            """
        return text.replacing(line + "\n", with: line + "  # here\n")
    }

    static func page(_ title: String, _ kind: String, _ rules: String, explore: Bool = false) -> String {
        """
        # \(title)
        kind: \(kind)
        unit: 1
        rules: \(rules)
        \(explore ? "explore: all\n" : "")
        A table, and a finger.

        {rows}

        ## Hints
        1. First
           hint.
        2. Second hint.
        3. Third hint.

        ## Why
        UIKit does so.

        {sequence}

        """
    }

    static func reply(_ sentence: String, _ text: String) -> String { "# Reply: \(sentence)\n\(text)" }

    /// The files by path.
    static var files: [String: String] {
        [
            "units.md": "# Course\n\n## 1 Lift\n\nWho is asked.\n\n## 2 Drop\n\nWho ends.\n",
            "01-first/lesson.md": page("Who is first", "P", "R082"),
            "01-first/start.dnd": scene("drag B; cancel", "???"),
            "01-first/solution.dnd": scene("drag B; cancel", begin),
            "01-first/second.dnd": scene("drag B; hover C; drop", "???"),
            "01-first/second-solution.dnd": scene(
                "drag B; hover C; drop", begin + "; dropSessionDidUpdate; performDropWith"),
            "01-first/wrong/drop.dnd": reply(
                "The items come first,\n#   always.", scene("drag B; cancel", "canHandle; itemsForBeginning")),
            "01-first/wrong/end.dnd": reply(
                "A cancel performs nothing.", scene("drag B; cancel", begin + "; performDropWith")),
            "01-first/wrong/short.dnd": reply("The list is asked, too.", scene("drag B; cancel", "itemsForBeginning")),
            "02-line/lesson.md": page("The line", "F", "R109"),
            "02-line/start.dnd": marked("-"), "02-line/solution.dnd": marked("-", true),
            "02-line/second.dnd": marked("-").replacing("A B C", with: "A B C D"),
            "02-line/second-solution.dnd": marked("-", true).replacing("A B C", with: "A B C D")
                .replacing("order: B C A", with: "order: B C A D"),
            "02-line/wrong/handle.dnd": reply("It is handled.", marked("  canHandle -> true")),
            "02-line/wrong/drag.dnd": reply("It is dragged.", marked("  drag A; hover C; drop")),
            "02-line/wrong/order.dnd": reply("That is wanted.", marked("  expect order: B C A")),
            "03-mend/lesson.md": page("Mend it", "R", "R134"),
            "03-mend/start.dnd": repaired("list move item.source to destination"),
            "03-mend/solution.dnd": repaired(move),
            "03-mend/second.dnd": repaired("model remove item", "drag A; hover empty; drop"),
            "03-mend/second-solution.dnd": repaired(
                "model move item to end; list move item.source to 2", "drag A; hover empty; drop"),
            "03-mend/wrong/data.dnd": reply("The list is not told.", repaired("model move item to destination")),
            "03-mend/wrong/nothing.dnd": reply("Nothing moves.", repaired("")),
            "03-mend/wrong/reload.dnd": reply("The data did not change.", repaired("list reload")),
            "quiz/1.dnd": scene("drag A; cancel", "???"), "quiz/1-solution.dnd": scene("drag A; cancel", begin),
            "quiz/2.dnd": scene("drag C; cancel", "???"), "quiz/2-solution.dnd": scene("drag C; cancel", begin),
        ]
    }

    static func read(_ change: (inout [String: String]) -> Void = { _ in }) -> (course: Course, faults: [LessonFault]) {
        var files = files
        change(&files)
        return CourseReader.read(files.map { CourseFile(path: $0.key, text: $0.value) })
    }

    static var course: Course { read().course }

    /// The messages about the fixture after a change of its files.
    static func messages(_ change: (inout [String: String]) -> Void) -> [String] {
        let (course, faults) = read(change)
        return CourseCheck(course, readFaults: faults).faults.map { $0.message }
    }
}

extension Sheet {
    /// The lines in one text.
    var text: String { lines.map { $0.plain }.joined(separator: "\n") }
}

extension Verdict {
    /// The last sentence of its text, on one line.
    var sentence: String {
        let text = CourseCheck.reason(self)
        return text.hasPrefix("Not an answer yet: ") ? String(text.dropFirst("Not an answer yet: ".count)) : text
    }
}
