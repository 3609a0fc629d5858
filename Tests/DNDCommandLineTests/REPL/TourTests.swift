import DragDrop
import Testing

@testable import DNDCommandLine
@testable import DNDSession

@Suite(.serialized) struct TourTests {
    private let saving = TourStep.all.count - 1

    @Test func `the lines that it asks for lead from step to step`() {
        let typed = Typed("tour")
        for (index, step) in TourStep.all.dropLast().enumerated() {
            #expect(typed.repl.tour.number == index)
            let text = typed.type(step.line)
            #expect(typed.reaction == .goOn, "\(text)")
            #expect(text.contains("\(index + 2) of \(TourStep.all.count): "), "\(step.title)\n\(text)")
        }
        #expect(typed.repl.tour.number == saving)
    }

    @Test func `the whole of it works without a terminal, and ends with a spec that passes`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let lines = ["drag 2; hover 0"] + ["tour"] + TourStep.all.map { $0.line } + ["steps"]
        let output = try program.run([], input: lines.joined(separator: "\n") + "\n")
        #expect(output.status == 0, "\(output.output)")
        #expect(output.output.contains("That was the tour."))

        // The session before the tour is restored
        #expect(output.output.hasSuffix("  1  drag 2\n> 2  hover 0\n"), "\(output.output)")
        #expect(try program.run(["run", "first.dnd"]).status == 0)
    }

    @Test func `each step can be skipped, which does it`() {
        let typed = Typed("tour")
        for index in 0..<saving {
            #expect(typed.repl.tour.number == index)
            typed.type("tour next")
        }
        #expect(typed.repl.tour.number == saving)
    }

    @Test func `another line does not count, and one may look around`() {
        let typed = Typed("tour", "drag B")
        #expect(typed.type("hover D").contains("type: hover E"))
        #expect(!typed.type("order").contains("type:"))
        #expect(typed.type("hover E").contains("3 of 11: the drop"))
    }

    @Test func `one can go back, leave and return`() {
        let typed = Typed("select A", "tour", "drag B", "hover E")
        #expect(typed.type("tour back").contains("2 of 11"))
        #expect(typed.repl.session.engine.lists[0].gap?.item == 1)
        #expect(typed.type("tour stop").hasSuffix("  list  *A B C D E F\n"))
        #expect(typed.type("tour next") == "error: the tour has not begun: `tour` begins it\n")
        #expect(typed.type("tour").contains("2 of 11"))
        #expect(typed.type("hover E").contains("3 of 11"))
    }

    @Test func `the spec that it ends with takes the place of no file`() throws {
        let program = try Program(files: ["first.dnd": "# mine\n"])
        defer { program.remove() }
        let skipping = Array(repeating: "tour next", count: saving + 1)
        let output = try program.run([], input: (["tour"] + skipping).joined(separator: "\n") + "\n")
        #expect(output.status == 0, "\(output.output)")
        #expect(output.output.contains("type: save first-2.dnd\n"))
        #expect(output.output.contains("first-2.dnd holds the scene"))
        #expect(try program.text(of: "first.dnd") == "# mine\n")
        #expect(try program.run(["run", "first-2.dnd"]).status == 0)
    }
}
