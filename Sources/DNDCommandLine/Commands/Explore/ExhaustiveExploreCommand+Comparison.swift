internal import DNDExploration
internal import DNDManual
internal import DNDResults
internal import DNDSpecs
internal import System

/// `--same-as`: whether two delegates leave the same rows and data, whatever a person does.
extension ExhaustiveExploreCommand {
    func compared(
        _ size: ExploredSize, _ name: String, _ certificate: inout ExploreCertificate
    ) throws(ExploreTarget.Stop) -> ExploreOutcome {
        let target = size.target
        let search = SpecSearch([name])
        guard let file = search.files.first, search.errors.isEmpty else {
            for error in search.errors { console.complain(error.message) }
            throw ExploreTarget.Stop(exitCode: .noInput)
        }
        let other = try ExploreTarget.load(file, of: search, invocation, console, rows: size.rows).get()
        guard !target.isHosted, !other.isHosted else {
            console.complain("--same-as compares delegates of scripts; a list here is that of a Swift program")
            throw ExploreTarget.Stop(exitCode: .nothingRan)
        }
        guard target.scene.lists == other.scene.lists else {
            console.complain(
                "\(name) has other lists than \(invocation.arguments[0])",
                "Lists with the same names and rows can be compared.")
            throw ExploreTarget.Stop(exitCode: .nothingRan)
        }
        certificate.comparedWith = name
        certificate.assume("compared are the rows shown and the data, whenever everything is at rest")
        let expanders = (0..<jobs).map { _ in
            PairExpander(ExploredScene(copy: target.scene), ExploredScene(copy: other.scene), gestures)
        }
        var size = size
        size.other = other
        return size.outcome(of: try explore(size, expanders))
    }
}
