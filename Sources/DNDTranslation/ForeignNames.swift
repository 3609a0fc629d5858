internal import SourceText

/// Names and values of UIKit in the words of this language.
package enum ForeignNames {
    /// The labels of arguments. A `-` says how a change is animated: it is left out with what follows it.
    static let labels = table(
        """
        at to from for in row section item object operation intent integer ofClass toTypeIdentifiers toRowAt=to \
        toItemAt=to toSection=to toIndexPath=to intoRowAt=into intoItemAt=into with=- completion=- \
        animatingDifferences=- animated=- rect=- reuseIdentifier=-
        """)

    /// Words of a sentence that the language does without.
    static let fillers = table(
        "the an is was be been should must of row item cell index indexPath position at on that it here there over")

    /// What is asked of a list by its name.
    private static let members = [
        "order", "rows", "items", "count", "hasActiveDrag", "hasActiveDrop", "hasUncommittedUpdates", "isEditing",
    ]

    /// What a method answers.
    static let answers = table("yes=true YES=true no=false NO=false")

    /// What follows a number of a time.
    private static let units = table("ms milliseconds=ms s sec=s second=s seconds=s")

    private static let paths = table(
        """
        nil=none coordinator.proposal.operation=proposal coordinator.proposal=proposal dropProposal=proposal \
        dropOperation=proposal proposal.operation=proposal coordinator.intent=intent insertAtDestination=insertAt \
        insertIntoDestination=insertInto intoDestination=insertInto atDestination=insertAt forbid=forbidden \
        destinationIndexPath=destination coordinator.destinationIndexPath=destination \
        source=item.source \
        sourceIndexPath=item.source item.sourceIndexPath=item.source item.dragItem=item UTType.pdf=com.adobe.pdf
        """)

    /// What an app has only one of, so that it names no list.
    private static let single = table(
        """
        self table collection tableView collectionView view dataSource coordinator session item itemProvider \
        reorderingHandlers sectionSnapshotHandlers delegate dragDelegate dropDelegate
        """)

    /// What other tests say before a test that is not to count.
    package static let tags = table("skip ignore=skip pending=skip todo xfail=todo")

    /// The verbs of a scenario.
    package static let scenarios = table("scenario Scenario test it")

    /// What asks for something that the trace shows, or says what goes without saying.
    package static let idleVerbs = table("print log debug show calls trace diff which columns layout flowLayout reset")

    /// The words of a text, each with what follows its `=`, or with itself.
    @inline(never)
    private static func table(_ text: String) -> [String: String] {
        var table: [String: String] = [:]
        for entry in text.split(separator: " ") {
            let parts = entry.split(separator: "=")
            table[String(parts[0])] = String(parts[parts.count - 1])
        }
        return table
    }

    /// The views among them, whose properties are traits of the list.
    private static let views = table("table collection tableView collectionView self.tableView self.collectionView")

    /// A value of UIKit as the language writes it; nil for another call.
    static func value(_ path: String, _ arguments: [String]) -> [String]? {
        if path == "IndexPath", arguments.count == 4 { return ["[" + arguments[3] + ", " + arguments[1] + "]"] }
        if path == "IndexSet", arguments.count == 2 { return [arguments[1]] }
        return path.hasSuffix("DropProposal") ? arguments.filter { $0 != "operation" && $0 != "intent" } : nil
    }

    /// `tableView.reloadData` is `reloadData` of `tableView`.
    package static func member(_ path: String) -> (object: String, name: String)? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), dot != path.startIndex else { return nil }
        return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
    }

    /// The name of a list that an object can be; nil for what an app has only one of.
    static func list(_ object: String) -> String? {
        let name = member(object)?.name ?? object
        return single[name] == nil ? name : nil
    }

    /// `UIDropOperation.move` is `move`, `people.order` is `order in people`.
    static func words(of path: String) -> [String] {
        if let word = paths[path] { return [word] }
        if path.hasSuffix("s"), let time = milliseconds(path) { return ["\(time)ms"] }
        if let path = indexPath(path, separator: UInt8(ascii: ".")) { return [path] }
        guard let (object, name) = member(path) else {
            return [path.utf8.first == UInt8(ascii: ".") ? String(path.dropFirst()) : path]
        }
        if name == "self" { return [object] }
        if object == "UTType" { return [type(name)] }
        if views[object] != nil { return [name] }
        let first = object.utf8.first ?? 0
        let isType = first.isUppercase && !object.utf8.contains(UInt8(ascii: "."))
        if members.contains(name), !object.hasPrefix("session") {
            return [name] + (list(object).map { ["in", $0] } ?? [])
        }
        return [isType ? name : path]
    }

    /// `0.1`, with another separator `0-1` or `0/1`, is `[0, 1]`; nil for other words.
    static func indexPath(_ word: String, separator: UInt8) -> String? {
        guard let path = numbers(word, around: separator), path.signCount == 1 else { return nil }
        return "[\(path.first), \(path.last)]"
    }

    /// Two numbers with a sign between them, or several in a row; nil for other words and large numbers.
    @inline(never)
    static func numbers(_ word: String, around sign: UInt8) -> (first: Int, last: Int, signCount: Int)? {
        var numbers = (first: 0, last: 0, signCount: 0)
        var previous = sign
        for byte in word.utf8 {
            if byte == sign {
                guard (previous == sign) == (numbers.signCount > 0) else { return nil }
                numbers.signCount += 1
            } else if byte.isDigit, numbers.first < 100_000, numbers.last < 100_000 {
                let digit = Int(byte - UInt8(ascii: "0"))
                if numbers.signCount == 0 {
                    numbers.first = numbers.first * 10 + digit
                } else {
                    numbers.last = numbers.last * 10 + digit
                }
            } else {
                return nil
            }
            previous = byte
        }
        return numbers.signCount > 0 && previous != sign ? numbers : nil
    }

    /// `UTType.plainText` is `public.plain-text`.
    private static func type(_ name: String) -> String {
        var words: [UInt8] = []
        var followsCapital = true
        for byte in name.utf8 {
            if byte.isUppercase, !followsCapital { words.append(UInt8(ascii: "-")) }
            followsCapital = byte.isUppercase
            words.append(followsCapital ? byte | 0x20 : byte)
        }
        return "public." + String(decoding: words, as: UTF8.self)
    }

    /// `500 ms` is `500ms`, `1 second` is `1s`; nil for other words.
    static func time(_ number: String, in unit: String) -> String? {
        guard number.utf8.first?.isDigit ?? false, let unit = units[unit] else { return nil }
        return words(of: number + unit)[0]
    }

    /// The milliseconds of `0.5` or `0.5s`; nil for other words.
    @inline(never)
    package static func milliseconds(_ word: String) -> Int? {
        guard word.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let parts = (word.hasSuffix("s") ? word.dropLast() : word[...]).split(separator: ".")
        guard parts.count == 2, let seconds = Int(parts[0]), seconds < 1_000_000, parts[1].utf8.count <= 3,
            let fraction = Int(parts[1])
        else { return nil }
        return seconds * 1000 + fraction * [100, 10, 1][parts[1].utf8.count - 1]
    }
}

extension UInt8 {
    fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
