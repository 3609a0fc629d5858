extension Rule {
    /// R195–R198: presentation and data-source index paths.
    static let indexSpaces: [Rule] = [
        Rule(
            .r195, .documented,
            """
            Presentation counts what is on screen, with placeholders and the reordered row; the data source counts its \
            own rows.
            """,
            source: "UIDataSourceTranslating.h"
        ),
        Rule(
            .r196, .documented,
            """
            Translated to presentation, a value stays unless touched; a deleted section becomes NSNotFound and a \
            deleted row nil.
            """,
            source: "UIDataSourceTranslating.h"
        ),
        Rule(
            .r197, .documented,
            "Translated to the data source, a section it does not know becomes NSNotFound and a placeholder nil.",
            source: "UIDataSourceTranslating.h"
        ),
        Rule(
            .r198, .documented,
            """
            Calls inside performUsingPresentationValues take and give presentation values; all others use data-source \
            values.
            """,
            source: "UIDataSourceTranslating.h"
        ),
    ]
}
