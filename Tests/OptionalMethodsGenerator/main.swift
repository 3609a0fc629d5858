import Foundation

// Generates the folder `Generated` of UIKit: optional-methods-generator Sources/UIKit [another output folder]
let arguments = CommandLine.arguments
guard arguments.count == 2 || arguments.count == 3 else {
    FileHandle.standardError.write(Data("usage: optional-methods-generator SOURCES [OUTPUT]\n".utf8))
    exit(2)
}
let sources = URL(fileURLWithPath: arguments[1])
let output = arguments.count == 3 ? URL(fileURLWithPath: arguments[2]) : sources.appending(path: "Generated")

do {
    let files = try generatedFiles(from: sources)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path) where files[name] == nil {
        try FileManager.default.removeItem(at: output.appending(path: name))
    }
    for (name, text) in files { try Data(text.utf8).write(to: output.appending(path: name)) }
} catch let problem as Problem {
    FileHandle.standardError.write(Data("optional-methods-generator: \(problem.text)\n".utf8))
    exit(1)
}

func generatedFiles(from sources: URL) throws -> [String: String] {
    let read = { (path: String) in try String(contentsOf: sources.appending(path: path), encoding: .utf8) }
    let files = try SwiftFiles(in: sources)
    let table = try AnswerTable(read("OptionalMethods/Answers.txt"))
    let protocols = try table.protocols.map { try AnsweredProtocol($0, files) }
    let writer = Writer(protocols: protocols, classes: table.classes)
    var texts: [String: String] = [:]
    for described in protocols { texts["\(described.name)+Optional.swift"] = writer.file(about: described) }
    for open in table.classes {
        var order = protocols.filter { open.protocols.contains($0.name) }.flatMap { $0.methods.map(\.requirement) }
        if open.isTemplate {
            let template = try read("OptionalMethods/\(open.name).template")
            texts["\(open.name).swift"] = writer.file(completing: template, open)
        } else {
            order = try files.requirements(in: "class", open.name)
        }
        texts["\(open.name)+Overridable.swift"] = writer.file(about: open, order: order)
    }
    return texts
}
