internal import SwiftSyntax

/// Imports of modules that do not exist on Linux.
///
/// CoreGraphics, QuartzCore and ObjectiveC are part of UIKit on iOS and of the module UIKit here, so their imports
/// become `import UIKit`, or are removed if the file imports UIKit already. Other modules of Apple are reported.
/// Imports inside `#if` stay. Files that name URL loading types also import FoundationNetworking. Files that name
/// UIKit's types without an import, relying on a header, import UIKit.
enum Imports {
    private static let parts: Set<String> = ["CoreGraphics", "ObjectiveC", "QuartzCore"]

    /// Modules that exist here: those of this package, of the toolchain and of the standard library.
    static let present: Set<String> = [
        "UIKit", "CoreTransferable", "UniformTypeIdentifiers", "MobileCoreServices", "DNDTesting", "Foundation",
        "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Swift",
        "XCTest",
        "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing",
    ]

    /// Frameworks that exist only on Apple's systems and that apps with tables and collections commonly import.
    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AppIntents", "AppKit", "AudioToolbox", "AuthenticationServices",
        "BackgroundTasks", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
        "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "EventKit", "GameKit", "GameplayKit", "GLKit",
        "HealthKit", "ImageIO", "IntentsUI", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Metal", "MetalKit", "Network", "NotificationCenter", "OSLog", "PDFKit",
        "PencilKit", "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing", "SafariServices",
        "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
        "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "os",
    ]

    /// Types of FoundationNetworking.
    private static let networking: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTask", "URLSessionDataTask",
        "URLSessionDownloadTask", "URLSessionUploadTask", "URLRequest", "NSURLRequest", "NSMutableURLRequest",
        "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
    ]

    /// Whether a module is neither here nor Apple's.
    static func isUnknown(_ module: String) -> Bool {
        !present.contains(module) && !missing.contains(module) && !parts.contains(module)
    }

    /// Whether a module is one of Apple's that does not exist here.
    static func isMissing(_ module: String) -> Bool { missing.contains(module) }

    static func rewrite(_ rewriting: Rewriting) {
        let found = rewriting.files.map { ImportFinder.imports(in: $0) }
        let isWritten = found.contains { !$0.isEmpty }
        for (file, all) in zip(rewriting.files, found) {
            let imports = all.filter { $0.conditions.isEmpty }
            let names = MentionedNames(file)
            importNetworking(behind: imports, all, names, in: file, rewriting)
            if isWritten { importUIKit(behind: imports, all, names, in: file, rewriting) }
            var hasUIKit = imports.contains { $0.module == "UIKit" && !$0.isOfSubmodule }
            for statement in imports { rewrite(statement, in: file, rewriting, &hasUIKit) }
        }
    }

    private static func rewrite(
        _ statement: ImportDeclSyntax, in file: SwiftFile, _ rewriting: Rewriting, _ hasUIKit: inout Bool
    ) {
        let module = statement.module
        let isPart = parts.contains(module)
        if isPart || module == "UIKit" && statement.isOfSubmodule {
            if hasUIKit {
                rewriting.remove(statement, withComment: true, in: file.index)
            } else {
                let range = isPart ? statement.bytes : statement.pathBytes
                rewriting.replace(range, with: isPart ? "import UIKit" : "UIKit", in: file.index)
                hasUIKit = true
            }
        } else if present.contains(module) {
            if statement.isOfSubmodule { rewriting.replace(statement.pathBytes, with: module, in: file.index) }
        } else {
            rewriting.remark(
                missing.contains(module) ? .missingModule(module) : .unknownModule(module), at: statement.bytes,
                in: file.index)
        }
    }

    /// Inserted after the last remaining import, inside `#if canImport`, so that the file still compiles for iOS.
    private static func importNetworking(
        behind imports: [ImportDeclSyntax], _ all: [ImportDeclSyntax], _ names: MentionedNames, in file: SwiftFile,
        _ rewriting: Rewriting
    ) {
        guard let last = imports.last(where: { !parts.contains($0.module) }),
            !all.contains(where: { $0.module == "FoundationNetworking" }), !names.all.isDisjoint(with: networking)
        else { return }
        let lines = ["", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
        rewriting.insert(lines.joined(separator: file.lineEnd), at: last.bytes.upperBound, in: file.index)
    }

    /// On iOS a file can see UIKit through a bridging header, an umbrella header or another import. If none of the
    /// files has an import, they are pieces of text, which stay as they are.
    private static func importUIKit(
        behind imports: [ImportDeclSyntax], _ all: [ImportDeclSyntax], _ names: MentionedNames, in file: SwiftFile,
        _ rewriting: Rewriting
    ) {
        let mentioned = names.all.subtracting(rewriting.symbols.names)
        let isOfUIKit = mentioned.contains { DelegateTable.isOfUIKit($0) }
        guard parts.union(["UIKit"]).isDisjoint(with: all.map { $0.module }) else { return }
        if let last = imports.last, isOfUIKit {
            rewriting.insert(file.lineEnd + "import UIKit", at: last.bytes.upperBound, in: file.index)
        } else if all.isEmpty, isOfUIKit || !mentioned.isDisjoint(with: foundation) {
            rewriting.insert("import UIKit" + file.lineEnd + file.lineEnd, at: 0, in: file.index)
        }
    }

    /// Types of Foundation that a file without any import sees through an umbrella header, as it sees UIKit.
    private static let foundation: Set<String> = [
        "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateComponents",
        "DateFormatter", "DispatchQueue", "DispatchWorkItem", "FileManager", "IndexPath", "IndexSet", "JSONDecoder",
        "JSONEncoder", "Locale", "NSError", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange", "NSString",
        "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "RunLoop", "TimeInterval", "Timer",
        "URL", "UUID", "UserDefaults",
    ]
}

/// Finds the imports of a file, with those inside `#if`.
private final class ImportFinder: SyntaxVisitor {
    private var imports: [ImportDeclSyntax] = []

    static func imports(in file: SwiftFile) -> [ImportDeclSyntax] {
        let finder = ImportFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.imports
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }
}

extension ImportDeclSyntax {
    fileprivate var module: String { path.first?.name.plainText ?? "" }

    /// `import UIKit.UITableView`, which names a part of a module of C.
    fileprivate var isOfSubmodule: Bool { importKindSpecifier == nil && path.count > 1 }

    fileprivate var pathBytes: Range<Int> { path.bytes }
}
