/// Imports of modules that do not exist on Linux.
///
/// CoreGraphics and ObjectiveC are part of UIKit on iOS and of the module UIKit here, so their imports become `import
/// UIKit`, or are removed if the file imports UIKit already. Other modules of Apple are reported. Imports inside `#if`
/// stay. Files that name URL loading types also import FoundationNetworking. Files that name UIKit's types without an
/// import, relying on a header, import UIKit.
enum Imports {
    private static let parts: Set<String> = ["CoreGraphics", "ObjectiveC"]

    /// Modules that exist here: those of this package, of the toolchain and of the standard library.
    private static let present: Set<String> = [
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
        "PencilKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "SafariServices",
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

    /// Types of Foundation on iOS that are in the module UIKit here.
    private static let moved: Set<String> = [
        "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting", "NSUserActivity",
    ]

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    static func rewrite(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            let imports = file.declarations.filter {
                $0.introducer == "import" && file.conditions(around: $0.keyword).isEmpty
            }
            var hasUIKit = imports.contains { module(of: $0, in: file) == "UIKit" }
            importNetworking(behind: imports, in: file, &rewriting)
            importUIKit(behind: imports, in: file, &rewriting)
            for statement in imports {
                guard let name = module(of: statement, in: file), !present.contains(name) else { continue }
                let range = file.bytes(of: statement.tokens)
                if !parts.contains(name) {
                    rewriting.remark(
                        missing.contains(name) ? .missingModule(name) : .unknownModule(name), at: range,
                        in: file.index)
                } else if hasUIKit {
                    rewriting.remove(tokens: statement.tokens, in: file.index)
                } else {
                    rewriting.replace(range, with: "import UIKit", in: file.index)
                    hasUIKit = true
                }
            }
        }
    }

    /// Inserted after the last remaining import, inside `#if canImport`, so that the file still compiles for iOS.
    private static func importNetworking(
        behind imports: [Declaration], in file: SwiftFile, _ rewriting: inout Rewriting
    ) {
        let all = file.declarations.filter { $0.introducer == "import" }
        guard let last = imports.last(where: { !parts.contains(module(of: $0, in: file) ?? "") }),
            !all.contains(where: { module(of: $0, in: file) == "FoundationNetworking" }),
            file.tokens.indices.contains(where: { namesNetworking($0, in: file) })
        else { return }
        let lines = ["", "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
        rewriting.insert(
            lines.joined(separator: file.lineEnd), at: file.bytes(of: last.tokens).upperBound, in: file.index)
    }

    /// On iOS a file can see UIKit through a bridging header, an umbrella header or another import.
    private static func importUIKit(
        behind imports: [Declaration], in file: SwiftFile, _ rewriting: inout Rewriting
    ) {
        let own = rewriting.symbols.names
        let modules = file.declarations.filter { $0.introducer == "import" }.map { module(of: $0, in: file) ?? "" }
        guard let last = imports.last, parts.union(["UIKit"]).isDisjoint(with: modules),
            file.tokens.indices.contains(where: { namesUIKit($0, in: file, butNot: own) })
        else { return }
        rewriting.insert(
            file.lineEnd + "import UIKit", at: file.bytes(of: last.tokens).upperBound, in: file.index)
    }

    private static func namesUIKit(_ token: Int, in file: SwiftFile, butNot own: Set<String>) -> Bool {
        let name = file.text(token)
        guard file.tokens[token].kind == .identifier, file.text(token - 1) != "." else { return false }
        let isUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase ?? false || moved.contains(name)
        return isUIKit && !own.contains(name)
    }

    private static func namesNetworking(_ token: Int, in file: SwiftFile) -> Bool {
        file.tokens[token].kind == .identifier && networking.contains(file.text(token)) && file.text(token - 1) != "."
    }

    /// Nil without a module name.
    private static func module(of statement: Declaration, in file: SwiftFile) -> String? {
        let name = file.text(statement.keyword + 1)
        let module = kinds.contains(name) ? file.text(statement.keyword + 2) : name
        return module.isEmpty ? nil : module
    }
}
