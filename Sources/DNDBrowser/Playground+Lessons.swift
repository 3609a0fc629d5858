internal import DNDLessons
package import JSON

/// The course of `dnd learn`, for a page that keeps the progress.
extension Playground {
    /// Reads a course from its texts, an object of paths and texts. The module has none of its own: the page keeps it
    /// beside the module, and hands it in when a lesson is asked for.
    package func openCourse(_ texts: JSONTree) {
        guard case .object(let members) = texts else { return }
        let files = members.compactMap { path, text -> CourseFile? in
            guard case .string(let text) = text else { return nil }
            return CourseFile(path: path, text: text)
        }
        course = CourseReader.read(files).course
    }

    /// Meets a request: `request` is list, next, open, check, hint, quiz or reset, with the number of a `lesson`, the
    /// learner's `text` and the `progress` of the last answer: a text, since its numbers are too large for a page.
    ///
    /// The answer has a sheet, the new progress, and the contents of the course. `isSealed`: the scene has not been
    /// answered, so the page does not show its calls; `isTorn`: the progress could not be read, and begins anew.
    package func learn(_ request: JSONTree) -> JSONTree {
        let stored: String? = try? request["progress"]
        let progress = stored.map { Progress(bytes: Array($0.utf8)) } ?? Progress()
        var learner = Learner(course, progress: progress ?? Progress())
        learner.shell = .page
        let sheet = Self.sheet(request, &learner)
        return [
            "sheet": sheet.json, "progress": learner.progress.json.text(in: .compact).json,
            "contents": learner.contents,
            "isSealed": learner.isSealed.json, "isAnswerable": learner.isAnswerable.json,
            "isTorn": (progress == nil).json,
        ]
    }

    private static func sheet(_ request: JSONTree, _ learner: inout Learner) -> Sheet {
        let lesson: String? = try? request["lesson"]
        let word: String? = try? request["request"]
        return switch word {
        case "next": learner.next()
        case "open": learner.open(lesson ?? "")
        case "check": learner.check(try? request["text"])
        case "hint": learner.hint()
        case "quiz": learner.quiz()
        case "reset": learner.reset(lesson)
        default: learner.current()
        }
    }
}
