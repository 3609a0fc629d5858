import Foundation
import Testing

/// Tests that the API for drag and drop is complete.
@Suite struct ContractTests {
    @Test func `Every member that the contract lists is there`() throws {
        try #require(ContractNames.all.count > 300)
        let graphs = try ["UIKit", "CoreTransferable"].flatMap { try SymbolGraph.graphs(of: $0) }
        let symbols = graphs.flatMap(\.symbols)
        let members = Set(symbols.map { $0.pathComponents.joined(separator: ".") })
        #expect(ContractNames.all.filter { !members.contains($0) } == [])
    }

    @Test func `No member is listed twice`() {
        let twice = Dictionary(grouping: ContractNames.all) { $0 }.filter { $1.count > 1 }.keys
        #expect(twice.sorted() == [])
    }
}
