internal import DNDExploration
internal import DNDResults

/// `--same-as`: whether two delegates leave the same rows and data, whatever a person does.
extension ExploreRun {
    func compared(
        _ size: ExploredSize, _ name: String, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        let target = size.target
        let other = try ExploreTarget.load(request.of(name), rows: size.rows, watch)
        guard !target.isHosted, !other.isHosted else {
            throw ExploreFault(
                .nothingRan, "--same-as compares delegates of scripts; a list here is that of a Swift program")
        }
        guard target.scene.lists == other.scene.lists else {
            throw ExploreFault(
                .nothingRan, "\(name) has other lists than \(request.path)",
                "Lists with the same names and rows can be compared.")
        }
        certificate.comparedWith = name
        certificate.assume("compared are the rows shown and the data, whenever everything is at rest")
        let expanders = (0..<request.jobs).map { _ in
            PairExpander(ExploredScene(copy: target.scene), ExploredScene(copy: other.scene), request.gestures)
        }
        var size = size
        size.other = other
        return size.outcome(of: try explore(size, expanders))
    }
}
