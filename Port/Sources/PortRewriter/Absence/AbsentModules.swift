/// Apple's modules that Linux lacks, with what to use instead.
enum AbsentModules {
    /// Whether there is no such module on Linux, in UIKit here, or in the package of a project.
    static func contains(_ module: String) -> Bool { others.contains(module) || replacements[module] != nil }

    /// What to do about an import of the module.
    static func advice(for module: String) -> String {
        let common = "put code that uses it in `#if canImport(\(module))`."
        guard let replacement = replacements[module] else {
            return "there is no module \(module) on Linux. The import is left out; " + common
        }
        return "there is no module \(module) on Linux: \(replacement). The import is left out; " + common
    }

    /// The module among `imported` that has the type `name`, by its prefix, and what to use instead; nil for none.
    static func owner(of name: String, among imported: Set<String>) -> (module: String, advice: String)? {
        for (module, prefixes) in prefixes where imported.contains(module) {
            guard prefixes.contains(where: { matches(name, $0) }) else { continue }
            return (module, replacements[module] ?? "it is not on Linux")
        }
        return nil
    }

    /// `MKMapView` begins with `MK`; a longer word is the whole name, or the beginning of one of Core Data.
    private static func matches(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        if prefix.count > 3 {
            return name == prefix || prefix.hasPrefix("NS") || prefix.first?.isLowercase == true
        }
        return name.dropFirst(prefix.count).first?.isUppercase == true
    }

    private static let prefixes: [(module: String, prefixes: [String])] = [
        ("MapKit", ["MK", "CL"]), ("WebKit", ["WK"]), ("AVFoundation", ["AV", "CM"]), ("AVFAudio", ["AV"]),
        ("AVKit", ["AV"]), ("StoreKit", ["SK"]), ("SpriteKit", ["SK", "GLK"]), ("SceneKit", ["SCN", "GLK"]),
        ("GLKit", ["GLK"]), ("CoreLocation", ["CL"]), ("Photos", ["PH"]), ("PhotosUI", ["PH"]),
        ("ARKit", ["AR", "SCN"]), ("AuthenticationServices", ["AS"]), ("CallKit", ["CX"]), ("CloudKit", ["CK"]),
        ("ContactsUI", ["CN"]), ("CoreBluetooth", ["CB"]), ("CoreML", ["ML"]), ("CoreMedia", ["CM"]),
        ("CoreMotion", ["CM"]), ("CoreNFC", ["NFC"]), ("CoreSpotlight", ["CS"]), ("CoreTelephony", ["CT"]),
        ("EventKitUI", ["EK"]), ("GameKit", ["GK"]), ("GameplayKit", ["GK"]), ("HealthKit", ["HK"]),
        ("LocalAuthentication", ["LA"]), ("MediaPlayer", ["MP"]), ("MessageUI", ["MF"]),
        ("MetalKit", ["MTK", "MTL"]), ("MultipeerConnectivity", ["MC"]), ("Network", ["NW"]), ("PassKit", ["PK"]),
        ("PencilKit", ["PK"]), ("QuickLook", ["QL"]), ("RealityKit", ["AR"]), ("ReplayKit", ["RP"]),
        ("Security", ["Sec", "kSec", "errSec", "noErr"]), ("Social", ["SL"]), ("Speech", ["SF"]),
        ("SystemConfiguration", ["SCNetwork"]), ("Vision", ["VN"]), ("WatchConnectivity", ["WC"]),
        (
            "SwiftUI",
            [
                "AnyView", "Binding", "Color", "EmptyView", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues",
                "ObservedObject", "PreferenceKey", "PreviewProvider", "StateObject", "UIHostingConfiguration",
                "UIHostingController", "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
                "UIViewRepresentable", "UIViewRepresentableContext", "View", "ViewBuilder", "ViewModifier",
            ]
        ),
        ("UserNotifications", ["UN"]), ("SafariServices", ["SF"]), ("Metal", ["MTL"]), ("PDFKit", ["PDF"]),
        ("Contacts", ["CN"]), ("EventKit", ["EK"]), ("CoreImage", ["CI", "kCI"]),
        (
            "CoreData",
            ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSBatch", "NSMerge", "NSAsynchronousFetch"]
        ),
        (
            "Combine",
            [
                "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Future", "Just", "ObservableObject",
                "PassthroughSubject", "Published", "Publisher", "Publishers", "Subscriber", "Subscribers",
            ]
        ),
    ]

