package import DNDInterpreter
package import DNDLanguage
internal import DNDResults
package import DragDrop
package import Foundation
package import SourceText
package import UIKit

/// A scenario with lists of a Swift program, played on the main actor.
@MainActor package final class HostedScenario {
    private let engine: ScenarioEngine

    package var player: ScenarioPlayer {
        _read { yield engine.player }
        _modify { yield &engine.player }
    }

    /// Called before each question to a delegate of the program.
    private let willCall: (DelegateCall, Engine) -> Void
    private var ownScreen: Screen?

    /// Performs the script's app actions.
    package weak var app: (any HostedApp)?

    /// The controllers of the scenario, with the names of their views.
    private var named: [NamedViews] = []

    var controllers: [UIViewController] { named.map { $0.controller } }

    /// The number of the screen's complaints that are findings already.
    private var complaintCount = 0
    private var hasTakenPlaces = false

    /// Whether the program's data was read and no code of the program has run since.
    private var hasReadData = false

    /// The number of lists that the script has declared.
    private let declaredCount: Int

    package init(_ stage: Stage, willCall: @escaping (DelegateCall, Engine) -> Void = { _, _ in }) {
        engine = ScenarioEngine(ScenarioPlayer(stage))
        declaredCount = stage.engine.lists.count
        self.willCall = willCall
    }

    package var screen: Screen {
        if let ownScreen { return ownScreen }
        let screen = Screen(holding: engine)
        ownScreen = screen
        screen.willCall = willCall
        let others = player.player
        withEngine { $0.delegate = ScreenDelegate(screen, others: others) }
        return screen
    }

    package func withEngine<Result>(_ body: (inout Engine) -> Result) -> Result {
        player.withEngine(body)
    }

    /// Removes views that were registered automatically, before they are attached by name.
    package func forgetUnnamedViews() { screen.forgetViews(from: declaredCount) }

    /// Attaches a view as the list with a scene's name.
    package func attach(_ view: UIView, as name: String, label: ((IndexPath) -> String)? = nil) {
        guard let list = withEngine({ $0.list(named: name) }) else { return }
        player.player.hostedLists.insert(list)
        screen.attach(view, as: list, label: label)
    }

    /// Called once the controllers are shown. Returns false if UIKit has raised an exception by then and the statements
    /// expect none: the scenario then fails at the scene of the list.
    package func begins(
        with statements: [Statement], at scenario: SourceRange, _ scenes: [SceneDeclaration]
    ) -> Bool {
        guard player.engine.hasException else { return true }
        takePlacesOfException()
        return player.begins(with: statements, at: sceneThatRaised(of: scenes)?.name.range ?? scenario)
    }

    /// Records such an exception at the beginning of a session, which continues.
    func noteException(in scenes: [SceneDeclaration]) {
        guard player.engine.hasException, let scene = sceneThatRaised(of: scenes) else { return }
        takePlacesOfException()
        player.noteException(at: scene.name.range)
    }

    private func sceneThatRaised(of scenes: [SceneDeclaration]) -> SceneDeclaration? {
        let name = player.engine.lists.first { $0.exception != nil }?.name
        return scenes.first { $0.name.text == name }
    }

    /// Retains a controller, and attaches its existing views.
    func keep(_ named: NamedViews, now views: [String: UIView]) {
        self.named.append(named)
        named.attach(to: self, now: views)
    }

    /// Whether a view with this name exists and is still shown.
    func isShown(_ name: String) -> Bool {
        guard let list = withEngine({ $0.list(named: name) }) else { return true }
        return screen.isShown(list)
    }

    func view(named name: String) -> UIView? {
        withEngine({ $0.list(named: name) }).flatMap { screen.view(of: $0) }
    }

    /// Marks the scene's list as missing: the program has not created its view yet, or has released it.
    func noteMissing(_ name: String) {
        guard let list = withEngine({ $0.list(named: name) }), !screen.hasHost(list) else { return }
        player.player.hostedLists.insert(list)
        withEngine { $0[list].presence = .notYet }
    }

    /// Attaches views that were created or replaced during a drag.
    private func nameViews() {
        for views in named { views.attach(to: self) }
    }

    /// Plays all statements, and checks what is left unfinished.
    package func play(_ statements: [Statement]) async {
        player.noteData()
        for (index, statement) in statements.enumerated() {
            guard player.staysWithinLimits() else { return }
            await play(statement)
            guard player.goesOn(to: statements[(index + 1)...]) else { return }
        }
        readData()
        player.end()
    }

    /// Looks up the program's lines for failures.
    func namePlaces() { player.namePlaces { screen.placeOfUpdate($0) } }

    /// Reads the data once for consecutive expectations, since it cannot change between them.
    func readData() {
        guard !hasReadData else { return }
        screen.readData()
        player.noteData()
        hasReadData = true
    }

    /// Plays one statement and serves the main queue until it is empty. Do not call it from that queue.
    ///
    /// If it does not read the data, that is left to `readData()` and to expectations.
    package func playAtOnce(_ statement: Statement, readsData: Bool = true) {
        defer { takeComplaints(during: statement) }
        nameViews()
        if case .expect = statement.kind {
            hasReadData = false
            readData()
            player.play(statement)
            return
        }
        hasReadData = false
        screen.prepareForGesture()
        if let limit = player.beginTime(statement) {
            screen.passEventsAtOnce(until: limit)
            player.endTime(statement, at: limit)
        } else if !statement.passesTime {
            act(statement)
        }
        screen.finishGesture()
        screen.finishRealWorkAtOnce()
        screen.takeAnswers()
        if readsData { readData() }
    }

    func play(_ statement: Statement) async {
        defer { takeComplaints(during: statement) }
        nameViews()
        if case .expect = statement.kind {
            readData()
            player.play(statement)
            return
        }
        hasReadData = false
        screen.prepareForGesture()
        if let limit = player.beginTime(statement) {
            await screen.passEvents(until: limit)
            player.endTime(statement, at: limit)
        } else if !statement.passesTime {
            act(statement)
        }
        screen.finishGesture()
        await screen.finishRealWork()
        screen.takeAnswers()
    }

    private func act(_ statement: Statement) {
        guard let appAction = app?.appAction(for: statement), player.beginAppAction(statement) else {
            return player.play(statement)
        }
        screen.calling(appAction)
        player.endAppAction(statement)
    }

    /// Reports the screen's complaints as findings of the current step, and records the place of an exception.
    private func takeComplaints(during statement: Statement) {
        for complaint in screen.complaints[complaintCount...] {
            let kind = complaint.finding(engine: player.engine)
            player.note(kind, in: complaint.list, by: complaint.place, during: statement)
        }
        complaintCount = screen.complaints.count
        takePlacesOfException()
    }

    /// Only once, because the lookup of symbols is slow.
    private func takePlacesOfException() {
        guard !hasTakenPlaces, player.engine.exception != nil else { return }
        hasTakenPlaces = true
        player.programPlaces = ProgramPlaces(
            raising: screen.placeOfException, updates: screen.placesOfRefusedUpdates,
            hint: screen.missingRegistration)
    }
}

extension Complaint {
    fileprivate func finding(engine: Engine) -> Finding.Kind {
        switch self {
        case .loadOutsideDrop(let item, let place):
            .loadOutsideDrop(
                item: item, isLate: engine.drag == nil && engine.lastOperation != nil, place: place)
        case .notLoaded(let items, _, let reason): .notLoaded(items, reason: reason)
        case .updatesNeverBegun: .updatesNeverBegun
        case .reloadedInBatch: .withoutEffect("reloadData()", .b12)
        case .reloadedInCommit: .withoutEffect("reloadData()", .r185)
        case .droppedWithoutEffect(let name, let rule, _, _): .withoutEffect(name, rule)
        default: .forbidden(sentence)
        }
    }
}

extension Statement {
    var passesTime: Bool {
        switch kind {
        case .gesture(.wait), .gesture(.settle): true
        default: false
        }
    }
}
