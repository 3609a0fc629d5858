/// The reason why a gesture is impossible.
struct FingerRefusal: Error {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}

extension Screen {
    /// Records an impossible gesture as an issue of the running test, and returns whether there is a test. Set by the
    /// testing library.
    package static var recordsRefusal: (@MainActor (_ text: String, _ file: StaticString, _ line: UInt) -> Bool)?

    /// Plays a gesture. Without a running test, an impossible gesture ends the program.
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
