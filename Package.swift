// swift-tools-version: 6.2
import PackageDescription

/// Every warning is an error, but the deprecation of `UIPopoverController` and what goes with it.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// What only sees public API: the modules a user could have written.
func client(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: ["README.md"], resources: resources, packageAccess: false,
        swiftSettings: strict)
}

/// `pages` are folders of the module that have a README of their own.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], pages: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, exclude: ["README.md"] + pages.map { "\($0)/README.md" },
        swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(
        name: name, dependencies: dependencies,
        swiftSettings: strict,
        // The program of all tests has 370 megabytes; the default linker takes twice as long.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))])
}

/// Links Swift's libraries and Foundation into a release build, at an address of its own: the program then starts with
/// a quarter less of processor time, and keeps a quarter less of memory to itself, because the dynamic linker neither
/// looks up 18,000 names nor writes to two megabytes of tables. Docs/Performance.md has the figures.
let linkedAsOne: [LinkerSetting] = [
    .unsafeFlags(
        [
            "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic",
            "-lFoundation", "-lFoundationInternationalization", "-lFoundationEssentials", "-lCoreFoundation",
            "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++",
        ], .when(platforms: [.linux], configuration: .release))
]

/// What every module above the core names: the core and what it re-exports.
let coreModules = ["UIKitCore", "ObjectiveCSupport", "UIKitDevice", "UIFoundation", "QuartzCore", "CoreGraphics"]
let core: [Target.Dependency] = coreModules.map { .target(name: $0) }

/// Tests of the core and of the modules beside it.
func uikitTests(_ name: String, adding others: [Target.Dependency] = []) -> Target {
    tests(name, core + ["VelariumTesting"] + others)
}

