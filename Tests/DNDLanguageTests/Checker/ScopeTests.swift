import SourceText
import Testing

/// Tests what is in scope, by the names that the checker knows and suggests.
@Suite struct ScopeTests {
    private static let scenes = "table people { section Early: A; section Late: B }\ncollection team: C D\n"

    /// Scenarios that declare something, some of them wrongly.
    private static let declaring = [
        "table people: X Y; drag X in people; cancel; expect order in people: X Y",
        "table people { section Dawn: Xa }; drag Xa; cancel; expect state: idle",
        "table people: X; table people: Y; expect order in people: Y",
        "view team; expect state: idle", "table others: Xavier Q1; drag Q1; cancel; expect state: idle",
        "collection team from host; expect state: idle", "app Photos { table album: Q2 }; expect state: idle",
        "item Q3 { data public.png }; expect state: idle",
        "type public.quux conforms public.text; type public.quux conforms public.png; expect state: idle",
        "class Quux { reads: public.text }; expect state: idle",
        "drag A in people; model insert Q4 at 0 in people; model insert section Dusk at 0 in people; cancel",
        "tabel others: Q5; expect state: idle", "table others { section }; expect state: idle",
    ]

    /// Scenarios whose faults name what is in scope.
    private static let asking = [
        "drag Q in people; expect order in people: B A", "select Xavie; expect state: idle",
        "drag X; expect state: idle", "drag C; hover A in people; drop; expect order: B A",
        "hover header Daw in people; expect state: idle", "hover header Dusk in people; expect state: idle",
        "expect order in other: A", "drag 7 in people; expect state: idle", "spring B in team; expect state: idle",
        "item A2 { data public.quux; data class Quux }; expect state: idle",
        "expect order: A B", "expect call cellForItemAt: never",
    ]

    @Test(arguments: declaring)
    func `A scenario leaves nothing in scope`(declaring: String) {
        let own = Self.faults([declaring])
        for asking in Self.asking {
            #expect(Self.faults([declaring, asking]) == own + Self.faults([asking]), "\(asking)")
        }
    }

    @Test func `A scenario's scene takes the place of the file's, with its labels`() {
        let faults = Self.faults(["table people: X Y; drag X; hover A; drop; expect order in people: Y X"])
        #expect(faults == ["DND2105 unknown label 'A' The labels here are X, Y, C and D."])
    }

    /// The faults of some scenarios behind two scenes, without their places.
    private static func faults(_ scenarios: [String]) -> [String] {
        let text = scenarios.enumerated().map { "scenario \"\($0)\" {\n\($1)\n}\n" }.joined()
        return CheckedText(scenes + text).diagnostics.map { fault in
            ([fault.code, fault.message] + fault.hints).joined(separator: " ")
        }
    }
}
