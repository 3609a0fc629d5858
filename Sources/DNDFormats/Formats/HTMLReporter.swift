/// `--format html`: one file, which a browser opens from disk.
final class HTMLReporter: Reporter {
    private var page: ReportPage

    init(playground: String?) {
        page = ReportPage(playground: playground)
    }

    func text(for event: RunEvent) -> String {
        switch event {
        case .began(let began): page.begin(began)
        case .file(let file): page.add(file)
        case .scenario(let scenario): page.add(scenario)
        case .problem(let problem): page.add(problem)
        case .ended(let ended): return page.text(ended)
        }
        return ""
    }
}
