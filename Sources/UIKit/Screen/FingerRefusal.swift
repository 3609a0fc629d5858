/// Why a finger cannot do something.
struct FingerRefusal: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

extension Screen {
    /// Makes an issue of the running test out of what a finger cannot do, and says whether there is such a test.
    /// Whoever knows of tests sets it.
    package static var recordsRefusal: (@MainActor (_ text: String, _ file: StaticString, _ line: UInt) -> Bool)?

    /// Plays what a finger does. Without a test that runs, what it cannot do ends the program.
    func attempt(_ file: StaticString, _ line: UInt, _ body: () throws(FingerRefusal) -> Void) {
        do throws(FingerRefusal) {
            try body()
        } catch {
            guard Self.recordsRefusal?(error.text, file, line) == true else {
                fatalError(error.text, file: file, line: line)
            }
        }
    }
}
