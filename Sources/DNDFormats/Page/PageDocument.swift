internal import JSON

/// A page that is one file: it refers to nothing outside, and its policy permits nothing but its own style and script.
struct PageDocument {
    let title: String

    /// The class of the body, which the script reads: `report` or `trace`.
    let kind: String

    /// The contents of the body, in HTML.
    let body: String

    /// The data of the script, as JSON without `<`.
    let data: String

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(HTMLText.escaped(title))</title>
        <style>\(PageAssets.style)</style>
        </head>
        <body class="\(kind)">
        \(body)\
        <script type="application/json" id="data">\(data)</script>
        <script type="module">\(PageAssets.script)</script>
        </body>
        </html>

        """
    }

    private static let policy =
        "default-src 'none'; script-src '\(PageAssets.scriptHash)'; style-src '\(PageAssets.styleHash)'; "
        + "base-uri 'none'; form-action 'none'"
}
