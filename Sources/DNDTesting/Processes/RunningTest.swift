internal import Foundation
internal import Testing
internal import XCTest

/// The test that checks scenarios, and the arguments that run it alone in a new test process.
struct RunningTest: Hashable {
    /// The command line of the test process, without the program.
    let arguments: [String]

    /// The environment variable that marks the child process.
    static let childVariable = "DND_TEST_CHILD"

    /// Whether this process is a child; its parent reports the test's result.
    static let isInChild = ProcessInfo.processInfo.environment[childVariable] != nil

    /// Whether delegates stay in the test process, for a debugger.
    static let staysInProcess = ProcessInfo.processInfo.environment["DND_IN_PROCESS"].map { $0 != "0" } ?? false

    /// Nil outside tests, and if the process cannot be started with that test alone: then scenarios run in this
    /// process.
    ///
    /// - Parameters:
    ///   - function: The method of an `XCTestCase`, which cannot be queried.
    ///   - fileID: Its file, which gives the module.
    init?(function: String, fileID: String) {
        if let test = Test.current {
            self.init(swiftTesting: "\(test.id)")
        } else {
            self.init(method: function.prefix { $0 != "(" }, module: fileID.prefix { $0 != "/" })
        }
    }

    // MARK: - Swift Testing

    private init?(swiftTesting id: String) {
        let own = CommandLine.arguments
        guard own.contains("swift-testing") else { return nil }
        let pattern = "^" + id.map { Self.marks.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "$"
        var arguments = ["--testing-library", "swift-testing", "--quiet", "--no-parallel", "--filter", pattern]
        // If the tests are a bundle that another program loads.
        if let bundle = own.firstIndex(of: "--test-bundle-path"), own.indices.contains(bundle + 1) {
            arguments = Array(own[bundle...(bundle + 1)]) + arguments
        }
        self.arguments = arguments
    }

    /// Characters with a special meaning in regular expressions.
    private static let marks: Set<Character> = [
        "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]

    /// The arguments of the running case, as the library would describe them. No API exposes them, so they are read by
    /// reflection; empty if the layout has changed.
    static var argumentsOfCase: [String] {
        guard let current = Test.Case.current, let kind = child("_kind", of: current),
            let payload = Mirror(reflecting: kind).children.first?.value,
            let arguments = child("arguments", of: payload)
        else { return [] }
        return Mirror(reflecting: arguments).children.map { argument in
            child("value", of: argument.value).map { String(describingForTest: $0) } ?? ""
        }
    }

    private static func child(_ label: String, of subject: Any) -> Any? {
        Mirror(reflecting: subject).children.first { $0.label == label }?.value
    }

    // MARK: - XCTest

    private init?(method: Substring, module: Substring) {
        let names = XCTestNames.all.filter { $0.hasPrefix("\(module).") && $0.hasSuffix("/\(method)") }
        guard names.count == 1 else { return nil }
        arguments = names
    }

    /// The test of a test case object, which XCTest names `Class.method`.
    init(_ testCase: XCTestCase) {
        let method = testCase.name.split(separator: ".").last ?? ""
        arguments = ["\(String(reflecting: type(of: testCase)))/\(method)"]
    }
}

/// The tests of XCTest in this process, as `Module.Class/method`.
private enum XCTestNames {
    static let all: [String] = {
        guard !CommandLine.arguments.contains("swift-testing") else { return [] }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--list-tests"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
            line.trimmingCharacters(in: .whitespaces)
        }.filter { $0.contains("/") }
    }()
}
