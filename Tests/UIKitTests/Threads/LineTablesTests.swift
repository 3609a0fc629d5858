import Foundation
import Testing

@testable import LoadedCode
@testable import UIKit

/// Tests reading line tables that compilers write, in all versions of the format.
@Suite struct LineTablesTests {
    private static let source = """
        int first(int a) {
            return a + 1;
        }


        int second(int a) {
            if (a > 3) return first(a);
            return 7;
        }

        int main(void) {
            return second(4);
        }

        """

    /// Two functions. The second half of the first has no line, like what the compiler generates; the second has none.
    private static let assembly = """
        .file 1 "small.swift"
        .type first, @function
        first:
            .loc 1 3
            nop
            .loc 1 0
            nop
            .size first, .-first
        .type second, @function
        second:
            .loc 1 0
            nop
            nop
            .size second, .-second

        """

    /// Compiles the source, and returns the lines of its functions according to the file: at their beginning, or at
    /// another part of them.
    private func lines(
        of source: String = source, in name: String = "small.c", _ options: [String], endingAt fraction: Double = 1,
        at part: Double = 0
    ) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-lines-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(source.utf8).write(to: folder.appending(path: name))
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["clang", "-O0", name, "-o", "small"] + options
        compiler.currentDirectoryURL = folder
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        let data = try Data(contentsOf: folder.appending(path: "small"))
        let file = try #require(ExecutableFile(data.prefix(Int(Double(data.count) * fraction))))
        let tables = LineTables(file)
        var lines: [String: String] = [:]
        for symbol in file.symbols where symbol.isFunction {
            let name = file.name(of: symbol)
            guard ["first", "second", "main"].contains(name) else { continue }
            let address = symbol.address + UInt(Double(symbol.byteCount) * part)
            lines[name] = tables.line(of: address, inFunctionAt: symbol.address)?.short ?? "none"
        }
        return lines
    }

    @Test(arguments: ["-gdwarf-2", "-gdwarf-3", "-gdwarf-4", "-gdwarf-5"])
    func `Every version of the format is read`(version: String) throws {
        #expect(try lines(["-g", version]) == ["first": "small.c:1", "second": "small.c:6", "main": "small.c:11"])
    }

    @Test func `Code that the compiler generates has the line before it in its function`() throws {
        for part in [0, 0.5] {
            let lines = try lines(of: Self.assembly, in: "small.s", ["-shared"], at: part)
            #expect(lines == ["first": "small.swift:3", "second": "none"])
        }
    }

    @Test func `Without tables there are no lines`() throws {
        #expect(try lines(["-g0"]) == ["first": "none", "second": "none", "main": "none"])
    }

    @Test func `Of a file that was stripped nothing is known`() throws {
        #expect(try lines(["-g", "-s"]) == [:])
    }

    @Test func `Compressed tables are none`() throws {
        #expect(try Set(lines(["-g", "-gz"]).values).isSubset(of: ["none"]))
    }

    @Test(arguments: Array(stride(from: 0.05, to: 1, by: 0.05)))
    func `A file that ends early has the lines that are left`(fraction: Double) throws {
        let known = ["first": "small.c:1", "second": "small.c:6", "main": "small.c:11"]
        for (name, line) in try lines(["-g"], endingAt: fraction) where line != "none" {
            #expect(line == known[name] || line.hasPrefix(":"))
        }
    }

    @Test func `The caller of a function of UIKit's is known by function, module and line`() throws {
        let (place, line) = (CallSite().place, #line)
        #expect(place?.short == "LineTablesTests.swift:\(line)")
        #expect(
            place?.function
                == "LineTablesTests.`The caller of a function of UIKit's is known by function, module and line`()")
        #expect(place?.module == "UIKitTests")
    }
}
