internal import DNDExploration
internal import DragDrop

/// Plays all steps of states in few plays: one that has come to a known state goes on from there, with a step that none
/// has taken, and comes back if it can.
///
/// What is taken for the same state has no room for what a delegate remembers elsewhere, in a global or a captured
/// variable. So a step that is played again on the way back must do the same as before, and a failure is taken from a
/// play that has followed the path alone.
@MainActor final class ExploredWalk {
    private let paths: ExploredPaths
    private let states: WalkedStates
    private var samples = WalkedSamples()
    private var place: Place?

    /// The first step that has not always done the same.
    private(set) var parting: StepParting?

    /// The steps that are being played. Another thread reads it when this one has stopped.
    nonisolated(unsafe) private(set) var playing: StepParting?

    /// The last step that has failed after a longer way than the path of its state.
    private var failing: StepParting?

    /// Where a play stands.
    private struct Place {
        let play: ExploredPlay
        var state: Int

        /// The path of the state before, and the last step.
        var arrival: [String]

        /// Whether the play has followed the path of the state alone.
        var isDirect = true
        var stepCount = 0
    }

    /// A play that goes on for longer would be another kind of play: with a long trace, and much to remember.
    private static let stepsAtMost = 500

    init(_ paths: ExploredPaths) {
        self.paths = paths
        states = WalkedStates(paths.share)
    }

    /// The types of objects whose memory is not part of a state's key.
    var unseenTypes: Set<String> { paths.unseenTypes }

    // MARK: - From the start

    func begin() async -> PathMessage {
        end()
        return await paths.begin()
    }

    func play(after path: [String], from first: Int, _ send: (PathMessage) -> Void) async {
        end()
        await paths.play(after: path, from: first, send)
    }

    /// Ends the play, so that another one can begin.
    func end() {
        place?.play.end()
        place = nil
    }

    // MARK: - From known states

    /// Plays every step from the state to which a path leads. `goesOn` is called between any two.
    func steps(after path: [String], at key: StateKey, goesOn: () -> Void) async -> [PlayedStep] {
        let target = states.add(key, after: path)
        states.setPath(to: target, path)
        if states.isTaken(target), let choices = states.choices(at: target) { states.setChoices(at: target, choices) }
        while states.choices(at: target) == nil || states.unplayed(at: target) != nil {
            await stand(at: target, goesOn)
            if let choice = states.unplayed(at: target) { await take(choice) }
            goesOn()
        }
        return states.takePlayed(from: target).map { paths.news(in: $0) }
    }

    // MARK: - Places

    /// Comes to a state: by steps from where the play stands, or else with a new one.
    private func stand(at target: Int, _ goesOn: () -> Void) async {
        while let place, place.state != target, place.stepCount < Self.stepsAtMost {
            if let choice = states.untaken(at: place.state, towards: target) {
                await take(choice)
            } else if let route = states.route(from: place.state, near: target) {
                await follow(route)
            } else {
                break
            }
            goesOn()
        }
        if place?.state != target { await begin(at: target) }
    }

    /// Takes steps that are known to lead to a state.
    private func follow(_ route: WalkedStates.Route) async {
        guard let place else { return }
        let steps = StepParting(route.steps, after: states.path(to: place.state), or: place.arrival)
        playing = steps
        await paths.follow(route.steps, in: place.play)
        guard states.number(of: paths.key(of: place.play)) == route.state else {
            note(steps)
            return end()
        }
        move(to: route.state, route.arrival, steps: route.steps.count)
    }

    /// Plays the path to a state from the start.
    private func begin(at target: Int) async {
        end()
        playing = nil
        let path = states.path(to: target)
        let play = await paths.play(after: path)
        check(play, hasCome: path, to: target)
        place = Place(play: play, state: target, arrival: path)
        lookAround()
    }

    /// Whether a play that has followed a path is in the state to which a longer play has come.
    @discardableResult private func check(_ play: ExploredPlay, hasCome path: [String], to state: Int) -> Bool {
        guard let last = path.last, states.number(of: paths.key(of: play)) != state else { return true }
        note(StepParting([last], after: path.dropLast(), or: path.dropLast()))
        return false
    }

    /// Lists the steps from where the play stands, once.
    private func lookAround() {
        guard let place, states.choices(at: place.state) == nil else { return }
        states.setChoices(
            at: place.state, paths.choices(of: place.play, after: states.path(to: place.state)))
    }

    // MARK: - Steps

    /// Plays a step from where the play stands. One that fails after a longer way than the path of the state is left,
    /// and played again from the start when the steps of the state are asked for.
    private func take(_ choice: Int) async {
        guard let place, let text = states.choices(at: place.state)?[choice] else { return }
        let path = states.path(to: place.state)
        let taken = StepParting([text], after: path, or: place.arrival)
        playing = taken
        let step = await paths.step(text, of: place.play)
        let fails = step.map { !$0.failures.isEmpty } ?? false
        if fails, !place.isDirect {
            failing = taken
            return end()
        }
        if let failing, !fails, failing.path == path, failing.steps == [text] { note(failing) }
        let known = states.known(after: step)
        states.note(step, of: choice, at: place.state)
        let next = known ?? (states.areMostlyKnown ? states.state(after: choice, at: place.state) : nil)
        if !place.isDirect { samples.take(text, of: choice, after: path, to: place.state) }
        if let known, states.path(to: known) != path + [text] { samples.take(path + [text], to: known) }
        move(to: next, path + [text])
    }

    /// Goes on from the state after a step. Without one nothing follows, or nobody may ask for what follows.
    private func move(to state: Int?, _ arrival: [String], steps count: Int = 1) {
        guard let state else { return end() }
        place?.state = state
        place?.arrival = arrival
        place?.isDirect = false
        place?.stepCount += count
        lookAround()
    }

    private func note(_ found: StepParting) { parting = parting ?? found }

    // MARK: - Comparing

    /// The number of steps by which a sample is continued.
    private static let comparedStepsAtMost = 6

    /// Comes to states by other ways, and goes on along the steps that were played. Returns the first one that has not
    /// always done the same.
    func comparison(goesOn: () -> Void) async -> StepParting? {
        end()
        for sample in samples.all where parting == nil {
            playing = nil
            let play = await paths.play(after: sample.way)
            await compare(play, sample)
            play.end()
            goesOn()
        }
        return parting
    }

    private func compare(_ play: ExploredPlay, _ sample: WalkedSamples.Sample) async {
        guard check(play, hasCome: sample.way, to: sample.state) else { return }
        var (state, choice, way): (Int?, Int?, [String]) = (sample.state, sample.choice, sample.way)
        while let place = state, way.count < sample.way.count + Self.comparedStepsAtMost,
            let next = choice ?? states.anyPlayed(at: place, &samples.random),
            let text = states.choices(at: place)?[next]
        {
            let found = StepParting([text], after: states.path(to: place), or: way)
            playing = found
            let step = await paths.step(text, of: play)
            guard states.agrees(step, of: next, at: place) else { return note(found) }
            way.append(text)
            // What follows the end of an only drag is compared by the samples that lead to the start.
            (state, choice) = (step?.isOver == true ? nil : states.state(after: next, at: place), nil)
        }
    }
}
