import TerminalSupport
import Testing

/// A sequence of inputs at the terminal, and the expected screen.
struct ScreenCase: CustomTestStringConvertible, Sendable {
    enum Step: Sendable {
        case type(String)
        case bytes([UInt8])
        case resize(rows: Int, columns: Int)
        case signal(Int32)
        /// Only for behaviour that depends on time.
        case pause(milliseconds: UInt32)

        /// A row of the screen has this text.
        case sees(String)
        /// The row of the cursor has this text.
        case line(String)
        /// The row this many rows above the cursor has this text.
        case above(Int, String)
        /// No row contains the text.
        case lacks(String)
        case cursor(column: Int)
        /// The character at the cursor.
        case under(String)
        /// The faint text in the cursor's row, without surrounding blanks.
        case faint(String)
        /// The coloured text in the cursor's row.
        case coloured(String)
        /// The program writes the text, even if the screen does not show it.
        case says(String)
        /// The output so far does not contain the text.
        case neverSaid(String)
        case ends(Int32)
    }

    let topic: LibeditTopic
    let name: String
    var arguments: [String] = []
    var environment: [String: String?] = [:]
    var editrc: String?
    /// Entries of the history, oldest first.
    var history: [String] = []
    var size = (rows: 24, columns: 80)
    let steps: [Step]

    var testDescription: String { "\(topic.rawValue): \(name)" }

    init(
        _ topic: LibeditTopic, _ name: String, arguments: [String] = [], environment: [String: String?] = [:],
        editrc: String? = nil, history: [String] = [], size: (rows: Int, columns: Int) = (24, 80), _ steps: [Step]
    ) {
        self.topic = topic
        self.name = name
        self.arguments = arguments
        self.environment = environment
        self.editrc = editrc
        self.history = history
        self.size = size
        self.steps = steps
    }

    static let all: [ScreenCase] =
        keys + characters + pastes + proposals + interrupts + memories + surroundings + sizes
}

/// Key sequences of terminals.
enum Key {
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    static let ctrlLeft = "\u{1B}[1;5D"
    static let ctrlRight = "\u{1B}[1;5C"
    static let pageUp = "\u{1B}[5~"
    static let pageDown = "\u{1B}[6~"
    static let delete = "\u{1B}[3~"
    static let backspace = "\u{7F}"
    static let altEnter = "\u{1B}\r"

    static func ctrl(_ letter: Character) -> String {
        String(UnicodeScalar((letter.asciiValue ?? 0) & 0x1F))
    }

    static func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }
}
