import Testing

@testable import DragDrop

/// Tests conversions of paths against a presentation in which every element is a row, a placeholder or the gap.
@Suite struct PresentationTests {
    enum Element: Hashable {
        case row(RowPath)
        case placeholder
        case gap
    }

    struct Scene: CustomStringConvertible {
        let counts: [Int]
        let opening: Presentation.Opening?
        let placeholders: [RowPath]

        var description: String { "\(counts) \(opening.map { "\($0)" } ?? "closed") \(placeholders)" }
    }

    @Test func `Every path is where it is shown, and comes back`() {
        for scene in Self.scenes {
            let presentation = Presentation(opening: scene.opening, placeholders: scene.placeholders)
            for (section, elements) in Self.elements(scene).enumerated() {
                for (item, element) in elements.enumerated() {
                    let place = RowPath(section: section, item: item)
                    let row: RowPath? = if case .row(let path) = element { path } else { nil }
                    #expect(presentation.row(at: place) == row, "\(scene) at \(place)")
                    if let row { #expect(presentation.path(ofRow: row) == place, "\(scene) of \(row)") }
                }
                let surplus = presentation.surplus(inSection: section)
                #expect(scene.counts[section] + surplus == elements.count, "\(scene) in \(section)")
            }
        }
    }

    @Test func `A row goes before what is shown there, the dragged row aside`() {
        for scene in Self.scenes {
            let presentation = Presentation(opening: scene.opening, placeholders: scene.placeholders)
            for (section, elements) in Self.elements(scene).enumerated() {
                for item in 0...elements.count {
                    let before = elements[..<item].filter { Self.isRestingRow($0, scene) }.count
                    let given = presentation.insertionPath(at: RowPath(section: section, item: item))
                    let resting = Self.restingRows(before: given, scene)
                    #expect(resting == before, "\(scene) at \(section) \(item): \(given)")
                }
            }
        }
    }

    // MARK: - The reference

    /// The elements of each section: rows by path, placeholders before their row, the gap after those at its place.
    private static func elements(_ scene: Scene) -> [[Element]] {
        var sections = scene.counts.indices.map { section in
            (0..<scene.counts[section]).map { Element.row(RowPath(section: section, item: $0)) }
        }
        for placeholder in scene.placeholders.reversed() {
            let rows = sections[placeholder.section]
            let position = rows.firstIndex(of: .row(placeholder)) ?? rows.lastRowEnd
            sections[placeholder.section].insert(.placeholder, at: position)
        }
        switch scene.opening {
        case .before(let path):
            let position = sections[path.section].firstIndex(of: .row(path)) ?? sections[path.section].count
            sections[path.section].insert(.gap, at: position)
        case .row(let row, let target):
            sections[row.section].removeAll { $0 == .row(row) }
            var rest = target.item
            var position = 0
            while position < sections[target.section].count {
                let isRow = sections[target.section][position] != .placeholder
                if isRow, rest == 0 { break }
                if isRow { rest -= 1 }
                position += 1
            }
            sections[target.section].insert(.row(row), at: position)
        case nil: break
        }
        return sections
    }

    private static func isRestingRow(_ element: Element, _ scene: Scene) -> Bool {
        guard case .row(let path) = element else { return false }
        if case .row(path, _)? = scene.opening { return false }
        return true
    }

    private static func restingRows(before path: RowPath, _ scene: Scene) -> Int {
        (0..<path.item).filter { isRestingRow(.row(RowPath(section: path.section, item: $0)), scene) }.count
    }

    private static let scenes: [Scene] = {
        var scenes: [Scene] = []
        let places = (0...3).map { RowPath(section: 0, item: $0) } + (0...1).map { RowPath(section: 1, item: $0) }
        var openings: [Presentation.Opening?] = [nil] + places.map { .before($0) }
        for row in 0..<3 {
            let source = RowPath(section: 0, item: row)
            openings += (0...2).map { .row(source, movedTo: RowPath(section: 0, item: $0)) }
            openings += (0...1).map { .row(source, movedTo: RowPath(section: 1, item: $0)) }
        }
        for opening in openings {
            scenes.append(Scene(counts: [3, 1], opening: opening, placeholders: []))
            for (index, first) in places.enumerated() {
                scenes.append(Scene(counts: [3, 1], opening: opening, placeholders: [first]))
                for second in places[index...] {
                    scenes.append(Scene(counts: [3, 1], opening: opening, placeholders: [first, second]))
                }
            }
        }
        return scenes
    }()
}

extension [PresentationTests.Element] {
    /// The end of the last row, before placeholders at the end.
    fileprivate var lastRowEnd: Int {
        (lastIndex { if case .row = $0 { true } else { false } } ?? -1) + 1
    }
}
