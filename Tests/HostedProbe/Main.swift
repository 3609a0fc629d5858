import DNDCommandLine
import DNDHosting
import DNDHosts

@main struct HostedProbe {
    static func main() {
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["A", "B", "C", "D"]) }
        hosts.register("crowd", rows: { PeopleController((0..<$0).map { "P\($0)" }) })
        hosts.register("throng", rows: { PeopleController((0..<$0).map { "P\($0)" }) })
        hosts.register("stumbling", rows: { PeopleController((0..<$0).map { "P\($0)" }, fault: .traps) })
        hosts.register(["upper", "lower"], rows: { PairController(rows: $0) }) { $0.lists }
        hosts.register("swapping") { PeopleController(["A", "B", "C", "D"], fault: .swaps) }
        hosts.register("trapping") { PeopleController(["A", "B", "C", "D"], fault: .traps) }
        hosts.register("blocking") { PeopleController(["A", "B", "C", "D"], fault: .blocks) }
        hosts.register("forgetful") { PeopleController(["A", "B", "C", "D"], fault: .forgetsTheModel) }
        hosts.register("wavering") { PeopleController(["A", "B", "C", "D"], fault: .swapsAtFirst) }
        hosts.register("insistent") { PeopleController(["A", "B", "C", "D"], fault: .insistsOnMain) }
        hosts.register("once") { PeopleController(["A", "B", "C", "D"], fault: .rightOnce) }
        hosts.register("later") { PeopleController(["A", "B", "C", "D"], fault: .rightLater) }
        hosts.register("remembering") { PeopleController(["A", "B", "C"], fault: .remembersTheLast) }
        hosts.register("tiring") { PeopleController(["A", "B"], fault: .tires) }
        hosts.register("collapsing") { PeopleController(["A", "B"], fault: .collapses) }
        hosts.register("looping") { PeopleController(["A", "B", "C", "D"], fault: .asksForEver) }
        for fault in PeopleController.Fault.deadly {
            hosts.register("\(fault)") { PeopleController(["A", "B", "C", "D"], fault: fault) }
        }
        hosts.register("cautious") { CautiousController() }
        hosts.register("storyboard") { StoryboardController(casts: false) }
        hosts.register("casting") { StoryboardController(casts: true) }
        DNDCommandLine.main(registering: hosts)
    }
}
