import DNDCommandLine
import DNDHosting

/// A `dnd` with the views of this package: `swift run BoardSpecs run Specs`, or without arguments the REPL.
@main enum Main {
    static func main() {
        DNDCommandLine.main(registering: .board)
    }
}
