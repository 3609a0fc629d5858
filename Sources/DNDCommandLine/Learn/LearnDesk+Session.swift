internal import DNDDrawing
internal import DNDLessons

/// The course in a session of the REPL.
extension LearnDesk {
    /// Meets a request that was typed after `learn`, with the program's own lessons.
    static func answer(_ typed: String) -> (lines: [StyledText], isComplaint: Bool) {
        let words = typed.split(separator: " ").map { String($0) }
        guard let request = Request(words) else {
            let sentence = "learn takes next, check, hint, reset, quiz, or the number of a lesson"
            return ([StyledText(sentence, as: .failed)], true)
        }
        do throws(Failure) {
            var desk = try LearnDesk(lessons: nil, folder: nil)
            do throws(LearnStore.Failure) {
                let sheet = try desk.sheet(for: request)
                return (desk.takeRemarks().map { StyledText($0) } + sheet.lines, sheet.isComplaint)
            } catch {
                return ([StyledText(error.message, as: .failed)], true)
            }
        } catch {
            return ([StyledText(error.words.message, as: .failed)], true)
        }
    }
}
