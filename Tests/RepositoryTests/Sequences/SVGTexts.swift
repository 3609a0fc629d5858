import Foundation
import FoundationXML

/// The texts of each message in an SVG, in document order and without blanks.
final class SVGTexts: NSObject, XMLParserDelegate {
    private(set) var messages: [String] = []
    private var isInMessage = false
    private var isInText = false

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "g", attributes["class"] == "message" {
            isInMessage = true
            messages.append("")
        }
        if element == "text" { isInText = true }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "g" { isInMessage = false }
        if element == "text" { isInText = false }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        guard isInMessage, isInText, !messages.isEmpty else { return }
        messages[messages.count - 1] += characters.withoutBlanks
    }
}
