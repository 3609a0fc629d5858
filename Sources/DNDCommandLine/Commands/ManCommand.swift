internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import SourceText
internal import System

/// `dnd docs man`
enum ManCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let pages = ManualPage.all
        if let folder = invocation.value(.output) { return write(pages, to: folder, console) }
        guard let wanted = invocation.arguments.first else {
            for page in pages { console.output.writeLine(page.name) }
            return .passed
        }
        guard let page = pages.first(where: { $0.name == wanted || $0.title == wanted }) else {
            let near = NearNames.nearest(to: wanted, in: pages.map { $0.name }).first
            console.complain(
                "there is no page '\(wanted)'",
                near.map { "Did you mean '\($0)'?" } ?? "`dnd docs man` lists the pages.")
            return .usage
        }
        console.output.write(page.text)
        return .passed
    }

    private static func write(_ pages: [ManualPage], to folder: String, _ console: Console) -> ExitCode {
        do {
            for section in Set(pages.map { $0.section }).sorted() {
                try FileSystem.makeFolder("\(folder)/man\(section)")
            }
            for page in pages { try FileSystem.replace("\(folder)/\(page.path)", with: page.text) }
        } catch {
            console.complain(error.message)
            return error.exitCode
        }
        return .passed
    }
}
