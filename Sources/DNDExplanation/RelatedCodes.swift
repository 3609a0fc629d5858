internal import DragDrop

/// Related codes, for the end of an explanation.
enum RelatedCodes {
    /// The groups, a line for each topic. A code may be in several. An array of them would compile to code several
    /// times the size of the text.
    private static let table = TextTable(
        """
        # A scenario that checks nothing, or is left out.
        DND2304 DND1307 DND1101 DND1105 DND2208
        # Names of scenarios, cases and tags.
        DND2114 DND1102 DND1103 DND1108
        DND2414 DND2413 DND2412 DND2415 DND2416 DND1104 DND1103
        DND2110 DND2309 DND2020 DND2008 DND2021 DND1106 DND1107
        # User-defined words, and includes.
        DND2406 DND2407 DND2408 DND2409 DND2423 DND2411 DND2007 DND1201 DND1202 DND1208
        DND2401 DND2402 DND2403 DND2404 DND2405 DND2410 DND2423 DND1203 DND1204
        DND2417 DND2418 DND2419 DND2420 DND2421 DND2422 DND2411
        # Declarations.
        DND2112 DND2113 DND2111 DND2116 DND2117 DND1205 DND1206
        DND2131 DND2132 DND2133 DND2134 DND2135 DND1207
        DND2115 DND2213 DND2214 DND2215 DND2109
        # Unknown names.
        DND2101 DND2102 DND2103 DND2002 DND2015
        DND2104 DND2203 DND2210 DND2211
        DND2105 DND2106 DND2205 DND2212 DND1209
        DND2107 DND2108 DND2206 DND2209 DND2306 DND2307 DND2308
        DND2118 DND2109
        # Steps.
        DND2301 DND2302 DND2303 DND2305 DND2207
        DND1301 DND1001 DND1002 DND1019
        DND1302 DND1303 DND1309 DND1014
        DND1304 DND1305 DND1306 DND1307 DND1308
        # Unfinished drops.
        DND1001 DND1002 DND1019 DND1003
        DND1004 DND1005 DND1006 DND1007
        DND1008 DND1009 DND1010
        DND1011 DND1012 DND1013 DND1014 DND1015 DND1016 DND1017 DND1018
        # Writing.
        DND1401 DND1402
        DND1403 DND1404
        DND2001 DND2026 DND2025
        DND2003 DND2004 DND2025
        DND2005 DND2006 DND2204 DND2202 DND2201
        DND2009 DND2011 DND2016
        DND2012 DND2013 DND2014 DND2022 DND2023
        DND2010 DND2019
        DND2017 DND2018 DND2024
        DND2027 DND2014
        """)

    static let groups: [[String]] = {
        do throws(TextTable.Fault) {
            return try table.records().map { $0.words }
        } catch {
            preconditionFailure(error.description)
        }
    }()

    /// The codes related to a code, in the order of the groups, without duplicates.
    static func of(_ code: String) -> [String] {
        var related: [String] = []
        for group in groups where group.contains(code) {
            for other in group where other != code && !related.contains(other) { related.append(other) }
        }
        return related
    }
}
