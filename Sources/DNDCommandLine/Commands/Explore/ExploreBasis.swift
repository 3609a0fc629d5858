internal import DNDExploration

/// The certificate from which `dnd explore` takes what to play, with its file.
enum ExploreBasis {
    case nothing

    /// `--check`: the same is played again, and compared.
    case known(ExploreCertificate, name: String)

    /// `--resume`: the exploration goes on where it was interrupted.
    case interrupted(ExploreCertificate, name: String)

    /// The file; empty without one.
    var name: String {
        switch self {
        case .nothing: ""
        case .known(_, let name), .interrupted(_, let name): name
        }
    }

    /// What was reached with a number of rows before an interruption.
    func record(rows: Int?) -> ExploreRecord? {
        guard case .interrupted(let certificate, _) = self else { return nil }
        return certificate.records.first { $0.rows == rows }
    }
}
