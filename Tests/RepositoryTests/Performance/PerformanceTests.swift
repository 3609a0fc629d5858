import Foundation
import Testing

/// Tests the performance page and the benchmark programs that write it, without measuring.
@Suite struct PerformanceTests {
    private let repository = Repository.shared

    @Test func `The page has every goal of the bench, in its order`() throws {
        let found = try page.goals.map { [$0.workload, $0.goal] }
        #expect(try found == goals.lines, "run make bench")
    }

    @Test func `Every workload stands beside others`() throws {
        let comparisons = try page.part("comparisons")
        for workload in try goals.workloads {
            let title = workload.workload.prefix(1).uppercased() + workload.workload.dropFirst()
            #expect(comparisons.contains("\n### \(title)\n"), "run make bench")
        }
    }

    @Test func `A goal that is missed is explained`() throws {
        let page = try page
        for goal in page.goals where !goal.isMet {
            let explanation = page.explanation(of: goal.workload) ?? ""
            #expect(
                !explanation.isEmpty,
                "docs/performance.md: say beneath '### \(goal.workload)' what the profile says: \(goal.goal)")
        }
    }

    @Test func `A page says what is missed and where that is explained`() {
        let page = PerformancePage(
            text: """
                <!-- `make bench` writes the goals from here -->

                | workload | goal | measured | measured ÷ goal | |
                |---|---|---|---|---|
                | fast | ≤ 1 s | 0.50 s | 0.50 | met |
                | slow | ≤ 1 s | 2.00 s | 2.00 | **missed** by 2.00 × |

                <!-- until here: goals -->

                ## Goals that are missed, and why

                ### slow

                It sleeps.

                ### other

                ## Last
                """)
        #expect(page.goals.map(\.workload) == ["fast", "slow"])
        #expect(page.goals.map(\.isMet) == [true, false])
        #expect(page.explanation(of: "slow") == "It sleeps.")
        #expect(page.explanation(of: "other") == "")
        #expect(page.explanation(of: "fast") == nil)
    }

    @Test func `make help lists bench`() throws {
        let help = try Command(["make", "help"], in: repository.root).run()
        #expect(help.text.contains(/\n  make bench\b/))
    }

    // MARK: - The programs in Python

    @Test(.enabled(if: Python.isThere, "there is no python3 of 3.11 or later"))
    func `Every file of the bench compiles`() throws {
        let paths = repository.files(in: "bench", extensions: ["py"]).map(\.path)
        let program = "import sys\nfor path in sys.argv[1:]: compile(open(path).read(), path, 'exec')"
        let compiled = try Command(["python3", "-W", "error", "-c", program] + paths, in: repository.root).run()
        #expect(paths.count > 20)
        #expect(compiled.status == 0, "\(compiled.text)")
    }

    @Test(.enabled(if: Python.isThere, "there is no python3 of 3.11 or later"))
    func `The bench reckons as its own tests say`() throws {
        let words = ["python3", "-B", "-m", "unittest", "discover", "-s", "tests", "-t", "."]
        let tested = try Command(words, in: repository.root.appending(path: "bench")).run()
        #expect(tested.status == 0, "\(tested.text)")
        #expect(tested.text.contains(/Ran [1-9][0-9]+ tests/))
    }

    private var page: PerformancePage {
        get throws { PerformancePage(text: try repository.text(of: "docs/performance.md")) }
    }

    private var goals: GoalTable {
        get throws {
            let table = try repository.text(of: "bench/goals.json")
            return try JSONDecoder().decode(GoalTable.self, from: Data(table.utf8))
        }
    }
}
