/// The Xcode project that runs the probes on simulators, and compiles Velarium and its examples for iOS.
public struct ConformanceProject {
    private let targets: [Target]

    /// - Parameter root: The folder of the repository, whose sources the project lists.
    public init(root: String) throws {
        func target(
            _ name: String, _ kind: Target.Kind, _ folders: [String], needs: [String] = [],
            settings: [String: String] = [:]
        ) throws -> Target {
            Target(
                name: name, kind: kind, files: try folders.flatMap { try SourceFiles.list(in: $0, below: root) },
                needs: needs, settings: settings)
        }
        let package = ["OTHER_SWIFT_FLAGS": "-package-name velarium"]
        let everything = ["OTHER_SWIFT_FLAGS": "-package-name velarium -D Everything"]
        let library = ["OverlayPlacement", "StateMachines", "Velarium"]
        targets = [
            try target("Probes", .library, ["Conformance/Sources/Probes"]),
            try target("ConformanceApp", .app, ["Conformance/Apple/App"]),
            try target(
                "ConformanceTests", .tests(host: "ConformanceApp"), ["Conformance/Apple/Tests"], needs: ["Probes"],
                settings: [
                    "SWIFT_OBJC_BRIDGING_HEADER": "Apple/Tests/ExceptionCatcher.h",
                    "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/ConformanceApp.app/ConformanceApp",
                    "BUNDLE_LOADER": "$(TEST_HOST)",
                ]),
            try target("OverlayPlacement", .library, ["Sources/OverlayPlacement"], settings: package),
            try target("StateMachines", .library, ["Sources/StateMachines"], settings: package),
            try target(
                "Velarium", .library, ["Sources/Velarium"], needs: ["OverlayPlacement", "StateMachines"],
                settings: everything),
            try target("Samples", .library, ["Examples/Systems"], needs: library, settings: everything),
            try target("Gallery", .library, ["Sources/Gallery"], needs: library + ["Samples"], settings: everything),
            try target("PopoverGuide", .app, ["Examples/PopoverGuide"]),
            try target("TestSupport", .library, ["Tests/TestSupport"], settings: package),
            try target(
                "LibraryTests", .tests(host: nil), ["Tests/OverlayPlacementTests", "Tests/StateMachinesTests"],
                needs: ["OverlayPlacement", "StateMachines", "TestSupport"], settings: package),
        ]
    }

    /// The text of each file by its path in the project's folder. The same sources always give the same texts.
    public var files: [String: String] {
        var files = ["project.pbxproj": ProjectText(targets: targets, settings: Self.settings).text]
        for target in targets {
            files["xcshareddata/xcschemes/\(target.name).xcscheme"] = SchemeText(target: target).text
        }
        return files
    }

    private static let settings = [
        "ALWAYS_SEARCH_USER_PATHS": "NO", "CLANG_ENABLE_MODULES": "YES", "CLANG_ENABLE_OBJC_ARC": "YES",
        "CODE_SIGN_IDENTITY": "-", "CODE_SIGNING_ALLOWED": "NO", "ENABLE_TESTABILITY": "YES",
        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
        "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations":
            "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "PRODUCT_NAME": "$(TARGET_NAME)", "SDKROOT": "iphoneos",
        "SWIFT_VERSION": "6.0", "TARGETED_DEVICE_FAMILY": "1,2",
    ]
}
