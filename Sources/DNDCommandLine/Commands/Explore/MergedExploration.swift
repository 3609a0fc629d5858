internal import DNDExploration
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import JSON
internal import SourceText
internal import System

/// `dnd merge` of the certificates of shards.
struct MergedExploration {
    let invocation: Invocation
    let console: Console

    /// Whether a text may be a certificate: one value over several lines. A stream of events has a value on each line.
    static func isCertificate(_ bytes: [UInt8]) -> Bool {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        return (try? JSONReader.read(Array(line))) == nil && (try? JSONReader.read(bytes)) != nil
    }

    /// `path` is the first file, which was read already, since it may be a pipe.
    func run(_ path: String, _ bytes: [UInt8]) -> ExitCode {
        do {
            return try report(merged(path, bytes))
        } catch {
            return console.complain(of: error)
        }
    }

    private func merged(_ path: String, _ bytes: [UInt8]) throws(ExploreFault) -> ExploreCertificate {
        if let option = [CommandOption.report, .playground, .format].first(where: { invocation.has($0) }) {
            throw ExploreFault(
                .usage, "\(option.name) is for event streams", "--certificate FILE writes the merged certificate.")
        }
        guard path == invocation.arguments[0] else {
            throw ExploreFault(
                .badSpec, "\(path) is a certificate, and \(invocation.arguments[0]) is a stream of events")
        }
        var parts: [MergedCertificate.Part] = [
            (path, try ExploreCommand.certificate(in: bytes, of: path))
        ]
        for other in invocation.arguments.dropFirst() {
            parts.append((other, try ExploreCommand.certificate(other)))
        }
        do throws(MergedCertificate.Fault) {
            return try MergedCertificate(parts).certificate
        } catch {
            throw ExploreFault(
                .failed, error.message, "Each shard writes its own with --shard 2/5 --certificate FILE.")
        }
    }

    private func report(_ certificate: ExploreCertificate) throws(ExploreFault) -> ExitCode {
        let text = CertificateText(console)
        text.write(certificate)
        for finding in certificate.findings {
            let rows = finding.rows.map { ", with \($0.counted("row"))" } ?? ""
            console.output.writeLine("  \(finding.failure)\(rows), after: \(finding.steps.joined(separator: "; "))")
        }
        try text.save(certificate, invocation.value(.certificate))
        return certificate.findings.isEmpty ? .passed : .failed
    }
}
