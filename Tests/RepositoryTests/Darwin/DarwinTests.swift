import Foundation
import Testing

/// Tests that the command line can be built on macOS, as far as a compiler on Linux can verify.
@Suite struct DarwinTests {
    let repository = Repository.shared

    @Test(.enabled(if: DarwinCheck.hasHeaders, "there are no headers of Darwin"))
    func `Targets compile with the headers of Darwin, and System offers the same as here`() throws {
        let output = try DarwinCheck.output.get()
        #expect(output.status == 0, "\(output.text)")
        let host = try DarwinCheck.declarations(in: DarwinCheck.folder.appendingPathComponent("host"))
        let darwin = try DarwinCheck.declarations(in: DarwinCheck.folder)
        #expect(darwin.count > 100)
        #expect(Set(host).symmetricDifference(darwin).sorted() == [])
    }

    @Test func `A target is compiled for Darwin, or is for Linux`() {
        let all = DarwinTargets.c + DarwinTargets.swift + DarwinTargets.linux
        #expect(all.sorted() == Targets.imports.keys.sorted())
        for name in DarwinTargets.c + DarwinTargets.swift {
            let foreign = Targets.imports[name, default: []].intersection(DarwinTargets.linux + ["Foundation"])
            #expect(foreign.sorted() == [], "\(name)")
        }
    }

    /// Conditions that distinguish systems.
    private static let questions = ["os(", "canImport(", "targetEnvironment(", "arch("]

    @Test func `Systems are told apart in System and in C`() {
        let names = Set(DarwinTargets.swift).subtracting(["System"])
        for file in repository.files(in: "Sources", extensions: ["swift"]) where names.contains("\(file.folders[1])") {
            for (index, line) in file.lines.enumerated() {
                let isCondition = line.drop { $0 == " " }.hasPrefix("#if") || line.contains("#elseif")
                let asks = isCondition && Self.questions.contains { line.contains($0) }
                #expect(!asks, "\(file.path):\(index + 1): let System tell systems apart")
            }
        }
    }
}
