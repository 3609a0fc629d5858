internal import DNDDrawing
internal import DNDResults
public import UIKit

extension Screen {
    /// The trace as written by `dnd trace`: calls and answers, app actions, and UIKit's own effects, each with its
    /// rule.
    public var trace: [String] {
        withEngine { TraceText(TraceRecord($0)).lines().map { $0.plain } }
    }
}
