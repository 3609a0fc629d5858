import DNDCommandLine
import DNDHosting
import UIKit

/// A `dnd` that knows the table of the second scene: `swift run Second run second/specs`.
@main enum Main {
    static func main() {
        var hosts = Hosts()
        hosts.register("tasks") { TasksController(["call", "write"], done: ["plan"]) }
        DNDCommandLine.main(registering: hosts)
    }
}
