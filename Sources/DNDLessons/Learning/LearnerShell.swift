/// Where a learner works, which decides how the sentences of the course name its requests.
package enum LearnerShell: Sendable {
    /// Commands, and files that are saved.
    case terminal

    /// Buttons, and an editor. Nothing can be built here.
    case page

    /// "`dnd learn next` goes on."
    var goesOn: String { "\(next) goes on." }

    var next: String { self == .page ? "“Next”" : "`dnd learn next`" }

    var reset: String { self == .page ? "“Reset”" : "`dnd learn reset`" }

    var quiz: String { self == .page ? "“Entry quiz”" : "`dnd learn quiz`" }

    /// A lesson to begin, behind a colon.
    func lesson(_ number: Int) -> String { self == .page ? "lesson \(number)" : "dnd learn \(number)" }

    var anyLesson: String {
        self == .page ? "every lesson can be begun at any time" : "`dnd learn N` begins any lesson"
    }

    /// What hands an answer in, as a request: "save".
    var handIn: String { self == .page ? "press “Check”" : "save" }

    var tryAgain: String {
        self == .page
            ? "Change your answer and check it again, or ask for a hint."
            : "Change your answer and save again, or ask for a hint: dnd learn hint"
    }

    /// What helps when a file was changed in the wrong places.
    var putBack: String {
        self == .page
            ? "Put it back, or let “Reset” write the text anew."
            : "Put it back, or let `dnd learn reset` write the file anew; your text is kept beside it."
    }

    /// Why a lesson in Swift has no answer in a page.
    func swiftLesson(_ number: Int) -> String {
        "This lesson is in Swift and is built with its toolchain, so it is for the terminal: `dnd learn \(number)`."
    }
}
