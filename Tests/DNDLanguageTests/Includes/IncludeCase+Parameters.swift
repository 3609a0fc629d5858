/// Parameters of files, and their values.
extension IncludeCase {
    static let parameters: [IncludeCase] = [
        IncludeCase("A file by itself has its defaults", IncludeCase.list + "\ngo 0\nexpect order in people: B A C"),
        IncludeCase(
            "Inner names hide those of the file",
            """
            parameters { row A }
            table t: A B C
            define go (row) { drag $row; cancel }
            scenario "$row goes" {
              examples (row) { B }
              drag $row; cancel; go C
              expect order: A B C
            }
            scenario "$row" { drag $row; cancel; expect order: A B C }
            """),
        IncludeCase(
            "A misspelt name is near to all names there are",
            """
            parameters { labels A B }
            table t: $labels
            scenario "s" {
              examples (row) { A }
              drag $row; hover $lables; cancel
              expect order: $rwo
            }
            """,
            says: """
                main.dnd:5:20 DND2411 unknown parameter '$lables' (did you mean '$labels'?)
                main.dnd:6:17 DND2411 unknown parameter '$rwo' (did you mean '$row'?)
                """),
        IncludeCase(
            "A name that nothing uses is an error",
            "parameters { labels A; speed fast }\ntable t: $labels\nexpect order: A",
            says: """
                main.dnd:1:24 DND2419 nothing uses the parameter 'speed' (Use it as $speed, or remove it.)
                """),
        IncludeCase(
            "Of one use and one declaration that differ nobody knows which is right",
            "parameters { labels A }\ntable t: $lables\nexpect order: A",
            says: """
                main.dnd:2:10 DND2411 unknown parameter '$lables' (did you mean 'labels' here, or 'lables' where it is \
                declared?)
                  'labels' is declared here, and nothing uses it main.dnd:1:14
                """),
        IncludeCase(
            "A default is no place for parameters",
            "parameters { a A; b $a }\ntable t: $a $b\nexpect order: A",
            says: """
                main.dnd:1:21 DND2411 unknown parameter '$a' (Nothing is given a name here.)
                """),
        IncludeCase(
            "The sign itself is written twice",
            "parameters { who A }\ntable t: A\nscenario \"$who pays $$5 to $$who\" { expect order: $who }"),
        IncludeCase(
            "Several values are no text",
            "parameters { rows A B }\ntable t: $rows\nscenario \"all $rows\" { expect order: A B }",
            says: """
                main.dnd:3:10 DND2422 '$rows' stands for 2 values inside a text (A text takes a single value.)
                  the values main.dnd:1:19
                """),
        IncludeCase(
            "A row has a name and a value", "parameters { rows; \"first\" A }\ntable t: A\nexpect order: A",
            says: """
                main.dnd:1:18 DND2201 something is missing after 'rows' (Here must stand a value.)
                main.dnd:1:20 DND2202 'first' cannot stand here (Here must stand the name of a parameter.)
                """),
        IncludeCase(
            "They stand at top level, once",
            """
            parameters { rows A }
            parameters { more B }
            table t: $rows $more
            scenario "s" { parameters { x 1 }; expect order: A B }
            """,
            says: """
                main.dnd:2:1 DND2417 a text says once what its parameters are (Put the rows into one block.)
                  the other parameters main.dnd:1:1
                main.dnd:4:16 DND2301 'parameters' cannot stand in a scenario (It stands at top level.)
                """),
        IncludeCase(
            "A name stands once", "parameters { rows A; rows B }\ntable t: $rows\nexpect order: A",
            says: """
                main.dnd:1:22 DND2418 the parameter 'rows' stands twice (A parameter has one name and one default.)
                  the other one main.dnd:1:14
                """),
    ]

    static let values: [IncludeCase] = [
        IncludeCase("Values take the place of defaults", "include \"list.dnd\" { labels D E }\nexpect order: D E"),
        IncludeCase(
            "Values may hold parameters of the including file",
            "parameters { rows D E }\ninclude \"list.dnd\" as left { labels $rows F }\nexpect order in left: $rows F"),
        IncludeCase(
            "A value for nothing is an error", "include \"list.dnd\" { lables D E }\nexpect order: A B C",
            says: """
                main.dnd:1:22 DND2420 'list.dnd' has no parameter 'lables' (did you mean 'labels'?)
                  the parameters of the file list.dnd:1:1
                """),
        IncludeCase(
            "A file without parameters takes no values", "include \"t.dnd\" { x D }\nexpect order: A",
            ["t.dnd": "table t: A"],
            says: """
                main.dnd:1:19 DND2420 't.dnd' has no parameter 'x' ('t.dnd' takes no parameters.)
                """),
        IncludeCase(
            "A value stands once", "include \"list.dnd\" { labels D; labels E }\nexpect order: D",
            says: """
                main.dnd:1:32 DND2418 the value of 'labels' stands twice (A parameter takes one row.)
                  the other one main.dnd:1:22
                """),
        IncludeCase(
            "A parameter of nobody is an error in a value", "include \"list.dnd\" { labels $rows }\nexpect order: D",
            says: """
                main.dnd:1:29 DND2411 unknown parameter '$rows' (Nothing is given a name here.)
                """),
        IncludeCase(
            "A row of values has a name and values", "include \"list.dnd\" { labels }\nexpect order: A B C",
            says: """
                main.dnd:1:28 DND2201 something is missing after 'labels' (Here must stand a value.)
                """),
        IncludeCase(
            "The same include twice is one",
            "include \"list.dnd\" { labels D }\ninclude \"list.dnd\" { labels D }\nexpect order: D"),
        IncludeCase(
            "Values that are the defaults are the same as none",
            "include \"list.dnd\" as x\ninclude \"list.dnd\" as x { answer move }\nexpect order: A B C"),
        IncludeCase(
            "Other values need another name",
            "include \"list.dnd\" as x\ninclude \"list.dnd\" as x { labels D }\nexpect order: A B C",
            says: """
                main.dnd:2:9 DND2421 'list.dnd' is included as x already, with other values (Give one of the two \
                another name: `include FILE as NAME`.)
                  the other include main.dnd:1:9
                """),
    ]
}
