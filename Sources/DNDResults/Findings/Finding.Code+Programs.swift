internal import DragDrop

extension Finding.Code {
    /// Findings that only a Swift program can cause.
    var programDescription: FindingDescription {
        .init(
            "something that an app must not do",
            "A Swift program did what UIKit forbids and often lets pass: it called UIKit off the main thread, or began "
                + "a load there, or dequeued a cell without being asked for one, which crashes from iOS 18 on.",
            remedy: "Ask the list for the cell that it shows (`cellForRow(at:)`), and go to the main actor before "
                + "anything else is called.",
            rules: [.r077])
    }
}
