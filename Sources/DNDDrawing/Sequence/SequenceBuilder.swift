internal import DNDResults
internal import DragDrop
internal import SourceText

/// Determines the sender and receiver of each trace entry.
struct SequenceBuilder {
    private let record: TraceRecord
    private let sources: SourceSet

    /// The file of the scenario.
    private let name: String

    private(set) var messages: [CallSequence.Message] = []
    private var present: [Party] = []

    /// The owner of the running code, by depth: a method, or a completion block of a load.
    private var running: [Party] = []

    /// The participant that began the load of an item and waits for it.
    private var loaders: [ItemID: Party] = [:]
    private var objectsLoader: Party?

    /// The remaining steps.
    private var steps: ArraySlice<TraceRecord.Step>
    private var step: TraceRecord.Step?
    private var milliseconds = 0

    init(_ record: TraceRecord, sources: SourceSet, name: String) {
        self.record = record
        self.sources = sources
        self.name = name
        steps = record.steps[...]
    }

    /// A participant, and its list.
    private struct Party: Hashable {
        let role: CallSequence.Participant.Role
        var list: ListID?

        static let person = Party(role: .person)
        static let uikit = Party(role: .uikit)
        static let app = Party(role: .app)
        static let provider = Party(role: .provider)

        /// Person and UIKit first, providers last, participants of one list together.
        var rank: (Int, Int, Int) {
            let roles = CallSequence.Participant.Role.allCases
            let order = roles.firstIndex(of: role) ?? roles.count
            let group = role == .person || role == .uikit ? 0 : role == .app || role == .provider ? 2 : 1
            return (group, list.map { Int($0.rawValue) } ?? 0, order)
        }
    }

    /// The participants with messages, from left to right. Person and UIKit are always included.
    var participants: [CallSequence.Participant] {
        Array(Set(present + [.person, .uikit])).inOrder { $0.rank < $1.rank }.map { party in
            let list = party.list.map { record.list($0).name }
            let isAlone = record.lists.count < 2 || list == nil
            return CallSequence.Participant(
                id: id(of: party), role: party.role, list: list,
                title: DisplayText.visible(isAlone ? party.role.rawValue : id(of: party)))
        }
    }

    private func id(of party: Party) -> String {
        party.role.rawValue + (party.list.map { " of \(record.list($0).name)" } ?? "")
    }

    // MARK: - Lines

    mutating func addAll() {
        for (index, row) in TraceText(record).lines(inOrderFrom: 0) {
            guard let index else {
                add(row, from: .uikit, to: .uikit)
                continue
            }
            let entry = record.entries[index]
            while let next = steps.first, next.entry <= index {
                step = next
                steps.removeFirst()
            }
            milliseconds = entry.milliseconds
            let (from, to) = course(of: entry)
            let isAboutList = row.hasColumns && record.lists.count > 1
            add(row, from: from, to: to, list: isAboutList ? entry.list.map { record.list($0).name } : nil)
        }
    }

    private mutating func add(_ row: TraceRow, from: Party, to: Party, list: String? = nil) {
        present += [from, to]
        let position = step.map { sources[$0.range.file].position(at: $0.range.lowerBound) }
        let file = step.map { sources[$0.range.file].name }
        let arguments = list == nil ? row.arguments : row.told
        messages.append(
            CallSequence.Message(
                kind: row.messageKind, number: row.number, from: id(of: from), to: id(of: to), text: row.name,
                arguments: arguments.isEmpty ? nil : arguments, list: list, answer: row.answer, rule: row.rule,
                questions: row.questions, depth: row.depth, milliseconds: milliseconds, file: file == name ? nil : file,
                line: position?.line))
    }

    // MARK: - Who speaks to whom

    private mutating func course(of entry: TraceEntry) -> (Party, Party) {
        switch entry.kind {
        case .gesture:
            running = []
            return (.person, .uikit)
        case .call(let call, _, let isImplemented):
            let party = owner(of: call.question, in: call.list)
            if isImplemented { run(party, at: entry.depth) }
            return (.uikit, party)
        case .action(let action, _): return course(of: action, at: entry.depth)
        case .note(let note): return course(of: note, at: entry.depth)
        case .silence, .exception: return (.uikit, .uikit)
        }
    }

    private mutating func run(_ party: Party, at depth: Int) {
        running.removeLast(max(0, running.count - depth))
        while running.count < depth { running.append(.app) }
        running.append(party)
    }

    private func owner(of question: Question, in list: ListID) -> Party {
        let role: CallSequence.Participant.Role =
            switch question {
            case .dragStateDidChange: .cell
            case .invalidationContext: .layout
            case .canPaste, .paste: .view
            case .springLoadingShouldAllow, .springLoadingDidFinish, .springLoadingDidChange,
                .springLoadingActivation:
                .springLoading
            default: question.belongsToDataSource ? .dataSource : .delegate
            }
        return Party(role: role, list: list)
    }

    private mutating func course(of action: ListAction, at depth: Int) -> (Party, Party) {
        let sender = depth > 0 && running.count >= depth ? running[depth - 1] : .app
        switch action {
        case .load(let item, _, _):
            loaders[item] = sender
            return (sender, .provider)
        case .loadObjects:
            objectsLoader = sender
            return (sender, .uikit)
        case .cancelProgress(.some): return (sender, .provider)
        default: return (sender, .uikit)
        }
    }

    private mutating func course(of note: TraceNote, at depth: Int) -> (Party, Party) {
        switch note {
        case .loadFinished(let item, _, _):
            run(loaders[item] ?? .app, at: depth)
            return (.provider, loaders[item] ?? .app)
        case .objectsLoaded:
            run(objectsLoader ?? .app, at: depth)
            return (.uikit, objectsLoader ?? .app)
        case .providerCancelled, .dataArrivedTooLate: return (.provider, .provider)
        default: return (.uikit, .uikit)
        }
    }
}

extension TraceRow {
    fileprivate var messageKind: CallSequence.Message.Kind {
        switch kind {
        case .gesture: .gesture
        case .call: .call
        case .absentMethod: .absent
        case .action: .action
        case .note: .note
        case .silence: .silence
        case .exception: .exception
        case .supposed: .supposed
        }
    }
}
