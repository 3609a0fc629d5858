import DNDFormats
import DNDResults
import JSON
import SourceText
import Testing

@testable import DNDDrawing

/// Tests what a page knows of a scenario.
@Suite struct ScenarioPlayTests {
    @Test func `A play has the lists at the beginning and after each step`() throws {
        let spec = PlayedSpec(
            """
            table people: A B C
            scenario "A goes to the end" {
              drag A; hover C
              drop
              expect order: B C A
            }
            """)
        let play = try #require(spec.plays.first)
        #expect(play.moments.map { $0.step } == [nil, "drag A", "hover C", "drop"])
        #expect(play.moments.map { $0.line } == [nil, 3, 3, 4])
        let rows = play.moments.map { moment in moment.scene.lists[0].sections[0].rows.map { $0.label }.joined() }
        #expect(rows == ["ABC", "ABC", "ABC", "BCA"])
        #expect(play.moments.map { $0.scene.lists[0].sections[0].gap } == [nil, 1, 3, nil])
        #expect(play.moments[2].scene.lists[0].sections[0].rows[0].marks == [.lifted])
        #expect(play.moments[2].scene.lists[0].proposal == "move insertAt")
        #expect(play.moments[2].scene.drag == SceneMoment.Drag(state: "dragging", labels: ["A"]))
        #expect(play.source == spec.result.sources.files[0].utf8.text)
        #expect(play.scenario == 0)
    }

    @Test func `The messages of a step begin with its gesture and end before the next`() throws {
        let spec = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover C; drop; expect order: B C A }\n")
        let play = try #require(spec.plays.first)
        #expect(play.moments[0].messageCount == 0)
        for (moment, next) in zip(play.moments, play.moments.dropFirst()) {
            #expect(play.sequence.messages[moment.messageCount].kind == .gesture)
            #expect(moment.messageCount < next.messageCount)
        }
        #expect(play.moments.last?.messageCount == play.sequence.messages.count)
    }

    @Test func `The deciding message is that of the report, or the exception`() throws {
        let wrong = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover C; drop; expect order: A B C }\n")
        let play = try #require(wrong.plays.first)
        let deciding = try #require(play.deciding)
        #expect(wrong.scenarios[0].failures[0].text.contains("The place was decided by call 10:"))
        #expect(play.sequence.messages[deciding].number == 10)

        let raising = try #require(
            PlayedSpec("table people: A B C\nscenario \"x\" { list insert 0 in people }\n").plays.first)
        #expect(try raising.sequence.messages[#require(raising.deciding)].kind == .exception)
        #expect(raising.ledger.contains { $0.contains("> insert [0, 0]") && $0.contains("spec.dnd:2") })
        #expect(raising.moments.last?.scene.lists[0].isBroken == true)
    }

    @Test func `A long list is kept around the gap`() throws {
        let labels = (0..<500).map { "row\($0)" }.joined(separator: " ")
        let spec = PlayedSpec("table people: \(labels)\nscenario \"x\" { drag row0; hover row300; drop }\n")
        let section = try #require(spec.plays.first?.moments[2].scene.lists[0].sections[0])
        #expect(section.rows.count == 122)
        #expect(section.rows.first?.marks == [.omitted] && section.rows.last?.marks == [.omitted])
        let gap = try #require(section.gap)
        #expect(section.rows[gap].label == "row301")
    }

    @Test(arguments: [
        ("scenario \"x\" { drag A; cancel }\n", nil),
        (
            "scenario \"x\" { examples (row) { A; B }; drag $row; cancel }\n",
            "It is a case of an examples table."
        ),
    ])
    func `A scenario that a link cannot carry says why`(scenario: String, obstacle: String?) throws {
        let play = try #require(PlayedSpec("table people: A B C\n" + scenario).plays.first)
        #expect(play.obstacle == obstacle)
        #expect((play.source == nil) == (obstacle != nil))
    }

    @Test func `A scenario of a Swift delegate is not for the playground`() throws {
        let spec = PlayedSpec("table people: A\nscenario \"x\" { drag A; cancel }\n")
        let play = ScenarioPlay(spec.result.scenarios[0], in: spec.result.sources, isHosted: true)
        #expect(play.source == nil)
        #expect(play.obstacle?.contains("Swift program") == true)
    }

    @Test func `The number of a scenario is that of the text`() {
        let spec = PlayedSpec(
            """
            table people: A B C
            scenario "first" { drag A; cancel }
            scenario "second" { drag B; cancel }
            """)
        #expect(spec.plays.map { $0.scenario } == [0, 1])
    }

    @Test func `What is written is read`() throws {
        let spec = PlayedSpec("table people: A B C\nscenario \"x\" { drag A; hover B; list insert 0 in people }\n")
        for play in spec.plays {
            let read = try ScenarioPlay(json: play.json)
            #expect(read == play)
        }
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
