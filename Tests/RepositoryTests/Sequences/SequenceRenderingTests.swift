import DNDDrawing
import DNDFormats
import DNDResults
import Foundation
import SourceText
import Testing
import Thoroughness

/// Tests that every rendering of a trace has the same messages in the same order, with the same numbers.
@Suite struct SequenceRenderingTests {
    @Test func `There is a sequence for every scenario`() {
        #expect(SpecSequences.played.count > 900)
        let roles = Set(SpecSequences.played.flatMap { $0.sequence.participants.map { $0.role } })
        #expect(roles == Set(CallSequence.Participant.Role.allCases))
        let kinds = Set(SpecSequences.played.flatMap { $0.sequence.messages.map { $0.kind } })
        #expect(kinds == Set(CallSequence.Message.Kind.allCases).subtracting([.supposed]))
    }

    @Test func `The trace in text has the lines of the sequence`() {
        for scenario in SpecSequences.played {
            let sequence = scenario.sequence
            let expected = sequence.messages.map { line(of: $0, in: sequence).squeezed }
            #expect(scenario.traceLines.map { $0.squeezed } == expected, "\(sequence.place)")
        }
    }

    /// `10 ← tableView(_:performDropWith:) at [0, 4] in people → … R132`
    private func line(of message: CallSequence.Message, in sequence: CallSequence) -> String {
        guard message.kind != .gesture else { return message.text }
        let sign =
            switch message.kind {
            case .call: "←"
            case .absent: "·"
            case .action: "→"
            case .note: "*"
            case .silence: "×"
            case .exception: "!"
            default: ""
            }
        let list = message.list.map { "in \(Spelling.label($0))" }
        return [
            message.number.map { "\($0)" }, sign, message.text, message.arguments, list,
            message.answer.map { "→ \($0)" }, message.reasons,
        ].compactMap { $0 }.joined(separator: " ")
    }

    @Test func `Numbers count calls and actions from one`() {
        for scenario in SpecSequences.played {
            let numbers = scenario.sequence.messages.compactMap { $0.number }
            #expect(numbers == Array(1...max(1, numbers.count)).prefix(numbers.count).map { $0 })
            for message in scenario.sequence.messages {
                #expect((message.number != nil) == [.call, .absent, .action].contains(message.kind))
            }
        }
    }

    /// Of every fourth scenario, or of all with `DND_THOROUGH=1`.
    @Test func `Mermaid and PlantUML say the same as the sequence`() throws {
        for (index, scenario) in SpecSequences.played.enumerated() where Thoroughness.triesAll || index % 4 == 0 {
            let expected = WrittenSequence(scenario.sequence).messages
            #expect(try WrittenSequence(mermaid: MermaidText(scenario.sequence).lines).messages == expected)
            #expect(try WrittenSequence(plantUML: PlantUMLText(scenario.sequence).lines).messages == expected)
        }
    }

    @Test func `JSON is read back as it was`() throws {
        let document = SequenceDocument(SpecSequences.all.map { $0.sequence })
        #expect(try SequenceDocument(bytes: Array(document.text.utf8)) == document)
    }

    @Test(arguments: [false, true])
    func `The drawing in a terminal fits 80 columns and leaves nothing out`(isASCII: Bool) {
        for scenario in SpecSequences.played {
            let sequence = scenario.sequence
            let lines = SequenceDrawing(sequence, isASCII: isASCII).lines
            for line in lines { #expect(DisplayText.width(of: line) <= 80, "\(sequence.place): \(line)") }
            if isASCII { #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }) }
            guard !isASCII else { continue }
            let drawn = DrawnSequence(lines, of: sequence).messages
            #expect(drawn == sequence.messages.map { DrawnSequence.text(of: $0, in: sequence) }, "\(sequence.place)")
        }
    }

    @Test func `An SVG holds every text of the sequence, and nothing from outside`() throws {
        for scenario in SpecSequences.played {
            let text = SVGDrawing([scenario.sequence]).text
            let written = try SVGTexts(text).messages
            let expected = scenario.sequence.messages.map { message in
                let sign = message.from == message.to ? WrittenSequence.sign(of: message) : ""
                let number = message.number.map { "\($0)" } ?? ""
                return (number + sign + scenario.sequence.words(of: message) + message.reasons).withoutBlanks
            }
            #expect(written == expected, "\(scenario.sequence.place)")
            #expect(text.matches(of: /https?:/).count == 1, "the name space alone")
        }
    }
}
