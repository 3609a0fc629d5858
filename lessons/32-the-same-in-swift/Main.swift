import DNDCommandLine
import DNDHosting
import UIKit

/// A `dnd` that knows the table of the lesson: `swift run Lesson run specs`.
@main enum Main {
    static func main() {
        var hosts = Hosts()
        hosts.register("names") { NamesController(["Ann", "Bob", "Cem", "Dan"]) }
        DNDCommandLine.main(registering: hosts)
    }
}
