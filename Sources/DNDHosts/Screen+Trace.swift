internal import DNDDrawing
internal import DNDResults
public import UIKit

extension Screen {
    /// Everything that has happened, as `dnd trace` writes it: calls and answers, what the app told UIKit, what UIKit
    /// did by itself, each with its rule.
    public var trace: [String] {
        withEngine { TraceText(TraceRecord($0)).lines().map { $0.plain } }
    }
}
