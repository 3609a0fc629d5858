/// Includes with names, and the places of their faults.
extension IncludeCase {
    static let names: [IncludeCase] = [
        IncludeCase(
            "One scene has the name of the include, words stand behind it",
            "include \"list.dnd\" as left\ninclude \"list.dnd\" as right { labels D E }\nleft.go 0\nright.go 0\n"
                + "expect order in left: B A C\nexpect order in right: E D"),
        IncludeCase(
            "Several scenes stand behind the name, those of apps too",
            "include \"two.dnd\" as x\ndrag A from x.people; hover in x.well; drop\nexpect selected in x.people: none\n"
                + "expect order in x.people: A B",
            ["two.dnd": "table people: A B\nview well\napp Photos { view album: sunset }\ndelegate in people { }"]),
        IncludeCase(
            "A scene without a name gets one", "include \"t.dnd\" as x\ninclude \"t.dnd\" as y\nexpect order in x: A B",
            ["t.dnd": "table: A B\ndelegate in table { canHandle -> true }"]),
        IncludeCase(
            "Names nest",
            """
            include "pair.dnd" as left
            left.inner.go 0
            left.swap
            expect order in left.people: B A
            expect order in left.inner: B A C
            """,
            [
                "list.dnd": IncludeCase.list,
                "pair.dnd": "include \"list.dnd\" as inner\ntable people: A B\n"
                    + "define swap { drag 1 in people; hover 0 in people; drop; settle; leftOver }\n"
                    + "define leftOver { drag 0 in inner; cancel }",
            ]),
        IncludeCase(
            "The only scene of a nested include has the outer name",
            "include \"outer.dnd\" as left\nleft.again\nexpect order in left: B A C",
            [
                "list.dnd": IncludeCase.list,
                "outer.dnd": "include \"list.dnd\" as inner\ndefine again { inner.go 0; select A in inner }",
            ]),
        IncludeCase(
            "A file that is included without a name shares those of the including one",
            "include \"outer.dnd\" as left\nleft.again\nexpect order in left: B A C",
            [
                "list.dnd": IncludeCase.list,
                "outer.dnd": "include \"list.dnd\"\ndefine again { go 0; select A in people }",
            ]),
        IncludeCase(
            "A list that is handed over means what it means where it is written",
            "table people: X Y\ninclude \"pick.dnd\" as x { mine people }\nx.pick people\nexpect order in people: X Y",
            [
                "pick.dnd": "parameters { mine people }\ntable people: A B\n"
                    + "define pick (list) { select X in $list; select X in $mine; select A in people }"
            ]),
        IncludeCase(
            "A scene may be named by a parameter",
            "include \"t.dnd\" as x { name friends }\ninclude \"t.dnd\" as y { name friends }\nx.go\n"
                + "expect order in x: A B",
            ["t.dnd": "parameters { name people }\ntable $name: A B\ndefine go { drag A in $name; cancel }"]),
        IncludeCase(
            "A file may use a scene and a word of the including text",
            "table people: A B\ndefine go { drag A in people; cancel }\ninclude \"well.dnd\" as x\nx.twice\n"
                + "expect order in people: A B",
            ["well.dnd": "view well\ndefine twice { go; go; drag A in people; hover in well; cancel }"]),
        IncludeCase(
            "Items are labels: they are told once in the same words",
            "include \"t.dnd\" as x\ninclude \"t.dnd\" as y\ninclude \"t.dnd\" as z { late 2s }\nexpect order in x: A",
            ["t.dnd": "parameters { late 1s }\ntable t: A\nitem A { after $late }"],
            says: """
                t.dnd:3:6 DND2116 the item 'A' is declared twice
                  the other declaration t.dnd:3:6
                  included here as z main.dnd:3:9
                """),
        IncludeCase(
            "A name is a word", "include \"list.dnd\" as \"my list\"\nexpect order: A B C",
            says: """
                main.dnd:1:23 DND2202 the name of an include is a word, not 'my list' (Its words begin with it: \
                left.move.)
                """),
        IncludeCase(
            "Two files of the same name and scene are told",
            "include \"a.dnd\" as x\ninclude \"b.dnd\" as x\nexpect order: A",
            ["a.dnd": "table a: A\ndefine go { settle }", "b.dnd": "table b: A\ndefine go { settle }"],
            says: """
                b.dnd:1:7 DND2112 two scenes are named 'x'
                  the other one a.dnd:1:7
                  included here as x main.dnd:2:9
                b.dnd:2:8 DND2408 the word 'x.go' is defined twice
                  included here as x main.dnd:2:9
                """),
        IncludeCase(
            "A circle is refused, whatever the names", "include \"a.dnd\" as x\nexpect order: A",
            ["a.dnd": "table a: A\ninclude \"b.dnd\" as y", "b.dnd": "include \"a.dnd\" as z"],
            says: """
                b.dnd:1:9 DND2403 'a.dnd' is being included already
                  included here as y a.dnd:2:9
                  included here as x main.dnd:1:9
                """),
    ]

