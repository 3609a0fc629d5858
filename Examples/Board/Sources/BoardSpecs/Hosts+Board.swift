import DNDHosting
import UIKit

@testable import Board

extension Hosts {
    /// The tables and the bin, by their names in the specs.
    static var board: Hosts {
        var hosts = Hosts()
        hosts.register(["todo", "doing", "done", "bin"]) {
            BoardController(.some)
        } views: { board in
            views(of: board, ["todo", "doing", "done"], bin: "bin")
        }
        hosts.register(["planned", "hasty"]) {
            BoardController(.some, bin: HastyBinView())
        } views: { board in
            views(of: board, ["planned"], bin: "hasty")
        }
        return hosts
    }

    @MainActor private static func views(
        of board: BoardController, _ columns: [String], bin: String
    ) -> [String: UIView] {
        var views: [String: UIView] = [bin: board.bin]
        for (index, name) in columns.enumerated() { views[name] = board.table(of: index) }
        return views
    }
}

extension [Column] {
    @MainActor fileprivate static var some: [Column] {
        [
            Column(title: "To do", cards: ["plan", "draw", "write"].map { Card(title: $0) }),
            Column(title: "Doing", cards: [Card(title: "build")]),
            Column(title: "Done", cards: []),
        ]
    }
}
