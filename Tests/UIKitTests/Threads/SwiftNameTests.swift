import Testing

@testable import LoadedCode
@testable import UIKit

@Suite struct SwiftNameTests {
    /// Names from the runtime, and as a programmer would write them.
    private static let names = [
        ("Shop.Board.reload() -> ()", "Board.reload()"),
        ("static Shop.Board.make(Swift.Int) -> Shop.Board", "Board.make(_:)"),
        (
            "Shop.Board.tableView(_: UIKit.UITableView, canHandle: any UIKit.UIDropSession) -> Swift.Bool",
            "Board.tableView(_:canHandle:)"
        ),
        (
            "Shop.(Board in _3F2A).apply(_: (a: Swift.Int, b: [Swift.String : Swift.Int]) -> (), to: Swift.Int) -> ()",
            "Board.apply(_:to:)"
        ),
        (
            "closure #1 @Sendable () -> () in closure #2 (Swift.Int) -> () in Shop.Board.load(from: X.URL) -> ()",
            "Board.load(from:)"
        ),
        (
            "(extension in Shop):UIKit.UITableView.sort<A where A: Swift.Hashable>(by: (A) -> A) -> ()",
            "UITableView.sort<A where A: Swift.Hashable>(by:)"
        ),
        ("Shop.Board.title.getter : Swift.String", "Board.title.getter"),
        ("Shop.run() -> ()", "run()"),
        ("Shop.Board.`it (really) moves`(to: Swift.Int) async -> ()", "Board.`it (really) moves`(to:)"),
    ]

    @Test(arguments: names)
    func `A place is said in short`(text: String, short: String) {
        #expect(SwiftName(text)?.short == short)
    }

    @Test(
        arguments: [
            ("Shop.Board.f(_: Swift.Int, by: Swift.Int) -> ()", "f(_:by:)"),
            ("(extension in Other):Shop.Board.f() -> ()", "f()"),
            ("Shop.Board.Column.f() -> ()", nil),
            ("Shop.Boards.f() -> ()", nil),
        ] as [(String, String?)])
    func `Members of a type are told from those of others`(text: String, name: String?) {
        #expect(SwiftName(text, in: "Shop.Board")?.name == name)
    }

    @Test func `Members of a local type stand before it`() {
        let name = SwiftName(
            "f(_: Swift.Int) -> () in Board #1 in Shop.run() -> ()", in: "Board #1 in Shop.run() -> ()")
        #expect(name?.name == "f(_:)")
    }

    @Test func `A file that is no executable has no symbols`() {
        #expect(ExecutableFile(Data("#!/bin/sh".utf8)) == nil)
        #expect(ExecutableFile(Data([0x7F, 0x45, 0x4C, 0x46, 2, 1])).map { $0.symbols.count } == 0)
    }

    @Test func `An executable without sections, as strip may leave it, has no symbols`() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        var file = Data([UInt8](whole.prefix(8192)))
        file.replaceSubrange(0x3C..<0x3E, with: [0, 0])
        let stripped = try #require(ExecutableFile(file))
        #expect(stripped.symbols.isEmpty)
        #expect(stripped.function(around: 4096) == nil)
    }

    @Test func `An executable that ends early has the symbols that are left`() throws {
        let file = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
        for count in [64, 4096, file.count / 2, file.count - 100] {
            let part = try #require(ExecutableFile(file.prefix(count)))
            for symbol in part.symbols.prefix(100) { _ = part.name(of: symbol) }
        }
        #expect(ExecutableFile(file).map { $0.symbols.count > 1000 } == true)
    }
}