/// What several test targets share; in no product.
func testSupport(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

/// What `import UIKit` always brings. SwiftPM compiles a target again when a module it names has changed, not when one
/// that such a module re-exports has: whoever imports the umbrella names all of it.
let presentation =
    [
        "UIKit", "UIKitContainers", "UIKitAlerts", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText",
        "UIKitMenus",
    ] + coreModules
/// The traits with which apps open windows, and those with which UIKit has more than overlays need. One trait is on by
/// default: SwiftPM writes several in another order each time, and then compiles every module again.
let windows: Set<String> = ["Everything", "Window"]
let fullUIKit: Set<String> = ["Everything", "FullUIKit"]
/// What `import UIKit` brings with the traits of `fullUIKit`.
let rest = ["UIKitMotion", "UIKitCollections", "UIKitSharing", "UIKitStoryboards"]
let umbrella = presentation + rest
let uikit: [Target.Dependency] = umbrella.map { .target(name: $0) }
/// The same for what is also built for Apple's systems, which have it already.
let uikitWhereAppleHasNone: [Target.Dependency] =
    presentation.map { .target(name: $0, condition: .when(platforms: [.linux])) }
    + rest.map { .target(name: $0, condition: .when(platforms: [.linux], traits: fullUIKit)) }

/// What Swift Testing looks for beside modules with Apple's names.
let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

/// A C library of the system, found by pkg-config.
func library(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/CSystem/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
    name: "Velarium",
    defaultLocalization: "en",
    platforms: [.iOS(.v16)],
    // What users need. SwiftPM makes a product of each executable target on its own, for this package alone.
    products: [
        .library(name: "UIKit", targets: umbrella),
        // For a package that leaves out the rest by its traits: the product UIKit would compile the rest all the same.
        .library(name: "UIKitForOverlays", targets: presentation),
        .library(name: "QuartzCore", targets: ["QuartzCore", "CoreGraphics"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "Velarium", targets: ["Velarium"]),
        .library(
            name: "VelariumTesting",
            targets: [
                "VelariumTesting", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText", "UIKitMenus",
            ] + coreModules),
        // Apart from VelariumTesting, which also serves programs that have no Swift Testing.
        .library(name: "VelariumTestingTraits", targets: ["VelariumTestingTraits"]),
        // For UI tests, which have XCTest and Swift Testing.
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"] + coreModules),
    ],
    traits: [
        .default(enabledTraits: ["Everything"]),
        .trait(name: "Everything", description: "Windows, and the whole of UIKit."),
        .trait(
            name: "Window",
            description: "Real windows through SDL2, and of UIKit what overlays need. Without a trait it is headless."),
        .trait(
            name: "FullUIKit",
            description: "Tables, collection views, dynamics and sharing as well; headless only, without SDL2."),
    ],
    targets: [
        library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        library("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
        library("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
        library("CFontconfig", pkgConfig: "pangoft2", apt: "libfontconfig-dev"),
        library("CSDL", pkgConfig: "sdl2", apt: "libsdl2-dev"),
        .target(name: "CShims", path: "Sources/CSystem/CShims"),
        // A C module called UIKit, which the compiler wants for @UIApplicationMain.
        .target(name: "CUIKit", path: "Sources/CSystem/CUIKit"),
        .target(name: "CPixels", path: "Sources/CSystem/CPixels"),
        .target(name: "CJPEG", path: "Sources/CSystem/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),

        module("ConstraintSolver"),
        module("StateMachines"),
        module("OverlayPlacement"),
        module("InterfaceDocuments"),
        module("CoreGraphics", ["CCairo", "CJPEG", "CPixels"]),
        module("TextLayout", ["CoreGraphics", "CCairo", "CPango", "CFontconfig"]),
        module("QuartzCore", ["CoreGraphics", "CPixman", "CPixels"]),
        module("UIFoundation", ["QuartzCore", "TextLayout", "CoreGraphics"]),
        module("UIKitDevice", ["UIFoundation", "QuartzCore", "CoreGraphics"]),
        module("ObjectiveCSupport", ["UIKitDevice", "UIFoundation", "QuartzCore", "CoreGraphics"]),
        module(
            "UIKitCore",
            [
                "ObjectiveCSupport", "UIKitDevice", "UIFoundation", "QuartzCore", "TextLayout", "CoreGraphics",
                "OverlayPlacement", "ConstraintSolver", "StateMachines",
            ],
            pages: ["Frame", "Animation", "Input/Gestures", "Layout", "Scrolling", "Presentation", "Controllers"]),
        module("UIKitPresentation", core + ["OverlayPlacement", "StateMachines"]),
        module("SystemChrome", core),
        module("UIKitMenus", core + ["OverlayPlacement", "StateMachines", "TextLayout"]),
        module("UIKitKeyboard", core),
        module("UIKitText", core + ["UIKitMenus", "TextLayout"]),
        module("UIKitControls", core + ["UIKitText", "UIKitMenus", "TextLayout", "StateMachines"]),
        module("UIKitLists", core + ["UIKitControls", "UIKitMenus", "StateMachines"]),
        module("UIKitTables", core + ["UIKitLists", "UIKitControls"]),
        module("UIKitAlerts", core + ["UIKitControls", "UIKitPresentation", "StateMachines"]),
        module("UIKitSharing", core + ["UIKitAlerts", "UIKitControls", "UIKitText", "UIKitCollections"]),
        module("UIKitContainers", core + ["UIKitTables", "UIKitLists", "UIKitControls"]),
        module("UIKitCollections", core + ["UIKitLists", "UIKitControls"]),
        module("UIKitMotion", core + ["UIKitCollections"]),
        module(
            "UIKitStoryboards",
            core + [
                "InterfaceDocuments", "UIKitContainers", "UIKitCollections", "UIKitTables", "UIKitControls",
                "UIKitText",
            ]),
        module("HeadlessHost", ["UIKitDevice", "QuartzCore", "CoreGraphics"]),
        module("HostTiming", ["QuartzCore", "CoreGraphics"]),
        module(
            "WindowHost",
            ["HostTiming", "UIKitDevice", "UIFoundation", "QuartzCore", "CoreGraphics", "CSDL", "CShims"]),
        module("RemoteHost", ["HostTiming", "UIKitDevice", "UIFoundation", "QuartzCore", "CoreGraphics"]),
        module(
            "SystemAssembly",
            core + ["HeadlessHost", "SystemChrome", "UIKitAlerts", "UIKitMenus", "UIKitKeyboard", "UIKitPresentation"]),
        module("PictureReport"),
        module("AccessibilityTree", core + ["UIKitControls", "UIKitText"]),
        module(
            "Driving",
            core + [
                "AccessibilityTree", "PictureReport", "SystemChrome", "UIKitLists", "UIKitTables", "UIKitControls",
                "UIKitText", "HeadlessHost",
            ]),
        module("Inspection", core + ["Driving", "OverlayPlacement", "UIKitControls", "UIKitPresentation"]),
        module(
            "DeviceShell",
            core + [
                "OverlayPlacement", "SystemAssembly", "SystemChrome", "UIKitTables", "UIKitControls", "UIKitText",
                "UIKitMenus", "Driving", "Inspection", "UIKitPresentation", "AccessibilityTree",
            ]),
        module(
            "AccessibilitySharing",
            core + [
                "AccessibilityTree", "DeviceShell", "RemoteHost", "WindowHost", "HostTiming", "TextLayout",
                "UIKitAlerts", "UIKitTables", "UIKitControls", "UIKitText", "UIKitMenus",
            ]),
        module(
            "UIKit",
            core + [
                "UIKitContainers", "UIKitAlerts", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText",
                "UIKitMenus", "TextLayout",
                "HeadlessHost", "SystemAssembly", "SystemChrome", "Driving",
                "_Testing_CoreGraphics", "_Testing_UIKit", "CUIKit",
                .target(name: "AccessibilitySharing", condition: .when(traits: ["Everything"])),
                .target(name: "HostTiming", condition: .when(traits: windows)),
                .target(name: "RemoteHost", condition: .when(traits: ["Everything"])),
                .target(name: "WindowHost", condition: .when(traits: windows)),
                .target(name: "DeviceShell", condition: .when(traits: windows)),
            ] + rest.map { .target(name: $0, condition: .when(traits: fullUIKit)) }),
        module(
            "VelariumTesting",
            core + [
                "AccessibilityTree", "Driving", "HeadlessHost", "Inspection", "SystemAssembly", "SystemChrome",
                "UIKitMenus",
                "UIKitKeyboard", "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        module("VelariumTestingTraits", ["VelariumTesting"] + core + overlays),
        module(
            "XCUIAutomation",
            core + [
                "Driving", "HeadlessHost", "VelariumTesting", "UIKitAlerts", "UIKitContainers", "UIKitCollections",
                "UIKitTables", "UIKitControls", "UIKitText", "UIKitMenus", "UIKitKeyboard",
            ] + overlays),
        client("Velarium", ["OverlayPlacement", "StateMachines"] + uikitWhereAppleHasNone),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),

        client(
            "Gallery", ["Samples", "Velarium", "OverlayPlacement"] + uikit, resources: [.process("Resources")]),
        .target(
            name: "Samples", dependencies: ["Velarium"] + uikit, path: "Examples/Systems",
            exclude: ["README.md", "README.zh-Hans.md"],
            packageAccess: false, swiftSettings: strict),
        .executableTarget(
            name: "GalleryApp",
            dependencies: ["Gallery", "Samples", "Driving", "DeviceShell", "PictureReport"] + uikit,
            exclude: ["README.md"],
            swiftSettings: strict, linkerSettings: linkedAsOne),
        .executableTarget(
            name: "PopoverGuide", dependencies: uikit, path: "Examples/PopoverGuide", packageAccess: false,
            swiftSettings: strict),

        .executableTarget(
            name: "LoopProbe", dependencies: uikit, path: "Tests/LoopProbe", packageAccess: false,
            swiftSettings: strict),
        .executableTarget(
            name: "FakeIBus", dependencies: ["CShims"], path: "Tests/FakeIBus", packageAccess: false,
            swiftSettings: strict),
        .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: core + [
                "UIKitAlerts", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText", "UIKitMenus", "HeadlessHost",
                "SystemAssembly", "CPixman",
                "ConstraintSolver", "OverlayPlacement", "StateMachines", "Velarium", "AllocationCount", "DeviceShell",
                "Driving", "Inspection", "InterfaceDocuments", "UIKitStoryboards", "VelariumTesting",
                .target(name: "WindowHost", condition: .when(traits: windows)),
            ],
            path: "Benchmarks", exclude: ["README.md", "AllocationCount", "Peers", "UITestSteps"],
            swiftSettings: strict,
            linkerSettings: linkedAsOne),
        // A program of its own: XCTest and Testing cannot be linked into one.
        .executableTarget(
            name: "UITestBenchmark",
            dependencies: core + ["UIKitAlerts", "UIKitContainers", "UIKitControls", "UIKitTables", "XCUIAutomation"],
            path: "Benchmarks/UITestSteps", swiftSettings: strict),
        // What `./fuzz` and FuzzingTests feed with bytes that no one wrote.
        .target(
            name: "Fuzzers",
            dependencies: core + [
                "ConstraintSolver", "InterfaceDocuments", "TextLayout", "PictureReport", "RemoteHost", "Driving",
                "VelariumTesting", "XCUIAutomation", "UIKitStoryboards", "UIKitCollections", "UIKitAlerts",
                "UIKitTables", "UIKitControls", "UIKitText", "UIKitPresentation",
                .target(name: "WindowHost", condition: .when(traits: windows)),
            ],
            path: "Fuzzing/Fuzzers", swiftSettings: strict),
        // The gallery with everything that can happen to an app, for SimulationTests.
        .target(
            name: "Simulation",
            dependencies: uikit + ["Gallery", "HeadlessHost", "TestSupport", "VelariumTesting"],
            path: "Fuzzing/Simulation", exclude: ["README.md"], swiftSettings: strict),
        .executableTarget(
            name: "Simulate", dependencies: ["Simulation", "Driving", "TestSupport"], path: "Fuzzing/Simulate",
            swiftSettings: strict),
        testSupport("TestSupport"),
        testSupport("UITestSupport", core + ["UIKitControls", "UIKitTables", "UIKitLists", "VelariumTesting"]),
        // The code that the tutorials end with, as an app's module.
        .target(
            name: "TutorialApp", dependencies: ["Velarium"] + uikit,
            path: "Sources/Velarium/Velarium.docc/Finished", packageAccess: false,
            // Its tests import it as the reader's tests import theirs, also in release.
            swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
        tests("ConstraintSolverTests", ["TestSupport", "ConstraintSolver"]),
        tests("StateMachinesTests", ["TestSupport", "StateMachines"]),
        tests("OverlayPlacementTests", ["TestSupport", "OverlayPlacement"]),
        tests("CoreGraphicsTests", ["TestSupport", "CoreGraphics", "CCairo", "CPixels"] + overlays),
        tests("TextLayoutTests", ["TextLayout", "CoreGraphics"] + overlays),
        tests("QuartzCoreTests", ["TestSupport", "QuartzCore", "CoreGraphics"] + overlays),
        uikitTests("UIFoundationTests", adding: ["TestSupport", "UITestSupport", "HeadlessHost"]),
        uikitTests(
            "UIKitCoreTests",
            adding: [
                "SystemAssembly", "TestSupport", "UITestSupport", "UIKitTables", "UIKitControls", "UIKitText",
                "HeadlessHost",
            ]),
        uikitTests(
            "UIKitLayoutTests",
            adding: ["TestSupport", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText"]),
        uikitTests(
            "UIKitInputTests",
            adding: ["SystemAssembly", "TestSupport", "UITestSupport", "UIKitControls", "HeadlessHost"]),
        uikitTests(
            "UIKitControllerTests",
            adding: ["SystemAssembly", "TestSupport", "UITestSupport", "UIKitTables", "UIKitControls", "HeadlessHost"]),
        uikitTests(
            "UIKitPresentationTests",
            adding: [
                "TestSupport", "UITestSupport", "UIKitPresentation", "UIKitTables", "UIKitLists",
                "UIKitControls",
            ]),
        uikitTests(
            "UIKitControlsTests",
            adding: [
                "SystemAssembly",
                "TestSupport", "UITestSupport", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText",
                "HeadlessHost", "TextLayout",
            ]),
        uikitTests("UIKitListsTests", adding: ["TestSupport", "UIKitLists"]),
        uikitTests(
            "UIKitTablesTests",
            adding: ["TestSupport", "UITestSupport", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText"]),
        uikitTests("UIKitAlertsTests", adding: ["UITestSupport", "UIKitAlerts", "UIKitControls"]),
        uikitTests(
            "UIKitMenusTests",
            adding: [
                "TestSupport", "UITestSupport", "UIKitTables", "UIKitLists", "UIKitControls", "UIKitText", "UIKitMenus",
                "OverlayPlacement",
            ]),
        uikitTests(
            "UIKitKeyboardTests", adding: ["TestSupport", "UIKitControls", "UIKitKeyboard"]),
        uikitTests(
            "UIKitTextTests", adding: ["TestSupport", "UIKitControls", "UIKitText", "UIKitMenus", "HeadlessHost"]),
        uikitTests(
            "UIKitSharingTests",
            adding: ["UIKitSharing", "UIKitControls", "UIKitText", "UIKitCollections", "HeadlessHost"]),
        uikitTests("UIKitContainersTests", adding: ["UIKitContainers", "UIKitTables", "UIKitControls"]),
        uikitTests(
            "UIKitCollectionsTests",
            adding: ["TestSupport", "UITestSupport", "UIKitCollections", "UIKitLists", "UIKitControls"]),
        uikitTests("UIKitMotionTests", adding: ["UIKitMotion", "UIKitCollections", "UIKitLists"]),
        uikitTests(
            "UIKitStoryboardsTests",
            adding: [
                "TestSupport", "InterfaceDocuments", "UIKitStoryboards", "UIKitContainers", "UIKitCollections",
                "UIKitTables", "UIKitControls", "UIKitText",
            ]),
        tests("ReleaseTests", core + ["UIKitTables"] + overlays),
        tests(
            "HeadlessHostTests", core + ["HeadlessHost", "SystemAssembly"] + overlays),
        tests(
            "DrivingTests",
            core + [
                "Driving", "PictureReport", "HeadlessHost", "SystemAssembly", "UIKitTables", "UIKitLists",
                "UIKitControls",
            ] + overlays),
        tests("FuzzingTests", ["Fuzzers", "TestSupport"]),
        tests(
            "SimulationTests",
            uikit + ["Gallery", "Simulation", "TestSupport", "VelariumTesting"] + overlays),
        tests("PictureReportTests", ["PictureReport"]),
        tests("RemoteHostTests", ["RemoteHost", "HostTiming", "UIKitDevice", "QuartzCore", "CoreGraphics"]),
        tests(
            "WindowHostTests",
            core + ["HostTiming", "WindowHost", "CSDL", "CShims"] + overlays),
        tests(
            "VelariumTestingTests",
            core + ["VelariumTesting", "UIKitControls"]),
        tests("VelariumTestingTraitsTests", core + ["VelariumTesting", "VelariumTestingTraits"]),
        tests(
            "XCUIAutomationTests",
            core + ["XCUIAutomation", "UIKitAlerts", "UIKitContainers", "UIKitTables", "UIKitControls"]),
        tests(
            "UIKitTests",
            [
                "TestSupport", "Gallery", "Samples", "Velarium", "OverlayPlacement", "VelariumTesting", "Driving",
                "SystemChrome", "UIKitPresentation", "DeviceShell",
            ] + uikit),
        uikitTests(
            "AccessibilityTreeTests", adding: ["UIKitAlerts", "UIKitTables", "UIKitControls", "UIKitText"]),
        uikitTests(
            "AccessibilitySharingTests",
            adding: [
                "AccessibilitySharing", "HeadlessHost", "WindowHost", "UIKitAlerts", "UIKitControls", "UIKitText",
            ]),
        uikitTests(
            "InspectionTests", adding: ["Driving", "Inspection", "UIKitControls", "UIKitPresentation", "UIKitTables"]),
        tests(
            "DeviceShellTests",
            core + [
                "DeviceShell", "Driving", "HeadlessHost", "SystemAssembly", "SystemChrome", "UIKitControls",
                "UIKitPresentation",
            ] + overlays),
        tests("VelariumTests", ["TestSupport", "UITestSupport", "Velarium", "VelariumTesting"] + uikit),
        // Features beside others, in motion and after changes; in an optimized build, because there are many cases.
        tests("CombinationTests", ["TestSupport", "Gallery", "Velarium", "VelariumTesting"] + uikit),
        // All overlays of both libraries together.
        tests(
            "OverlayTests", ["TestSupport", "UITestSupport", "Velarium", "VelariumTesting", "HeadlessHost"] + uikit),
        tests("TutorialTests", ["TutorialApp", "Velarium", "VelariumTesting"] + uikit),
    ]
)

// A program without an entry point of its own: libFuzzer brings it, with the flags of `./fuzz`.
if Context.environment["VELARIUM_FUZZING"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: ["Fuzzers"], path: "Fuzzing/Fuzz",
            swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}

// This switch must stay as long as SwiftPM builds all tests as one program: it is the only way to build some test targets
// without waiting for all of them. A comma separates names.
if let names = Context.environment["VELARIUM_ONLY_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
