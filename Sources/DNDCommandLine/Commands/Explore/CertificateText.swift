internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDManual
internal import DNDRunner
internal import JSON
internal import System

/// A certificate at the terminal, and as a file.
struct CertificateText {
    private let console: Console

    init(_ console: Console) { self.console = console }

    func write(_ certificate: ExploreCertificate) {
        let lines = certificate.lines
        console.output.writeLine(
            certificate.findings.isEmpty ? console.style.passed(lines[0]) : console.style.failed(lines[0]))
        for line in lines.dropFirst() { console.output.writeLine(line) }
    }

    /// Writes JSON, or JUnit where the file is called so; nothing without a file.
    func save(_ certificate: ExploreCertificate, _ path: String?) throws(ExploreFault) {
        guard let path else { return }
        do {
            try FileSystem.replace(path, with: path.hasSuffix(".xml") ? junit(certificate) : json(certificate))
        } catch {
            throw ExploreFault(error.exitCode, error.message)
        }
    }

    private func json(_ certificate: ExploreCertificate) -> String { certificate.json.text(in: .lines) + "\n" }

    private func junit(_ certificate: ExploreCertificate) -> String {
        let cases = certificate.sizes.map { size in
            let failures = certificate.findings.filter { $0.rows == size.rows }.map {
                "\($0.failure), after: \($0.steps.joined(separator: "; "))"
            }
            return JUnitSuite.Case(
                "\(certificate.gestures), \(size.words)",
                failure: failures.isEmpty ? nil : failures.joined(separator: "\n"))
        }
        return JUnitSuite(certificate.scene, cases).text
    }
}
