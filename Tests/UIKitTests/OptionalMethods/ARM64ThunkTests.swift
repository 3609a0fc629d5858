import Foundation
import Testing

@testable import LoadedCode

/// Reads conformance thunks compiled for arm64, on any processor. They come from a module without a standard library,
/// since none for arm64 may be installed.
@Suite(.enabled(if: ARM64Program.canBeMade, "takes swiftc for arm64, and ld.lld"))
struct ARM64ThunkTests {
    @Test(arguments: ["-Onone", "-O", "-Osize"])
    func `A thunk leads to the default where the class lacks the method, and nowhere else`(level: String) throws {
        let program = try ARM64Program(level: level)
        for method in ["ring", "strike", "stop"] {
            let defaultAddress = try program.address { $0.hasPrefix("$ss4BellPsE") && $0.contains(method) }
            for (type, isAbsent) in [("Absent", true), ("Present", false)] {
                let thunk = try program.address { $0.contains(type) && $0.contains(method) && $0.hasSuffix("TW") }
                let trail = ReferenceTrail(from: thunk, in: program)
                #expect(trail.all.contains(defaultAddress) == isAbsent, "\(type).\(method), \(level)")
            }
        }
    }
}

/// A linked program for arm64, with its functions from the symbol table.
private struct ARM64Program: CodeReader {
    private static let source = """
        public typealias AnyObject = Builtin.AnyObject
        public protocol Bell: AnyObject { func ring(); func strike(); func stop() }
        @inline(never) @_optimize(none) func note<B: Bell>(_ bell: B) {}
        extension Bell {
            @_optimize(none) @inline(never) public func ring() { note(self) }
            @_optimize(none) @inline(never) public func strike() { note(self); note(self) }
            @_optimize(none) @inline(never) public func stop() { note(self); note(self); note(self) }
        }
        public final class Absent: Bell { init() {} }
        public final class Present: Bell {
            init() {}
            @inline(never) public func ring() { note(self) }
            @inline(never) public func strike() { note(self) }
            @inline(never) public func stop() {}
        }
        """

    static let canBeMade = (try? ARM64Program(level: "-Onone")) != nil

    let architecture: MachineCode.Architecture? = .arm64
    private let file: ExecutableFile
    private let bytes: NSData

    init(level: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-arm64-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = { (name: String) in folder.appending(path: name).path }
        try Data(Self.source.utf8).write(to: folder.appending(path: "Bell.swift"))
        try Self.run(
            "swiftc", level, "-target", "aarch64-unknown-linux-gnu", "-parse-stdlib", "-wmo", "-parse-as-library",
            "-module-name", "Swift", "-c", path("Bell.swift"), "-o", path("Bell.o"))
        // The code's offsets in the file equal its load addresses.
        try Self.run(
            "ld.lld", "--unresolved-symbols=ignore-all", "-e", "0", "--image-base=0", "-n", path("Bell.o"),
            "-o", path("Bell"))
        let data = try Data(contentsOf: folder.appending(path: "Bell"))
        file = try #require(ExecutableFile(data))
        bytes = NSData(data: data)
    }

    func address(where matches: (String) -> Bool) throws -> UInt {
        try #require(file.symbols.first { $0.isFunction && matches(file.name(of: $0)) }).address
    }

    func isFunction(_ address: UInt) -> Bool { file.symbols(at: address).contains { $0.isFunction } }

    func function(at address: UInt, maximumByteCount: Int) -> MachineCode? {
        guard let symbol = file.symbols(at: address).first(where: { $0.isFunction }) else { return nil }
        let start = bytes.bytes + Int(address)
        return MachineCode(
            bytes: UnsafeRawBufferPointer(start: start, count: Int(symbol.byteCount)), address: address)
    }

    func word(at address: UInt) -> UInt? { nil }

    private static func run(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(words)")
    }
}
