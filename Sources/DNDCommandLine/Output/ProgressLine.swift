internal import SourceText
internal import System

/// The progress of a long run, in one line at the bottom of a terminal. In a pipe or a file it writes nothing.
///
/// Thread-safe. Before writing other text to the same terminal, call `erase()`.
final class ProgressLine: @unchecked Sendable {
    /// The delay before the first drawing; a shorter run needs no line.
    private static let delayMilliseconds = 500

    /// The minimum time between two drawings.
    private static let intervalMilliseconds = 100

    private static let barMax = 40

    private let descriptor: FileDescriptor
    private let noun: String
    private let delayMilliseconds: Int
    private let intervalMilliseconds: Int

    let isActive: Bool

    private let lock = Lock()
    private var total = 0
    private var done = 0
    private var stopwatch = Stopwatch()
    private var drawnAtMilliseconds: Int?
    private var isDrawn = false

    /// `noun` is the plural of what is counted. Tests pass another terminal and other times.
    init(
        descriptor: FileDescriptor = .standardError, counting noun: String = "scenarios",
        term: String? = Environment["TERM"],
        delayMilliseconds: Int = ProgressLine.delayMilliseconds,
        intervalMilliseconds: Int = ProgressLine.intervalMilliseconds
    ) {
        self.descriptor = descriptor
        self.noun = noun
        self.delayMilliseconds = delayMilliseconds
        self.intervalMilliseconds = intervalMilliseconds
        isActive = descriptor.isTerminal && term != "dumb"
    }

    // MARK: - A run

    func begin(total: Int) {
        lock.hold {
            eraseLine()
            self.total = total
            done = 0
            stopwatch = Stopwatch()
            drawnAtMilliseconds = nil
        }
    }

    /// Counts completed work. Cheap: most calls draw nothing.
    func advance(by count: Int = 1) {
        lock.hold {
            done += count
            draw()
        }
    }

    /// Shows a text instead of a count. Cheap: most calls draw nothing.
    func show(_ text: @autoclosure () -> String) {
        lock.hold {
            guard isDue else { return }
            draw(String(text().prefix((descriptor.columns ?? 80) - 1)))
        }
    }

    func end() {
        lock.hold {
            eraseLine()
            total = 0
        }
    }

    /// Clears the line for other output. The next `advance` draws it again.
    func erase() {
        lock.hold { eraseLine() }
    }

    // MARK: - Drawing

    private func draw() {
        guard total > 0, isDue else { return }
        draw(text(columns: descriptor.columns ?? 80))
    }

    /// Whether the run has lasted long enough, and the last drawing is old enough.
    private var isDue: Bool {
        guard isActive else { return false }
        let now = stopwatch.milliseconds
        return now >= delayMilliseconds && drawnAtMilliseconds.map { now - $0 >= intervalMilliseconds } ?? true
    }

    private func draw(_ text: String) {
        drawnAtMilliseconds = stopwatch.milliseconds
        isDrawn = true
        send("\r\u{1B}[K" + text)
    }

    private func eraseLine() {
        guard isDrawn else { return }
        isDrawn = false
        send("\r\u{1B}[K")
    }

    /// One column narrower than the terminal, so that the line does not wrap.
    private func text(columns: Int) -> String {
        let part = min(done, total)
        let percent = "\(part * 100 / total) %"
        let count = "\(part) of \(total) \(noun)  "
        guard count.count + percent.count < columns else { return percent.count < columns ? percent : "" }
        let room = min(Self.barMax, columns - 1 - count.count - percent.count - 4)
        guard room > 4 else { return count + percent }
        let filled = part * room / total
        let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: room - filled)
        return "\(count)[\(bar)]  \(percent)"
    }

    private func send(_ text: String) {
        descriptor.writeAll(text.utf8)
    }
}
