/// Imports of modules that do not exist on Linux.
///
/// CoreGraphics and ObjectiveC come with UIKit on iOS and with the module UIKit here: their imports become
/// `import UIKit`, or go where that is imported already. Other modules of Apple's are reported. What stands inside
/// `#if` is left to it.
enum Imports {
    private static let parts: Set<String> = ["CoreGraphics", "ObjectiveC"]

    /// Compile here: this package's, the toolchain's, and those of the standard library.
    private static let present: Set<String> = [
        "UIKit", "CoreTransferable", "UniformTypeIdentifiers", "MobileCoreServices", "DNDTesting", "Foundation",
        "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Swift",
        "XCTest",
        "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing",
    ]

    /// Frameworks that only Apple's systems have, as far as apps with tables and collections import them.
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

    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]

    static func rewrite(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            let imports = file.declarations.filter {
                $0.introducer == "import" && file.conditions(around: $0.keyword).isEmpty
            }
            var hasUIKit = imports.contains { module(of: $0, in: file) == "UIKit" }
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

    /// Nil when none is named.
    private static func module(of statement: Declaration, in file: SwiftFile) -> String? {
        let name = file.text(statement.keyword + 1)
        let module = kinds.contains(name) ? file.text(statement.keyword + 2) : name
        return module.isEmpty ? nil : module
    }
}
