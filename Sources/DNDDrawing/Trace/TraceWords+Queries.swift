internal import DNDResults
internal import DragDrop

/// Queries of an app to a list, with their answers.
extension TraceWords {
    func query(_ query: ListQuery, _ answer: ReturnedValue?, kind: ListKind) -> (String, String) {
        let row = kind == .collection ? "Item" : "Row"
        let result = answer.map { " → " + self.returned($0) } ?? ""
        switch query {
        case .rowCount(let section):
            return ("numberOf\(row)s(inSection:)", "\(section)\(result)")
        case .scroll(let path):
            return ("scrollTo\(row)(at:at:animated:)", Spelling.path(path))
        case .dequeue(let identifier):
            let label = kind == .collection ? "withReuseIdentifier" : "withIdentifier"
            return ("dequeueReusableCell(\(label):for:)", Spelling.label(identifier))
        case .layoutAttributes(let path):
            return ("layoutAttributesForElements(in:)", "a cell at \(Spelling.path(path))")
        case .translate(let path, .presentation):
            return ("presentationIndexPath(forDataSourceIndexPath:)", "\(Spelling.path(path))\(result) as presented")
        case .translate(let path, _):
            return ("dataSourceIndexPath(forPresentationIndexPath:)", "\(Spelling.path(path)) as presented\(result)")
        case .translateSection(let section, .presentation):
            return ("presentationSectionIndex(forDataSourceSectionIndex:)", "\(section)\(result) as presented")
        case .translateSection(let section, _):
            return ("dataSourceSectionIndex(forPresentationSectionIndex:)", "\(section) as presented\(result)")
        }
    }

    func returned(_ value: ReturnedValue) -> String {
        switch value {
        case .boolean(let value): value ? "true" : "false"
        case .count(let count): "\(count)"
        case .path(let path): path == nil ? "nil" : Spelling.path(path)
        case .section(let section): section.map { "\($0)" } ?? "NSNotFound"
        case .labels(let labels): labels.isEmpty ? "none" : labels.map { Spelling.label($0) }.joined(separator: " ")
        }
    }
}