    static let places: [IncludeCase] = [
        IncludeCase(
            "A fault of one include alone names that one",
            "include \"list.dnd\" as left\ninclude \"list.dnd\" as right { answer bogus }\nexpect order in left: A B C",
            says: """
                main.dnd:2:38 DND2206 dropSessionDidUpdate cannot answer 'bogus' (dropSessionDidUpdate answers move, \
                copy, forbidden, cancel or default.)
                  the value stands here list.dnd:3:46
                  included here as right main.dnd:2:9
                """),
        IncludeCase(
            "A position that one include alone does not have",
            "include \"t.dnd\" as left\ninclude \"t.dnd\" as right { rows D }\nleft.go\nright.go\n"
                + "expect order in left: A B",
            ["t.dnd": "parameters { rows A B }\ntable t: $rows\ndefine go { select B in t; deselect B in t }"],
            says: ""),
        IncludeCase(
            "A fault that exists in one include alone, at a place of the file",
            "include \"t.dnd\" as left\ninclude \"t.dnd\" as right { rows D }\nexpect order in left: A B",
            ["t.dnd": "parameters { rows A B }\ntable t: $rows { selected: B }"],
            says: """
                t.dnd:2:28 DND2105 unknown label 'B'
                  included here as right main.dnd:2:9
                """),
        IncludeCase(
            "A fault of every include is told once, with all of them",
            "include \"t.dnd\" as left\ninclude \"t.dnd\" as right { rows D }\nexpect state: idle",
            ["t.dnd": "parameters { rows A B }\ntable peple: $rows\nview well\ndelegate in people { }"],
            says: """
                t.dnd:4:13 DND2104 unknown list 'people' (did you mean 'peple'?)
                  included here as left main.dnd:1:9
                  included here as right main.dnd:2:9
                """),
        IncludeCase(
            "A misspelt word is near to the words of its file",
            "include \"t.dnd\" as left\nleft.twice\nleft.onec\nexpect order in left: A B",
            ["t.dnd": "table t: A B\ndefine once { settle }\ndefine twice { once; onec }"],
            says: """
                main.dnd:3:1 DND2101 unknown verb 'left.onec' (did you mean 'left.once'?)
                t.dnd:3:22 DND2101 unknown verb 'onec' (did you mean 'once'?)
                  in the word 'left.twice', used here main.dnd:2:1
                  included here as left main.dnd:1:9
                """),
        IncludeCase(
            "A list that is not named is told by its own names",
            "include \"t.dnd\" as x\nx.go\nexpect order in x.a: A",
            ["t.dnd": "table a: A\ntable b: B\ndefine go { model insert Z at 0 }"],
            says: """
                t.dnd:3:13 DND2203 which list is meant (Add in a or in b.)
                  in the word 'x.go', used here main.dnd:2:1
                  included here as x main.dnd:1:9
                """),
    ]
}
