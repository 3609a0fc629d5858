import Testing

@testable import DragDrop

@Suite struct TypeTreeTests {
    @Test func `a type conforms to itself and to its ancestors, and an unknown one to itself alone`() {
        let tree = TypeTree.system

        #expect(tree.type("public.png", conformsTo: "public.item"))
        #expect(tree.type("com.netscape.javascript-source", conformsTo: "public.executable"))
        #expect(!tree.type("public.item", conformsTo: "public.png"))
        #expect(tree.type("com.example.nothing", conformsTo: "com.example.nothing"))
        #expect(!tree.type("com.example.nothing", conformsTo: "public.item"))
    }

    @Test func `every type of the system leads to declared types alone, without a circle`() {
        let tree = TypeTree.system
        for type in tree.declaredTypes {
            let others = tree.declaredTypes.filter { $0 != type && tree.type(type, conformsTo: $0) }
            #expect(others.allSatisfy { !tree.type($0, conformsTo: type) }, "\(type)")
        }
        #expect(tree.isDeclared(ProviderConfiguration.plainText))
    }

    /// Types are numbers; edges may form cycles.
    @Test(arguments: UInt64(1)...60)
    func `conformance is what walking every edge again and again gives`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...14, using: &random)
        let parents = (0..<count).map { _ in
            (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count + 2, using: &random) }
        }
        var tree = TypeTree()
        for type in 0..<count { tree.declare("t\(type)", conformingTo: parents[type].map { "t\($0)" }) }

        for type in 0..<count + 2 {
            var reached: Set<Int> = [type]
            for _ in 0...count {
                for known in reached where known < count { reached.formUnion(parents[known]) }
            }
            for kind in 0..<count + 2 {
                #expect(
                    tree.type("t\(type)", conformsTo: "t\(kind)") == reached.contains(kind),
                    "seed \(seed): t\(type), t\(kind)")
            }
        }
    }
}
