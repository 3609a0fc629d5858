internal import DNDResults
internal import DragDrop
internal import SourceText

/// The account of a refused batch: the rows before, the updates, and the data source's counts after.
struct LedgerText {
    private struct Line {
        var text: String
        var origin = ""
        var amount: String
        var isCulprit = false
    }

    /// The maximum number of listed updates per section.
    private static let updatesAtMost = 16

    private let ledger: Ledger
    private let raised: RaisedException
    private let sources: SourceSet

    init(_ ledger: Ledger, _ raised: RaisedException, in sources: SourceSet) {
        self.ledger = ledger
        self.raised = raised
        self.sources = sources
    }

    func drawn(margin: StyledText) -> [StyledText] {
        var lines: [StyledText] = []
        if !ledger.sectionUpdates.isEmpty || ledger.sectionCountBefore != ledger.sectionCountAfter {
            lines += table("sections", sectionLines, margin: margin)
        }
        for section in ledger.sections {
            lines += table(title(of: section), rowLines(section), margin: margin)
            if let sentence = balance(section) { lines.append(margin + "  " + sentence) }
        }
        if !ledger.ignoredUpdates.isEmpty {
            let updates = ledger.ignoredUpdates.prefix(Self.updatesAtMost).map { Spelling.update($0) }.joined(
                separator: ", ")
            lines.append(margin + "not counted, because their section changes as a whole (B07): \(updates)")
        }
        let isMarked = (ledger.sectionUpdates + ledger.sections.flatMap { $0.updates }).contains { isCulprit($0) }
        if isMarked {
            let meaning = isAboutCounts ? "the first update that does not fit" : "what UIKit objects to"
            lines.append(margin + StyledText("(> \(meaning))", as: .quiet))
        }
        return lines
    }

    /// Whether counts mismatch; otherwise a single update is at fault, and sums would only distract.
    private var isAboutCounts: Bool {
        switch raised.exception.rule {
        case .e01, .e02, .e03: true
        default: false
        }
    }

    private func isCulprit(_ update: ListUpdate) -> Bool {
        ledger.culprits.contains(update)
    }

    // MARK: - Lines

    private var sectionLines: [Line] {
        var lines = [Line(text: "before", amount: "\(ledger.sectionCountBefore)")]
        var total = ledger.sectionCountBefore
        for update in ledger.sectionUpdates {
            let change = update.sectionChange
            total += change
            lines.append(line(update, change))
        }
        if isAboutCounts { lines.append(Line(text: "so there must be", amount: "\(total)")) }
        lines.append(Line(text: "the data source says", amount: "\(ledger.sectionCountAfter)"))
        return lines
    }

    private func rowLines(_ section: Ledger.Section) -> [Line] {
        var lines = section.rowCountBefore.map { [Line(text: "before", amount: "\($0)")] } ?? []
        var total = section.rowCountBefore ?? 0
        var restCount = 0
        for (index, update) in section.updates.enumerated() {
            let change = update.rowChange(in: section)
            total += change
            if index < Self.updatesAtMost || isCulprit(update) {
                lines.append(line(update, change))
            } else {
                restCount += 1
            }
        }
        if restCount > 0 { lines.append(Line(text: "… and \(restCount) updates more", amount: "")) }
        if section.surplus != nil, isAboutCounts { lines.append(Line(text: "so there must be", amount: "\(total)")) }
        if let after = section.rowCountAfter { lines.append(Line(text: "the data source says", amount: "\(after)")) }
        return lines
    }

    private func line(_ update: ListUpdate, _ change: Int) -> Line {
        Line(
            text: Spelling.update(update), origin: place(update.origin),
            amount: change > 0 ? "+\(change)" : "\(change)",
            isCulprit: isCulprit(update))
    }

    /// The line of the spec or Swift program that issued an update.
    private func place(_ origin: UpdateOrigin) -> String {
        guard raised.origins.indices.contains(Int(origin.rawValue)) else {
            guard origin.isProgram else { return "UIKit" }
            return origin.programPlace.map { raised.program.updates[$0] ?? "the app (no symbols)" } ?? "the app"
        }
        let range = raised.origins[Int(origin.rawValue)]
        let file = sources[range.file]
        return "\(file.name):\(file.position(at: range.lowerBound).line)"
    }

    private func title(of section: Ledger.Section) -> String {
        switch (section.indexBefore, section.indexAfter) {
        case (let before?, let after?) where before != after: "rows of section \(before), afterwards \(after)"
        case (let before?, _): "rows of section \(before)"
        case (nil, let after?): "rows of section \(after), which is new"
        case (nil, nil): "rows"
        }
    }

    /// The required change, in one sentence.
    private func balance(_ section: Ledger.Section) -> String? {
        guard let surplus = section.surplus, surplus != 0, isAboutCounts else { return nil }
        let count = abs(surplus).counted("row")
        if surplus < 0 {
            return "\(count) too few: add \(count) to the data, or insert \(count) less, or delete \(count) more"
        }
        return "\(count) too many: remove \(count) from the data, or insert \(count) more, or delete \(count) less"
    }

    // MARK: - Drawing

    private func table(_ title: String, _ lines: [Line], margin: StyledText) -> [StyledText] {
        let textWidth = Columns.width(of: [title] + lines.map { $0.text })
        let originWidth = Columns.width(of: lines.map { $0.origin })
        let amountWidth = Columns.width(of: lines.map { $0.amount })
        return [margin + title]
            + lines.map { line in
                let text =
                    Columns.padded(line.text, to: textWidth) + "  " + Columns.padded(line.origin, to: originWidth)
                let amount = "  " + Columns.aligned(line.amount, to: amountWidth)
                guard line.isCulprit else { return margin + "  " + text + amount }
                return margin + StyledText("> ", as: .marks) + StyledText(text + amount, as: .actual)
            }
    }
}

extension ListUpdate {
    fileprivate var sectionChange: Int {
        switch kind {
        case .insertSection: 1
        case .deleteSection: -1
        default: 0
        }
    }

    fileprivate func rowChange(in section: Ledger.Section) -> Int {
        switch kind {
        case .insertRow: 1
        case .deleteRow: -1
        case .moveRow(let source, let destination):
            (destination.section == section.indexAfter ? 1 : 0) - (source.section == section.indexBefore ? 1 : 0)
        default: 0
        }
    }
}
