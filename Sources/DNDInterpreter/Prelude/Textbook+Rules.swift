// Generated from the prelude by `make generated`: do not edit.
// swift-format-ignore-file
internal import DNDLanguage

/// The rules of the delegates in the prelude, without reading it.
extension Textbook {
    static let arrayList: [CallRule] = [
        rule(199, 224, 224, method("itemsForBeginning", 199, 216), answer: (220, .items([.item]))),
        rule(227, 244, 244, method("canHandle", 227, 236), answer: (240, .boolean(true))),
        rule(247, 301, 301, method("dropSessionDidUpdate", 247, 267), when: .itemSource, answer: (288, .proposal(ProposalExpression(operation: .move, intent: .insertAtDestinationIndexPath)))),
        rule(332, 369, 369, method("dropSessionDidUpdate", 332, 352), answer: (356, .proposal(ProposalExpression(operation: .copy, intent: .insertAtDestinationIndexPath)))),
        rule(373, 949, 949, method("performDropWith", 373, 388), [
            statement(395, 945, .branch(.local, then: [
                statement(412, 622, .batch([
                    statement(428, 524, .eachItem([
                        statement(440, 522, .branch(.itemSource, then: [
                            statement(457, 520, .branch(.proposal(ProposalExpression(operation: .move, intent: nil)), then: [
                                statement(476, 493, .model(.removeItems([.item]), in: nil)),
                                statement(495, 518, .list(.remove([place(507, 518, .itemSource)]), in: nil)),
                            ], otherwise: [])),
                        ], otherwise: [])),
                    ])),
                    statement(533, 614, .eachItem([
                        statement(545, 582, .model(.insert([.item], at: [place(566, 582, .itemDestination)]), in: nil)),
                        statement(584, 612, .list(.insert([], at: [place(596, 612, .itemDestination)]), in: nil)),
                    ])),
                ], in: nil)),
                statement(629, 684, .eachItem([
                    statement(641, 682, .coordinatorDrop(.item, .row(place(666, 682, .itemDestination)))),
                ])),
            ], otherwise: [
                statement(704, 939, .eachItem([
                    statement(724, 771, .placeholderInsert(at: place(746, 762, .itemDestination), for: .item, cell: nil)),
                    statement(780, 931, .load(LoadStatement(item: .item, form: .first, then: [
                        statement(802, 866, .mainQueue([
                            statement(809, 864, .placeholderCommit(for: nil, [
                                statement(830, 862, .model(.insert([.item], at: [place(851, 862, .destination)]), in: nil)),
                            ])),
                        ])),
                    ], otherwise: [
                        statement(894, 921, .mainQueue([
                            statement(901, 919, .placeholderDelete(for: nil)),
                        ])),
                    ]))),
                ])),
            ])),
        ]),
    ]

    static let arrayTable: [CallRule] = [
        rule(1098, 1147, 1147, method("moveRowAt", 1098, 1107), [
            statement(1110, 1145, .model(.moveItem(.item, to: place(1129, 1145, .moveDestination)), in: nil)),
        ]),
    ]

    static let arrayCollection: [CallRule] = [
        rule(1226, 1276, 1276, method("moveItemAt", 1226, 1236), [
            statement(1239, 1274, .model(.moveItem(.item, to: place(1258, 1274, .moveDestination)), in: nil)),
        ]),
    ]

