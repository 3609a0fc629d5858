/// What people write first who know UIKit, XCTest, Jest or RSpec, each with the phrases that it is read as.
///
/// A text, since an array of aliases would compile to code several times its size. The lines are found at the first
/// use; a run makes the few aliases that it compares with a phrase.
struct AliasTable: Sendable {
    /// A line `notation = form`.
    struct Line: Sendable {
        /// Nil only until a new word has a number (`make generated`).
        let verb: Keyword?

        /// The number of tokens outside of the optional parts.
        let fewestTokens: Int
        fileprivate let bytes: Range<Int>
    }

    static let shared = AliasTable(text)

    private let bytes: [UInt8]
    let lines: [Line]

    private init(_ text: String) {
        let bytes = Array(text.utf8)
        lines = bytes.withUnsafeBufferPointer { bytes in
            var lines: [Line] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let verb = bytes[start..<end].prefix { $0 != UInt8(ascii: " ") }
                lines.append(
                    Line(
                        verb: Keyword(UnsafeBufferPointer(rebasing: verb)),
                        fewestTokens: Self.fewestTokens(in: bytes[start..<end]), bytes: start..<end))
                start = end + 1
            }
            return lines
        }
        self.bytes = bytes
    }

    private static func fewestTokens(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var depth = 0
        var count = 0
        var isAfterBlank = true
        for byte in line {
            if byte == UInt8(ascii: "=") { break }
            if isAfterBlank, depth == 0, byte != UInt8(ascii: "["), byte != UInt8(ascii: "*") { count += 1 }
            isAfterBlank = byte == UInt8(ascii: " ")
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
            default: break
            }
        }
        return count
    }

    func alias(_ line: Line) -> PhraseAlias {
        let sides = bytes[line.bytes].split(separator: UInt8(ascii: "="), maxSplits: 1)
        return PhraseAlias(
            String(decoding: sides[0].dropLast(), as: UTF8.self), String(decoding: sides[1].dropFirst(), as: UTF8.self))
    }

    private static let text =
        """
        test TITLE {scenario} = scenario TITLE {scenario}
        it TITLE {scenario} = scenario TITLE {scenario}
        setUp {before} = before {before}
        beforeEach {before} = before {before}
        before each {before} = before {before}
        delegate LIST {delegate} = delegate in LIST {delegate}
        tableView * = table *
        collectionView * = collection *
        diffable = data diffable
        springLoaded = spring-loaded
        spring loaded = spring-loaded
        isSpringLoaded = spring-loaded
        isEditing = editing
        fails = fails "failed"
        device iPhone = device phone
        device iPad = device pad
        device iphone = device phone
        device ipad = device pad
        iOS VERSION = ios VERSION
        long-press ROW for DURATION = lift ROW; wait DURATION
        long-press ROW * = lift ROW *
        longPress ROW for DURATION = lift ROW; wait DURATION
        longPress ROW * = lift ROW *
        longpress ROW for DURATION = lift ROW; wait DURATION
        longpress ROW * = lift ROW *
        long press ROW for DURATION = lift ROW; wait DURATION
        long press ROW * = lift ROW *
        drag ROW [from LIST] to TARGET [in LIST] = drag ROW [from LIST]; hover TARGET [in LIST]; drop
        drag ROW, ROW... to TARGET = select ROW...; drag ROW; hover TARGET; drop
        drag ROW, ROW... = select ROW...; drag ROW
        reorder ROW to TARGET [in LIST] = reorder ROW [in LIST]; hover TARGET [in LIST]; drop
        exit = leave
        hover TARGET [in LIST] for DURATION = hover TARGET [in LIST]; wait DURATION
        drop on TARGET [in LIST] = hover TARGET [in LIST]; drop
        drag ROW with finger NUMBER = finger NUMBER; drag ROW
        drop finger NUMBER = finger NUMBER; drop
        insertRows [at] PLACE... [in LIST] = list insert PLACE... [in LIST]
        deleteRows [at] PLACE... [in LIST] = list delete PLACE... [in LIST]
        reloadRows [at] PLACE... [in LIST] = list reload PLACE... [in LIST]
        reconfigureRows [at] PLACE... [in LIST] = list reconfigure PLACE... [in LIST]
        insertItems [at] PLACE... [in LIST] = list insert PLACE... [in LIST]
        deleteItems [at] PLACE... [in LIST] = list delete PLACE... [in LIST]
        reloadItems [at] PLACE... [in LIST] = list reload PLACE... [in LIST]
        reconfigureItems [at] PLACE... [in LIST] = list reconfigure PLACE... [in LIST]
        moveRow [at] PLACE to PLACE [in LIST] = list move PLACE to PLACE [in LIST]
        moveItem [at] PLACE to PLACE [in LIST] = list move PLACE to PLACE [in LIST]
        insertSections NAME at NUMBER [in LIST] = list insert section NAME at NUMBER [in LIST]
        deleteSections SECTION [in LIST] = list delete section SECTION [in LIST]
        reloadSections SECTION [in LIST] = list reload section SECTION [in LIST]
        moveSection SECTION to NUMBER [in LIST] = list move section SECTION to NUMBER [in LIST]
        reloadData [in LIST] = list reload [in LIST]
        list reloadData [in LIST] = list reload [in LIST]
        list remove section SECTION [in LIST] = list delete section SECTION [in LIST]
        list remove PLACE... [in LIST] = list delete PLACE... [in LIST]
        model delete THING... [in LIST] = model remove THING... [in LIST]
        model.insert * = model insert *
        model.remove * = model remove *
        model.move * = model move *
        beginUpdates [in LIST] = list beginUpdates [in LIST]
        endUpdates [in LIST] = list endUpdates [in LIST]
        performBatchUpdates [in LIST] {script} = batch [in LIST] {script}
        for item in items {script} = each item {script}
        coordinator.drop * = coordinator drop *
        placeholder insert at PLACE [cell NAME] = placeholder insert at PLACE for item [cell NAME]
        insertPlaceholder at PLACE [for item] [cell NAME] = placeholder insert at PLACE for item [cell NAME]
        commitInsertion [for ITEM] {script} = placeholder commit [for ITEM] {script}
        deletePlaceholder [for ITEM] = placeholder delete [for ITEM]
        apply [in LIST] = snapshot apply [in LIST]
        apply snapshot [in LIST] = snapshot apply [in LIST]
        assert * = expect *
        expect rows * = expect order *
        expect items * = expect order *
        expect call CALL never = expect call CALL : never
        expect no call CALL = expect call CALL : never
        expect never CALL = expect call CALL : never
        expect not called CALL = expect call CALL : never
        expect METHOD never called = expect call METHOD : never
        expect METHOD called (once | twice | never) = expect call METHOD : (once | twice | never)
        expect METHOD called NUMBER times = expect call METHOD : NUMBER
        expect CALL : (never | once | twice | NUMBER) = expect call CALL : (never | once | twice | NUMBER)
        expect LIST order * = expect order in LIST *
        expect hasActiveDrag [in LIST] : (yes | no) = expect active drag [in LIST] : (yes | no)
        expect hasActiveDrop [in LIST] : (yes | no) = expect active drop [in LIST] : (yes | no)
        expect hasUncommittedUpdates [in LIST] : (yes | no) = expect uncommitted [in LIST] : (yes | no)
        expect isEditing [in LIST] : (yes | no) = expect editing [in LIST] : (yes | no)
        expect no calls [in LIST] = expect calls [in LIST] : none
        expect crash = expect exception "..."
        expect crash TEXT = expect exception TEXT
        """
}
