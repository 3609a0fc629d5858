internal import DragDrop

/// Writing down what was reached, and going on from there.
extension ExhaustiveExploration {
    /// What was reached so far. O(states).
    package func record(rows: Int?) -> ExploreRecord {
        let failures = zip(found, placesOfFailures).map { failure, place in
            let path = visited.path(to: place.state, settling: nil) + [place.step].compactMap { $0 }
            return ExploreRecord.Failure(
                finding: failure.finding(rows: rows), identity: failure.failure.identity, state: place.state,
                step: place.step?.text, firstStep: path.first.flatMap { firstSteps[$0.text] } ?? 0)
        }
        var record = visited.record(failures: failures)
        record.rows = rows
        return record
    }

    /// Goes to where a record ends. The failures are found again, so that each is known as a whole.
    package mutating func goOn(
        from record: ExploreRecord, step: (String) -> ExploreStep?
    ) throws(ExploreRecord.Fault) {
        let first = expanders[0].begin()
        guard !record.states.isEmpty else { return }
        guard record.states[0].key == first.key, let visited = VisitedStates(record, step: step) else {
            throw .otherScene
        }
        self.visited = visited
        let start = Reached(number: 0, parent: first.moment, step: nil, owner: 0)
        var alone = VisitedStates()
        _ = alone.add(first.key, after: -1, nil)
        number(expanders[0].expansion(of: start, knowing: alone).successors)
        for failure in record.failures { try findAgain(failure, from: start) }
        transitionCount = record.transitionCounts.reduce(0) { $0 + Int($1) }
        takeUp(record.depths, from: start)
    }

    private mutating func findAgain(
        _ failure: ExploreRecord.Failure, from start: Reached
    ) throws(ExploreRecord.Fault) {
        let state = failure.state == 0 ? start : reached(failure.state)
        let successors = expanders[0].expansion(of: state, knowing: visited).successors
        guard let successor = successors.first(where: { $0.step.text == failure.step }),
            fails(successor.suspicions, after: failure.state, successor.step, settled: successor.isSettled)
        else { throw .otherScene }
    }

    /// Sets layers and sizes: the states whose steps were not played are the last ones, of at most two depths.
    private mutating func takeUp(_ depths: [Int32], from start: Reached) {
        let open = Int32(visited.expandedCount)..<Int32(visited.count)
        depth = Int(depths[Int(open.isEmpty ? open.upperBound - 1 : open.lowerBound)])
        sizes = (0..<depth).map { below in depths.count { $0 == below + 1 } }
        var moments: [Int32: Expander.Moment] = [:]
        for number in open {
            let state = number == 0 ? start : reached(number, &moments)
            if depths[Int(number)] == depth { layer.append(state) } else { next.append(state) }
        }
    }

    private func reached(_ number: Int32) -> Reached {
        var moments: [Int32: Expander.Moment] = [:]
        return reached(number, &moments)
    }

    /// A state, with the moment before it. States with one parent share it.
    private func reached(_ number: Int32, _ moments: inout [Int32: Expander.Moment]) -> Reached {
        let parent = visited.parent(of: number) ?? 0
        let moment = moments[parent] ?? expanders[0].moment(after: visited.path(to: parent, settling: nil))
        moments[parent] = moment
        return Reached(number: number, parent: moment, step: visited.step(to: number), owner: 0)
    }
}

extension FoundFailure {
    package func finding(rows: Int?) -> ExploreCertificate.Finding {
        ExploreCertificate.Finding(failure: failure.title, rows: rows, steps: steps.map { $0.text })
    }
}
