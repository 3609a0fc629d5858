import Testing

@testable import DragDrop

@Suite struct RepresentationChoiceTests {
    /// Twelve types in random trees; the expected representation for a request is found by trying all pairs.
    @Test(arguments: UInt64(1)...200)
    func `the choice is the least pair of places`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let names = (0..<12).map { "t\($0)" }
        var tree = TypeTree()
        for (number, name) in names.enumerated() where number > 0 {
            let parents = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                names[Int.random(in: 0..<number, using: &random)]
            }
            tree.declare(name, conformingTo: parents)
        }
        let representations = names.shuffled(using: &random).prefix(5).map { Representation($0) }
        let wanted = Array(names.shuffled(using: &random).prefix(4))
        let choice = RepresentationChoice(
            representations: Array(representations), tree: tree, rulebook: Rulebook())

        var pairs: [(reader: Int, place: Int)] = []
        for (reader, type) in wanted.enumerated() {
            for (place, representation) in representations.enumerated()
            where tree.type(representation.type, conformsTo: type) {
                pairs.append((reader, place))
            }
        }
        let byReader = pairs.min { ($0.reader, $0.place) < ($1.reader, $1.place) }
        #expect(
            choice.first(readableAs: wanted)?.type == byReader.map { representations[$0.place].type }, "seed \(seed)")
        for (reader, type) in wanted.enumerated() {
            let byType = pairs.filter { $0.reader == reader }.map { $0.place }.min()
            #expect(choice.first(conformingTo: type)?.type == byType.map { representations[$0].type }, "seed \(seed)")
        }
    }

    @Test func `R210: a type keeps its place, and objects add what is not there`() {
        var providerConfiguration = ProviderConfiguration(types: ["a", "b"])
        var replaced = Representation("a", .file)
        replaced.text = "new"
        providerConfiguration.register(replaced)
        providerConfiguration.register(objectOf: ProviderClass("C", reads: [], writes: ["c", "b"]))

        #expect(providerConfiguration.representations.map { $0.type } == ["a", "b", "c"])
        #expect(providerConfiguration.representations[0].text == "new")
        #expect(providerConfiguration.representations[1].form == .data)
    }
}
