import Foundation
import SourceText
import Testing

@testable import Adapting

/// Tests the detection of methods in source that UIKit never calls.
@Suite struct DelegateMethodTests {
    /// A file with the expected remarks: lines that begin with `//!` refer to the line above.
    struct Marked: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String

        static let all: [Marked] = {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Methods")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { name in
                let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
                return Marked(name: name, text: text ?? "")
            }
        }()

        var testDescription: String { name }

        /// The text with the found remarks.
        func marked(_ remarks: [(line: Int, text: [String])]) -> String {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.enumerated().filter { !$1.hasPrefix("//!") }.flatMap { index, line in
                [String(line)] + remarks.filter { $0.line == index + 1 }.flatMap { $0.text.map { "//! " + $0 } }
            }.joined(separator: "\n")
        }
    }

    @Test func `There are marked files`() {
        #expect(Marked.all.count >= 15)
    }

    @Test(arguments: Marked.all)
    func `What is never called is said`(example: Marked) throws {
        let file = try SwiftAdapter.adapt([SourceFile(name: example.name, text: example.text)])[0]
        let found = file.remarks.map { remark in
            let line = file.source.position(at: Int32(remark.range.lowerBound)).line
            return (line, [remark.message, "hint: \(remark.remedy)"])
        }
        #expect(example.marked(found) == example.text)
        #expect(file.text == example.text)
        #expect(file.remarks.allSatisfy { $0.isByHand })
    }

    /// As in `ConformanceReportTests`, and also for a nested class.
    @Test func `The source says of classes what the running program says of them`() throws {
        let file = MainPackage.root.appending(path: "Tests/UIKitTests/Conformances/AddingControllers.swift")
        #expect(
            try remarks(String(contentsOf: file, encoding: .utf8)) == [
                "16: the types of 'tableView(_:canHandle:)' are not those of UITableViewDropDelegate",
                """
                21: 'tableView(_:dropSessionDidEnter:)' of UITableViewDropDelegate is never called here: \
                'BaseController', which conforms, does not declare it
                """,
                """
                34: 'tableView(_:dropPreviewParametersForRowAt:)' of UITableViewDropDelegate stands in \
                'AddingMoreController.Column', but it is 'BaseController' that conforms
                """,
                """
                41: 'tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)' of UITableViewDropDelegate is never \
                called here: 'BaseController', which conforms, does not declare it
                """,
            ])
    }

    /// Checks every correct Swift file with delegates in the repository.
    @Test func `Nothing is said of delegates that are called`() throws {
        let root = MainPackage.root
        var delegateCount = 0
        for folder in MainPackage.uikit + ["Examples", "Tests/DNDHostingTests", "Tests/HostedProbe", "bench"] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            let sources = try paths.sorted().filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { path in
                let file = root.appending(path: "\(folder)/\(path)")
                return SourceFile(name: "\(folder)/\(path)", text: try String(contentsOf: file, encoding: .utf8))
            }
            delegateCount += sources.filter { String(decoding: $0.utf8, as: UTF8.self).contains("Delegate {") }.count
            for file in try SwiftAdapter.adapt(sources) {
                for remark in file.remarks where remark.isAboutDelegates {
                    Issue.record("\(file.source.name): \(remark.message)")
                }
            }
        }
        #expect(delegateCount >= 20)
    }
}

extension Remark {
    fileprivate var isAboutDelegates: Bool {
        switch kind {
        case .noMethod, .otherTypes, .hiddenMethod, .typeMethod, .addedBySubclass, .otherClass: true
        default: false
        }
    }
}
