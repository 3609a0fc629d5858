/// The meaning of a phrase's argument. Patterns name it in capitals.
package enum Slot: String, Hashable, Sendable, CaseIterable {
    // One argument.

    /// A name in its declaration.
    case name = "NAME"

    /// The label of a row or item.
    case label = "LABEL"

    /// A label, a position (`4`) or a path (`[0, 4]`).
    case point = "POINT"
    case list = "LIST"

    /// The title of a section, or its number.
    case section = "SECTION"
    case title = "TITLE"
    case text = "TEXT"
    case number = "NUMBER"
    case duration = "DURATION"

    /// A fraction of a view's width or height.
    case fraction = "FRACTION"

    /// A version of iOS: `14`, `16.4`.
    case version = "VERSION"
    case method = "METHOD"
    case rule = "RULE"
    case finding = "FINDING"

    /// The name of an answer to an open question.
    case choice = "CHOICE"
    case file = "FILE"
    case type = "TYPE"
    case providerClass = "CLASS"

    /// The name of a parameter of a file.
    case parameter = "PARAMETER"

    /// `(a b)`: names of parameters or columns.
    case parameters = "PARAMETERS"
    case cell = "CELL"

    // Several arguments: each slot has a pattern of its own.

    case row = "ROW"
    case place = "PLACE"
    case target = "TARGET"
    case item = "ITEM"
    case thing = "THING"
    case path = "PATH"
    case condition = "CONDITION"
    case operation = "OPERATION"
    case proposal = "PROPOSAL"
    case answer = "ANSWER"
    case representation = "REPRESENTATION"

    /// One update of a batch.
    case update = "UPDATE"

    /// One change of a difference.
    case change = "CHANGE"

    /// The slot as one bit of a set: by its number, which is all that a case without values is in memory.
    var bit: UInt64 { 1 << UInt64(unsafeBitCast(self, to: UInt8.self)) }

    /// The content of the slot, as a noun phrase: "the name of a list".
    package var meaning: String {
        switch self {
        case .name: "a name"
        case .label: "a label"
        case .point: "a label, a position or a path"
        case .list: "the name of a list"
        case .section: "a section"
        case .title: "a title"
        case .text: "a text in quotation marks"
        case .number: "a number"
        case .duration: "a time such as 200ms"
        case .fraction: "a part from 0 to 1, such as 0.25"
        case .method: "a delegate method"
        case .rule: "a rule such as R131"
        case .finding: "a finding such as DND1004"
        case .version: "a version such as 14 or 16.4"
        case .choice: "the name of an answer such as nothing-called"
        case .file: "a file name in quotation marks"
        case .type: "a type such as public.png"
        case .providerClass: "a class such as UIImage"
        case .representation: "a type such as public.png, or a class such as UIImage"
        case .parameter: "the name of a parameter"
        case .parameters: "names in brackets"
        case .cell: "a value"
        case .row: "a row"
        case .place: "a place"
        case .target: "a place for the finger"
        case .item: "an item"
        case .thing: "an item or a place"
        case .path: "a path"
        case .condition: "a condition"
        case .operation: "an operation"
        case .proposal: "a proposal"
        case .answer: "an answer"
        case .update: "an update"
        case .change: "a change"
        }
    }
}
