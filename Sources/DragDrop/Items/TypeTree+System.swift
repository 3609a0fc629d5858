extension TypeTree {
    /// The system's types, by name.
    static let systemTypes: [String: Declaration] = {
        var types: [String: Declaration] = [:]
        for line in systemText.split(separator: "\n") {
            let words = line.split(separator: " ")
            let hasExtension = words.count > 1 && words[1].hasPrefix(".")
            types[String(words[0])] = Declaration(
                parents: words[(hasExtension ? 2 : 1)...].map { String($0) },
                fileExtension: hasExtension ? String(words[1].dropFirst()) : nil)
        }
        return types
    }()

    /// On each line a type, its file extension if it has one, and the types that it conforms to. A text, since arrays
    /// would compile to code several times its size.
    private static let systemText =
        """
        public.item
        public.content
        public.data public.item
        public.composite-content public.content
        public.executable public.item
        public.directory public.item
        public.folder public.directory
        public.volume public.folder
        com.apple.package public.directory
        com.apple.bundle public.directory
        public.url public.data
        public.file-url public.url

        public.text public.data public.content
        public.plain-text .txt public.text
        public.utf8-plain-text .txt public.plain-text
        public.utf16-plain-text .txt public.plain-text
        public.utf16-external-plain-text .txt public.plain-text
        public.log .log public.plain-text
        public.delimited-values-text public.text
        public.comma-separated-values-text .csv public.delimited-values-text
        public.tab-separated-values-text .tsv public.delimited-values-text
        public.rtf .rtf public.text
        public.html .html public.text
        public.xml .xml public.text
        public.json .json public.text
        public.yaml .yaml public.text
        public.vcard .vcf public.text public.contact
        com.apple.ical.ics .ics public.text public.calendar-event
        com.apple.flat-rtfd public.data public.composite-content
        com.apple.rtfd .rtfd com.apple.package public.composite-content
        net.daringfireball.markdown .md public.plain-text

        public.source-code public.plain-text
        public.swift-source .swift public.source-code
        public.c-header .h public.source-code
        public.c-source .c public.source-code
        public.c-plus-plus-source .cpp public.source-code
        public.objective-c-source .m public.source-code
        public.script public.source-code
        public.shell-script .sh public.script
        public.python-script .py public.script
        public.ruby-script .rb public.script
        com.netscape.javascript-source .js public.source-code public.executable

        public.image public.data public.content
        public.png .png public.image
        public.jpeg .jpeg public.image
        public.tiff .tiff public.image
        public.heif-standard public.image
        public.heif .heif public.heif-standard
        public.heic .heic public.heif-standard
        public.svg-image .svg public.image public.xml
        public.camera-raw-image public.image
        com.compuserve.gif .gif public.image
        com.microsoft.bmp .bmp public.image
        org.webmproject.webp .webp public.image

        public.audiovisual-content public.data public.content
        public.movie public.audiovisual-content
        public.video public.movie
        public.audio public.audiovisual-content
        public.mpeg .mpg public.movie
        public.mpeg-4 .mp4 public.movie
        public.avi .avi public.movie
        com.apple.quicktime-movie .mov public.movie
        com.apple.m4v-video .m4v public.movie
        public.mp3 .mp3 public.audio
        public.mpeg-4-audio .mp4 public.mpeg-4 public.audio
        public.aiff-audio .aiff public.audio
        com.apple.m4a-audio .m4a public.audio
        com.microsoft.waveform-audio .wav public.audio

        public.archive public.data
        public.zip-archive .zip public.archive
        public.tar-archive .tar public.archive
        public.bzip2-archive .bz2 public.archive
        org.gnu.gnu-zip-archive .gz public.archive
        public.disk-image public.archive
        com.apple.disk-image-udif .dmg public.disk-image

        com.adobe.pdf .pdf public.data public.composite-content
        public.contact
        public.calendar-event
        public.presentation public.composite-content
        public.spreadsheet public.content
        public.font public.data public.content
        public.database
        public.message
        com.apple.property-list .plist public.data
        com.apple.uikit.color public.data
        com.apple.uikit.image public.data
        """
}
