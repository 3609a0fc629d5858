import DragDrop

/// Rules of which no spec shows yet that the engine follows them. The list only shrinks.
enum Unproven {
    static let rules = Set(groups.joined())

    private static let groups: [[RuleID]] = [
        // lift, adding, ends, plain interactions
        [
            .r001, .r006, .r007, .r008, .r009, .r010, .r012, .r014, .r017,
            .r026, .r032, .r033, .r034, .r035, .r036, .r052, .r056, .r061, .r062,
            .r063, .r064, .r065, .r066, .r067, .r068, .r072, .r075, .r076, .r077, .r078, .r079, .r081,
        ],
        // dragging from and over lists
        [
            .r083, .r087, .r088, .r089, .r090, .r091, .r092, .r094, .r098, .r099, .r100, .r101, .r102, .r103,
            .r104, .r105, .r106, .r108, .r111, .r112, .r113,
        ],
        // the gap
        [
            .r115, .r118, .r119, .r120, .r121, .r122, .r123, .r124, .r125, .r126, .r127, .r128, .r129,
        ],
        // native moves
        [
            .r133, .r137, .r138, .r139, .r140, .r141, .r144, .r145, .r146, .r147, .r148, .r150, .r151,
        ],
        // performing, placeholders, index spaces
        [
            .r161, .r163, .r164, .r165, .r166, .r167, .r168, .r169, .r170, .r171, .r172, .r174, .r175, .r176,
            .r180, .r181, .r182, .r183, .r184, .r185, .r186, .r187, .r188, .r189, .r190, .r191, .r192, .r195,
            .r196, .r197, .r198,
        ],
        // spring loading
        [
            .r202, .r203, .r204, .r205, .r206,
        ],
        // item providers
        [
            .r210, .r211, .r212, .r213, .r214, .r215, .r216, .r217, .r218, .r219,
        ],
        // diffable data sources and surroundings
        [
            .r230, .r231, .r232, .r233, .r234, .r235, .r236, .r237, .r238, .r240, .r241, .r242, .r243, .r244,
        ],
        // batch updates
        [
            .b01, .b02, .b03, .b04, .b05, .b06, .b07, .b08, .b09, .b10, .b11, .b12, .b13, .b14, .b15, .b16,
            .b17, .b18,
        ],
        // exceptions
        [
            .e03, .e40, .e41, .e50, .e51, .e52, .e53, .e54, .e55, .e56, .e57,
        ],
        // snapshots
        [
            .s03, .s08, .s11, .s12, .s13, .s14, .s15, .s16, .s17, .s18, .s19,
        ],
        // traces
        [
            .t01, .t02, .t03, .t04, .t05, .t06, .t06w, .t07, .t08, .t09, .t10, .t12, .t13, .t14, .t15,
            .t16, .t17, .t18,
        ],
    ]
}
