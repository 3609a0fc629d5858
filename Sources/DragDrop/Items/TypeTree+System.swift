extension TypeTree {
    /// The system's types, by name.
    static let systemTypes: [String: Declaration] = {
        var types: [String: Declaration] = [:]
        for (type, parents, fileExtension) in roots + texts + sources + images + audiovisual + containers + others {
            types[type] = Declaration(parents: parents, fileExtension: fileExtension)
        }
        return types
    }()

    private typealias Row = (type: String, parents: [String], fileExtension: String?)

    private static let roots: [Row] = [
        ("public.item", [], nil),
        ("public.content", [], nil),
        ("public.data", ["public.item"], nil),
        ("public.composite-content", ["public.content"], nil),
        ("public.executable", ["public.item"], nil),
        ("public.directory", ["public.item"], nil),
        ("public.folder", ["public.directory"], nil),
        ("public.volume", ["public.folder"], nil),
        ("com.apple.package", ["public.directory"], nil),
        ("com.apple.bundle", ["public.directory"], nil),
        ("public.url", ["public.data"], nil),
        ("public.file-url", ["public.url"], nil),
    ]

    private static let texts: [Row] = [
        ("public.text", ["public.data", "public.content"], nil),
        ("public.plain-text", ["public.text"], "txt"),
        ("public.utf8-plain-text", ["public.plain-text"], "txt"),
        ("public.utf16-plain-text", ["public.plain-text"], "txt"),
        ("public.utf16-external-plain-text", ["public.plain-text"], "txt"),
        ("public.log", ["public.plain-text"], "log"),
        ("public.delimited-values-text", ["public.text"], nil),
        ("public.comma-separated-values-text", ["public.delimited-values-text"], "csv"),
        ("public.tab-separated-values-text", ["public.delimited-values-text"], "tsv"),
        ("public.rtf", ["public.text"], "rtf"),
        ("public.html", ["public.text"], "html"),
        ("public.xml", ["public.text"], "xml"),
        ("public.json", ["public.text"], "json"),
        ("public.yaml", ["public.text"], "yaml"),
        ("public.vcard", ["public.text", "public.contact"], "vcf"),
        ("com.apple.ical.ics", ["public.text", "public.calendar-event"], "ics"),
        ("com.apple.flat-rtfd", ["public.data", "public.composite-content"], nil),
        ("com.apple.rtfd", ["com.apple.package", "public.composite-content"], "rtfd"),
        ("net.daringfireball.markdown", ["public.plain-text"], "md"),
    ]

    private static let sources: [Row] = [
        ("public.source-code", ["public.plain-text"], nil),
        ("public.swift-source", ["public.source-code"], "swift"),
        ("public.c-header", ["public.source-code"], "h"),
        ("public.c-source", ["public.source-code"], "c"),
        ("public.c-plus-plus-source", ["public.source-code"], "cpp"),
        ("public.objective-c-source", ["public.source-code"], "m"),
        ("public.script", ["public.source-code"], nil),
        ("public.shell-script", ["public.script"], "sh"),
        ("public.python-script", ["public.script"], "py"),
        ("public.ruby-script", ["public.script"], "rb"),
        ("com.netscape.javascript-source", ["public.source-code", "public.executable"], "js"),
    ]

    private static let images: [Row] = [
        ("public.image", ["public.data", "public.content"], nil),
        ("public.png", ["public.image"], "png"),
        ("public.jpeg", ["public.image"], "jpeg"),
        ("public.tiff", ["public.image"], "tiff"),
        ("public.heif-standard", ["public.image"], nil),
        ("public.heif", ["public.heif-standard"], "heif"),
        ("public.heic", ["public.heif-standard"], "heic"),
        ("public.svg-image", ["public.image", "public.xml"], "svg"),
        ("public.camera-raw-image", ["public.image"], nil),
        ("com.compuserve.gif", ["public.image"], "gif"),
        ("com.microsoft.bmp", ["public.image"], "bmp"),
        ("org.webmproject.webp", ["public.image"], "webp"),
    ]

    private static let audiovisual: [Row] = [
        ("public.audiovisual-content", ["public.data", "public.content"], nil),
        ("public.movie", ["public.audiovisual-content"], nil),
        ("public.video", ["public.movie"], nil),
        ("public.audio", ["public.audiovisual-content"], nil),
        ("public.mpeg", ["public.movie"], "mpg"),
        ("public.mpeg-4", ["public.movie"], "mp4"),
        ("public.avi", ["public.movie"], "avi"),
        ("com.apple.quicktime-movie", ["public.movie"], "mov"),
        ("com.apple.m4v-video", ["public.movie"], "m4v"),
        ("public.mp3", ["public.audio"], "mp3"),
        ("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], "mp4"),
        ("public.aiff-audio", ["public.audio"], "aiff"),
        ("com.apple.m4a-audio", ["public.audio"], "m4a"),
        ("com.microsoft.waveform-audio", ["public.audio"], "wav"),
    ]

    private static let containers: [Row] = [
        ("public.archive", ["public.data"], nil),
        ("public.zip-archive", ["public.archive"], "zip"),
        ("public.tar-archive", ["public.archive"], "tar"),
        ("public.bzip2-archive", ["public.archive"], "bz2"),
        ("org.gnu.gnu-zip-archive", ["public.archive"], "gz"),
        ("public.disk-image", ["public.archive"], nil),
        ("com.apple.disk-image-udif", ["public.disk-image"], "dmg"),
    ]

    private static let others: [Row] = [
        ("com.adobe.pdf", ["public.data", "public.composite-content"], "pdf"),
        ("public.contact", [], nil),
        ("public.calendar-event", [], nil),
        ("public.presentation", ["public.composite-content"], nil),
        ("public.spreadsheet", ["public.content"], nil),
        ("public.font", ["public.data", "public.content"], nil),
        ("public.database", [], nil),
        ("public.message", [], nil),
        ("com.apple.property-list", ["public.data"], "plist"),
        ("com.apple.uikit.color", ["public.data"], nil),
        ("com.apple.uikit.image", ["public.data"], nil),
    ]
}
