import DNDInterpreter
import DNDResults
import Testing

/// Tests the hints for common mistakes of delegates.
@Suite struct KnownMistakeTests {
    /// A spec for each mistake, and its hint.
    private static let cases: [(text: String, hint: String)] = [
        (
            """
            table people: A B C D E F
            delegate {
              itemsForAddingTo -> item
              performDropWith {
                batch { model move A to 3; list move 0 to 3 }
                batch { model move D to 3; list move 2 to 3 }
              }
            }
            drag A; add C; hover E; drop
            expect order: B D E A C F
            """, "D was moved in place of C: the source path of C was stale"
        ),
        (
            """
            table people: A B C D E F
            delegate { performDropWith { batch { model move B to 4; model move E to 1; list reload 1 4 } } }
            drag B; hover E; drop
            expect order: A C D E B F
            """, "this is what a swap gives"
        ),
        (
            """
            table people: A B C D E F { reorders }
            delegate { moveRowAt { model move B to 4; model move E to 1 } }
            drag B; hover E; drop
            expect order: A C D E B F
            """, "this is what a swap gives"
        ),
        (
            """
            table people: A B C D E F
            delegate {
              performDropWith { each item { batch { model move item to 5; list move item.source to 5 } } }
            }
            drag B; hover E; drop
            expect order: A C D E B F
            """, "one place too far down"
        ),
        (
            """
            table people: A B C D E F
            delegate {
              performDropWith { each item { batch { model move item to 3; list move item.source to 3 } } }
            }
            drag B; hover E; drop
            expect order: A C D E B F
            """, "one place too early: the destination counts"
        ),
        (
            """
            table people: A B C D E F
            delegate {
              performDropWith {
                each item {
                  batch {
                    model insert item at destination; model remove item.source
                    list insert destination; list delete item.source
                  }
                }
              }
            }
            drag E; hover B; drop
            expect order: A E B C D F
            """, "D is lost and E is there twice: the insertion came before the removal"
        ),
        (
            """
            table people: A B C D E
            delegate {
              performDropWith {
                each item {
                  batch {
                    model remove item.source; model insert item at item.destination
                    list delete item.source; list insert item.destination
                  }
                }
              }
            }
            select A B; drag A; hover E; drop
            expect order: C D A B E
            """, "C is lost and B is there twice: the source path of B was stale"
        ),
        (
            """
            table people: A B C D
            delegate { performDropWith { each item { batch { model remove item; model insert item at 4 } } } }
            drag A; hover D; drop
            expect order: B C D A
            """, "The count was taken before the removal"
        ),
        (
            """
            table people: A B C D
            delegate {
              performDropWith {
                each item { batch { model move item to 3; list delete item.source; list insert 4 } }
              }
            }
            drag A; hover D; drop
            expect order: B C D A
            """, "The count was taken before the removal"
        ),
        (
            """
            table people: A B C
            table done: X
            delegate in done { performDropWith { batch { model insert A at 1; list insert 1 } } }
            select A B; drag A; hover end in done; drop
            expect order in done: X A B
            """, "Only the first item was handled: nothing became of B"
        ),
        (
            """
            table people: A B C
            table done: X
            delegate in done {
              performDropWith { each item { batch { model insert item at destination; list insert destination } } }
            }
            select A B; drag A; hover end in done; drop
            expect order in done: X A B
            """, "in reverse"
        ),
        (
            """
            table inbox: A
            app Photos { view album: sunset }
            delegate in inbox { dropSessionDidEnd { load sunset { model insert sunset at 0; list insert 0 } } }
            drag sunset from album; hover 0 in inbox; drop; settle
            expect order in inbox: sunset A
            """, "The load began too late"
        ),
    ]

    @Test(arguments: cases.indices)
    func `A wrong outcome is recognised`(number: Int) throws {
        let (text, hint) = Self.cases[number]
        let hints = try mismatches(text).flatMap { $0.hints }
        #expect(hints.contains { $0.contains(hint) }, "\(hints)")
    }

    @Test(arguments: [
        // The rows are right, but the expectation is wrong.
        "table people: A B C D\ndrag A; hover D; drop; expect order: D C B A",
        "table people: A B C D\ndrag A; hover D; drop; expect order: B C A D",
        // The delegate moved another row.
        """
        table people: A B C D
        delegate { performDropWith { each item { batch { model move D to 0; list move 3 to 0 } } } }
        drag A; hover C; drop
        expect order: B C A D
        """,
        // The app changed the rows afterwards.
        """
        table people: A B C D
        drag A; hover C; drop
        batch { model move D to 0; list move 3 to 0 }
        expect order: B C A D
        """,
    ])
    func `What is no known mistake has no name`(text: String) throws {
        let found = try mismatches(text)
        #expect(found.count == 1)
        #expect(found.first?.hints == [])
    }
}