    /// The modules with a replacement: a package that runs on Linux, or what UIKit itself offers.
    private static let replacements = [
        "AVKit": "show a poster image, and play media on Apple's systems only",
        "AVFoundation": "show a poster image, and play media on Apple's systems only",
        "AVFAudio": "leave sounds out",
        "Charts": "draw with UIBezierPath, or use a package of charts that draws with Core Graphics",
        "CloudKit": "store records on a server of your own, behind a protocol",
        "Combine": "use the package OpenCombine, which has the same types and runs on Linux, or async sequences",
        "CommonCrypto": "use the package swift-crypto (import Crypto)",
        "CoreData": "use SQLite (the packages GRDB or SQLite.swift) or Codable files, behind a protocol of your own",
        "CoreImage": "draw with Core Graphics; UIVisualEffectView blurs",
        "CoreLocation": "put locations behind a protocol, with values of your own on Linux",
        "CoreText": "use NSAttributedString, UIFont and UILabel",
        "CryptoKit": "use the package swift-crypto (import Crypto), which has the same types",
        "ImageIO": "use UIImage, which reads PNG and JPEG",
        "MapKit": "show an image of the map, or a package of tiles",
        "Network": "use the package swift-nio",
        "PDFKit": "draw pages with Core Graphics",
        "QuickLook": "show a controller of your own",
        "RealityKit": "show an image",
        "SafariServices": "open the page with UIApplication.open(_:)",
        "SceneKit": "show an image",
        "Security": "keep secrets behind a protocol; there is no keychain",
        "SpriteKit": "use UIKit Dynamics, or CADisplayLink and layers",
        "StoreKit": "put purchases behind a protocol, with products of your own on Linux",
        "SwiftData": "use SQLite (the packages GRDB or SQLite.swift) or Codable files, behind a protocol of your own",
        "SwiftUI": "use UIKit's views",
        "UniformTypeIdentifiers": "write the type's identifier as a string, such as \"public.image\"",
        "UserNotifications": "show a banner of your own; there are no notifications of a system",
        "WebKit": "show the text in a UITextView, or open the page with UIApplication.open(_:)",
    ]

    private static let others: Set = [
        "ARKit", "Accelerate", "AccessorySetupKit", "Accounts", "ActivityKit", "AdSupport", "AddressBook", "AppIntents",
        "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AuthenticationServices", "BackgroundTasks",
        "CallKit", "CarPlay", "ClockKit", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
        "CoreBluetooth", "CoreHaptics", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "CoreVideo", "CoreWLAN", "DeveloperToolsSupport", "DeviceCheck", "EventKit",
        "EventKitUI", "ExternalAccessory", "FamilyControls", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "Intents", "IntentsUI",
        "LinkPresentation", "LocalAuthentication", "MediaAccessibility", "MediaPlayer", "Messages", "MessageUI",
        "Metal",
        "MetalKit", "MetalPerformanceShaders", "MetricKit", "MultipeerConnectivity", "NaturalLanguage",
        "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES", "PassKit", "PencilKit",
        "Photos",
        "PhotosUI", "PushKit", "QuickLookThumbnailing", "ReplayKit", "SensorKit", "Social", "Speech",
        "SystemConfiguration", "TipKit", "Twitter", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
        "WatchKit", "WidgetKit", "iAd",
    ]
}
