package import DNDInterpreter
package import DNDLanguage
internal import DNDResults
package import DragDrop
package import Foundation
package import SourceText
package import UIKit

/// One scenario with lists of a Swift program, played on the main actor.
@MainActor package final class HostedScenario {
    private let engine: ScenarioEngine

    package var player: ScenarioPlayer {
        _read { yield engine.player }
        _modify { yield &engine.player }
    }

    /// Called before each question that goes to a delegate of the program.
    private let willCall: (DelegateCall, Engine) -> Void
    private var ownScreen: Screen?

    /// Does what the script says of the app.
    package weak var app: (any HostedApp)?

    /// The controllers of the scenario, with the names of their views.
    private var named: [NamedViews] = []

    /// How many of the screen's complaints are findings already.
    private var complaintCount = 0
    private var hasTakenPlaces = false

    /// True while nothing of the program has run since its data was read.
    private var hasReadData = false

    /// How many lists the script has declared.
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

    /// Views that have made themselves known are to be attached.
    package func forgetUnnamedViews() { screen.forgetViews(from: declaredCount) }

    /// Hands over a view under the name of a scene.
    package func attach(_ view: UIView, as name: String, label: ((IndexPath) -> String)? = nil) {
        guard let list = withEngine({ $0.list(named: name) }) else { return }
        player.player.hostedLists.insert(list)
        screen.attach(view, as: list, label: label)
    }

    /// The controllers are shown and at rest. False when UIKit has raised by then, and the statements expect no
    /// exception: that fails the scenario at the scene of the list.
    package func begins(
        with statements: [Statement], at scenario: SourceRange, _ scenes: [SceneDeclaration]
    ) -> Bool {
        guard player.engine.hasException else { return true }
        takePlacesOfException()
        return player.begins(with: statements, at: sceneThatRaised(of: scenes)?.name.range ?? scenario)
    }

    /// The same at the beginning of a session, which goes on.
    func noteException(in scenes: [SceneDeclaration]) {
        guard player.engine.hasException, let scene = sceneThatRaised(of: scenes) else { return }
        takePlacesOfException()
        player.noteException(at: scene.name.range)
    }

    private func sceneThatRaised(of scenes: [SceneDeclaration]) -> SceneDeclaration? {
        let name = player.engine.lists.first { $0.exception != nil }?.name
        return scenes.first { $0.name.text == name }
    }

    /// Keeps a controller, and hands over the views that it has already.
    func keep(_ named: NamedViews, now views: [String: UIView]) {
        self.named.append(named)
        named.attach(to: self, now: views)
    }

    /// Whether a view that is still there bears the name.
    func isShown(_ name: String) -> Bool {
        guard let list = withEngine({ $0.list(named: name) }) else { return true }
        return screen.isShown(list)
    }

    func view(named name: String) -> UIView? {
        withEngine({ $0.list(named: name) }).flatMap { screen.view(of: $0) }
    }

    /// Nobody bears the name now: the program has not made the view yet, or has let go of it.
    func noteMissing(_ name: String) {
        guard let list = withEngine({ $0.list(named: name) }), !screen.hasHost(list) else { return }
        player.player.hostedLists.insert(list)
        withEngine { $0[list].presence = .notYet }
    }

    /// Views come and go during a drag.
    private func nameViews() {
        for views in named { views.attach(to: self) }
    }

    /// Plays everything, and looks at what is left over.
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

    /// Looks up the lines of the program that failures speak of.
    func namePlaces() { player.namePlaces { screen.placeOfUpdate($0) } }

    /// Expectations that follow one another judge the same data: nobody can have changed it in between.
    private func readData() {
        guard !hasReadData else { return }
        screen.readData()
        player.noteData()
        hasReadData = true
    }

    /// Plays one statement and serves the main queue until nothing is left to do. Not to be called from that queue.
    package func playAtOnce(_ statement: Statement) {
        defer { takeComplaints(during: statement) }
        nameViews()
        if case .expect = statement.kind {
            screen.readData()
            player.noteData()
            player.play(statement)
            return
        }
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
        screen.readData()
        player.noteData()
    }

    private func play(_ statement: Statement) async {
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

    /// What the program must not do is found at the step in which it did it, and so is the place of an exception.
    private func takeComplaints(during statement: Statement) {
        for complaint in screen.complaints[complaintCount...] {
            let kind = complaint.finding(engine: player.engine)
            player.note(kind, in: complaint.list, by: complaint.place, during: statement)
        }
        complaintCount = screen.complaints.count
        takePlacesOfException()
    }

    /// Once: symbols take time to look up.
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
    fileprivate var passesTime: Bool {
        switch kind {
        case .wait, .settle: true
        default: false
        }
    }
}
