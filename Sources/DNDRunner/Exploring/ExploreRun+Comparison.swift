internal import DNDExploration
internal import DNDResults

/// `--same-as`: whether two delegates leave the same rows and data, whatever a person does.
extension ExploreRun {
    func compared(
        _ size: ExploredSize, _ other: ExploreTarget, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        let target = size.target
        certificate.comparedWith = request.sameAs
        certificate.assume("compared are the rows shown and the data, whenever everything is at rest")
        if target.isHosted || other.isHosted {
            return try comparedElsewhere(size, other, &certificate)
        }
        guard target.scene.lists == other.scene.lists else {
            throw otherLists("Lists with the same names and rows can be compared.")
        }
        let scenes = zip(target.scenes(request), other.scenes(request))
        let expanders = scenes.map { PairExpander($0, $1, request.gestures) }
        return size.outcome(of: try explore(size, expanders))
    }

    private func otherLists(_ remedy: String) -> ExploreFault {
        ExploreFault(.nothingRan, "\(request.sameAs ?? "") has other lists than \(request.path)", remedy)
    }

    /// Child processes play both scenes, also one of scripts alone. A program registers its lists under different
    /// names, so lists are compared by their order.
    private func comparedElsewhere(
        _ size: ExploredSize, _ other: ExploreTarget, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        guard let program = request.program else { preconditionFailure("ExploreTarget.load checks this.") }
        let remedy = "Lists of the same kinds with the same rows, in the same order, can be compared."
        let (target, scene, otherScene) = (size.target, size.target.scene, other.scene)
        guard scene.listKinds == otherScene.listKinds else { throw otherLists(remedy) }
        var starts = (target.pathStart(request, isCompared: true), other.pathStart(request, isCompared: true))
        // The threads share pairs of states, of which a process knows one half.
        let share = request.jobs == 1 ? share(of: 0) : .none
        (starts.0.share, starts.1.share) = (share, share)
        func open() -> PairedPaths {
            PairedPaths(
                program.openPaths(starts.0), program.openPaths(starts.1), lists: scene.listNames, otherScene.listNames)
        }
        switch open().compared() {
        case (.over, _): throw ExploreFault(.failed, "\(request.path) goes wrong before the first gesture")
        case (_, .over): throw ExploreFault(.failed, "\(request.sameAs ?? "") goes wrong before the first gesture")
        case (let one, let twin): guard one.hasSameRows(as: twin) else { throw otherLists(remedy) }
        }
        return try exploredElsewhere(size, &certificate) { _ in open() }
    }
}