    static let diffableList: [CallRule] = [
        rule(1412, 1437, 1437, method("itemsForBeginning", 1412, 1429), answer: (1433, .items([.item]))),
        rule(1440, 1457, 1457, method("canHandle", 1440, 1449), answer: (1453, .boolean(true))),
        rule(1460, 1514, 1514, method("dropSessionDidUpdate", 1460, 1480), when: .itemSource, answer: (1501, .proposal(ProposalExpression(operation: .move, intent: .insertAtDestinationIndexPath)))),
        rule(1517, 1554, 1554, method("dropSessionDidUpdate", 1517, 1537), answer: (1541, .proposal(ProposalExpression(operation: .copy, intent: .insertAtDestinationIndexPath)))),
        rule(1558, 2395, 2395, method("performDropWith", 1558, 1573), [
            statement(1580, 2391, .branch(.local, then: [
                statement(1597, 2130, .branch(.proposal(ProposalExpression(operation: .move, intent: nil)), then: [
                    statement(1624, 1677, .eachItem([
                        statement(1636, 1675, .branch(.itemSource, then: [
                            statement(1653, 1673, .snapshot(.delete([.item]), in: nil)),
                        ], otherwise: [])),
                    ])),
                    statement(1686, 1740, .eachItem([
                        statement(1698, 1738, .snapshot(.insertAt([.item], place(1722, 1738, .itemDestination)), in: nil)),
                    ])),
                    statement(1749, 1763, .snapshot(.apply, in: nil)),
                    statement(1772, 1827, .eachItem([
                        statement(1784, 1825, .coordinatorDrop(.item, .row(place(1809, 1825, .itemDestination)))),
                    ])),
                ], otherwise: [
                    statement(1935, 2012, .eachItem([
                        statement(1947, 2010, .branch(.not(.itemSource), then: [
                            statement(1968, 2008, .snapshot(.insertAt([.item], place(1992, 2008, .itemDestination)), in: nil)),
                        ], otherwise: [])),
                    ])),
                    statement(2021, 2035, .snapshot(.apply, in: nil)),
                    statement(2044, 2122, .eachItem([
                        statement(2056, 2120, .branch(.not(.itemSource), then: [
                            statement(2077, 2118, .coordinatorDrop(.item, .row(place(2102, 2118, .itemDestination)))),
                        ], otherwise: [])),
                    ])),
                ])),
            ], otherwise: [
                statement(2150, 2385, .eachItem([
                    statement(2170, 2217, .placeholderInsert(at: place(2192, 2208, .itemDestination), for: .item, cell: nil)),
                    statement(2226, 2377, .load(LoadStatement(item: .item, form: .first, then: [
                        statement(2248, 2312, .mainQueue([
                            statement(2255, 2310, .placeholderCommit(for: nil, [
                                statement(2276, 2308, .model(.insert([.item], at: [place(2297, 2308, .destination)]), in: nil)),
                            ])),
                        ])),
                    ], otherwise: [
                        statement(2340, 2367, .mainQueue([
                            statement(2347, 2365, .placeholderDelete(for: nil)),
                        ])),
                    ]))),
                ])),
            ])),
        ]),
    ]

    static let diffableTable: [CallRule] = [
        rule(2480, 2548, 2548, method("moveRowAt", 2480, 2489), [
            statement(2492, 2530, .snapshot(.moveTo(.item, place(2514, 2530, .moveDestination)), in: nil)),
            statement(2532, 2546, .snapshot(.apply, in: nil)),
        ]),
    ]

    static let diffableCollection: [CallRule] = [
        rule(2721, 2743, 2743, method("canReorderItem", 2721, 2735), answer: (2739, .boolean(true))),
        rule(2746, 2760, 2760, method("didReorder", 2746, 2756), []),
    ]

    static let plainView: [CallRule] = [
        rule(2878, 2903, 2903, method("itemsForBeginning", 2878, 2895), answer: (2899, .items([.item]))),
        rule(2906, 2923, 2923, method("canHandle", 2906, 2915), answer: (2919, .boolean(true))),
        rule(2926, 2950, 2950, method("sessionDidUpdate", 2926, 2942), answer: (2946, .proposal(ProposalExpression(operation: .copy, intent: nil)))),
        rule(2953, 2996, 2996, method("performDrop", 2953, 2964), [
            statement(2967, 2994, .eachItem([
                statement(2979, 2992, .load(LoadStatement(item: .item, form: .first, then: [], otherwise: []))),
            ])),
        ]),
    ]

    static let pastingView: [CallRule] = [
        rule(3159, 3184, 3184, method("itemsForBeginning", 3159, 3176), answer: (3180, .items([.item]))),
        rule(3187, 3224, 3224, method("paste", 3187, 3192), [
            statement(3195, 3222, .eachItem([
                statement(3207, 3220, .load(LoadStatement(item: .item, form: .first, then: [], otherwise: []))),
            ])),
        ]),
    ]
}
