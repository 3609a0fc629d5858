import DNDExplanation
import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Tests the data that a Swift delegate loads from a spec's items, and items without data.
@MainActor @Suite struct LoadedItemsTests {
    @Test(arguments: [
        ("object UIImage; size 320 200", "320x200"), ("type: public.png; size 31 7", "31x7"),
        ("type: public.jpeg", "64x64"), ("object UIImage { text \"beach\" }", "64x64"), ("type: public.heic", "64x64"),
        ("data public.png { gives UIImage }; size 12 34", "12x34"),
        ("file public.png; size 5 6", "5x6"), ("data public.png { text \"no image\" }", "nothing"),
    ])
    func `An image has real bytes, of the size that is declared`(item: String, row: String) async throws {
        for load in [Loading.object, .data, .file] {
            let result = try await run("item sunset { \(item) }", load, "expect order in rows: \(row)\n  \(announced)")
            #expect(result.state == .passed, "\(item), \(load): \(result.mismatches)")
        }
    }

    /// Expects that the load handler ran; so a failed load of data that is not an image is no finding.
    private let announced = "expect provided: sunset"

    @Test func `A reader is handed the type that its class lists`() async throws {
        let item = "item sunset { type: public.utf8-plain-text }"
        let listed = try await run(item, .cards, "expect order in rows: \"sunset:public.text\"")
        #expect(listed.state == .passed, "\(listed.mismatches)")
        let other = try await run(
            "assume Q41 registered; \(item)", .cards, "expect order in rows: none\n  expect finding DND1018 in rows")
        #expect(other.state == .passed, "\(other.mismatches)")
    }

    @Test func `Items that loadObjects leaves out are named, with the reader's error`() async throws {
        let result = try await run("item sunset { text \"bad\" }", .cards, "expect order in rows: none")
        #expect(result.state == .failed)
        #expect(found(result) == [.notLoaded(["sunset"], reason: "no card (CardError 7)")])
    }

    @Test func `An object whose class has thrown is named, whoever got the error`() async throws {
        let result = try await run("item sunset { text \"bad\" }", .card, "expect order in rows: none")
        #expect(found(result) == [.notLoaded(["sunset"], reason: "no card (CardError 7)")])
        let known = try await run("item sunset { text \"bad\" }", .card, "expect error \"no card (CardError 7)\"")
        #expect(known.state == .passed, "\(known.mismatches)")
    }

    @Test func `A delegate that filters by class, or is told of a provider's error, is not accused`() async throws {
        let filtered = try await run("item sunset { type: public.png }", .cards, "expect order in rows: none")
        #expect(filtered.state == .passed, "\(filtered.mismatches)")
        let offline = try await run("item sunset { fails \"offline\" }", .card, "expect order in rows: none")
        #expect(offline.state == .passed, "\(offline.mismatches)")
    }

    private func found(_ result: ScenarioResult) -> [Finding.Kind] {
        result.mismatches.compactMap { if case .finding(let finding) = $0.kind { finding.kind } else { nil } }
    }

    private func run(_ item: String, _ load: Loading, _ expectations: String) async throws -> ScenarioResult {
        let source = SourceFile(
            name: "loaded.dnd",
            text: """
                table rows from host
                app Photos { view album: sunset }
                \(item.replacing("; item", with: "\nitem"))

                scenario "one" {
                  drag sunset from album; hover empty in rows; drop; settle
                  \(expectations)
                }

                """)
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "loaded", path: "loaded.dnd") { _ in
            .missing
        }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty, "\(parsed) \(checked.diagnostics)")
        var hosts = Hosts()
        hosts.register("rows") { LoadingController(load) }
        return await HostedInterpreter(hosts, Interpreter()).run(checked.program.scenarios[0], of: checked.program)
    }
}

private enum Loading: CaseIterable {
    case object, data, file, card, cards
}

/// A class that reads a single type and throws for all others, like the classes of apps.
private final class Card: NSObject, NSItemProviderReading {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
        let text = String(decoding: data, as: UTF8.self)
        guard typeIdentifier == "public.text", text != "bad" else {
            throw NSError(domain: "CardError", code: 7, userInfo: [NSLocalizedDescriptionKey: "no card"])
        }
        return Card("\(text):\(typeIdentifier)")
    }
}

/// Appends a row for each loaded item.
private final class LoadingController: UITableViewController, UITableViewDropDelegate {
    private let load: Loading
    private var texts: [String] = []

    init(_ load: Loading) {
        self.load = load
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dropDelegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard load != .cards else {
            _ = coordinator.session.loadObjects(ofClass: Card.self) { objects in
                for case let card as Card in objects { self.append(card.text) }
            }
            return
        }
        for item in coordinator.items { begin(item.dragItem.itemProvider) }
    }

    private func begin(_ provider: NSItemProvider) {
        switch load {
        case .object:
            provider.loadObject(ofClass: UIImage.self) { object, _ in
                let image = object as? UIImage
                Task { @MainActor in self.append(image) }
            }
        case .data:
            provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
                let image = data.flatMap { UIImage(data: $0) }
                Task { @MainActor in self.append(image) }
            }
        case .file:
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                let image = url.flatMap { UIImage(contentsOfFile: $0.path) }
                Task { @MainActor in self.append(image) }
            }
        case .card, .cards:
            provider.loadObject(ofClass: Card.self) { object, _ in
                guard let text = (object as? Card)?.text else { return }
                Task { @MainActor in self.append(text) }
            }
        }
    }

    private func append(_ image: UIImage?) {
        append(image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "nothing")
    }

    private func append(_ text: String) {
        texts.append(text)
        tableView.insertRows(at: [IndexPath(row: texts.count - 1, section: 0)], with: .automatic)
    }
}
