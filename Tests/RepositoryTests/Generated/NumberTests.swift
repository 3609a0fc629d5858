import DragDrop
import Testing

/// Tests that the enum cases match the numbers of the tables.
@Suite struct NumberTests {
    @Test(arguments: NumberSource.all)
    func `The cases are the numbers of the table`(source: NumberSource) throws {
        let numbers = try source.table.records().map { $0.words[0] }
        try GeneratedFile.check(source.text(numbers), at: source.path)
    }

    @Test(arguments: NumberSource.all)
    func `A number is a letter and digits, and the numbers of a letter ascend`(source: NumberSource) throws {
        var last: [Character: String] = [:]
        for record in try source.table.records() {
            let number = record.words[0]
            let isWellFormed = try #/R[0-9]{3}|[BESTQ][0-9]{2}[a-z]?/#.wholeMatch(in: number) != nil
            #expect(isWellFormed, "\(record.fault("no number").description)")
            let isLater = number.first.map { (last[$0] ?? "") < number } ?? false
            #expect(isLater, "\(record.fault("out of order").description)")
            if let letter = number.first { last[letter] = number }
        }
    }

    @Test(arguments: NumberSource.all)
    func `A fault names the line of the file`(source: NumberSource) throws {
        let lines = try Repository.shared.text(of: source.tablePath).split(
            separator: "\n", omittingEmptySubsequences: false)
        for record in try source.table.records() {
            let parts = record.fault("").description.split(separator: ":")
            #expect(parts[0] == "DragDrop/\(source.tableName).swift")
            let line = try #require(Int(parts[1]))
            #expect(lines[line - 1].split(separator: " ").map { String($0) } == record.words)
        }
    }
}
