// swift-tools-version: 6.2
import PackageDescription

let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "velarium")]
let port: [Target.PluginUsage] = [.plugin(name: "VelariumPort", package: "Port")]

/// The XCUITests of each app.
let uiTests = ["Claims", "Errands", "Reader", "Sketch"].map { app in
    Target.testTarget(
        name: "\(app)UITests",
        dependencies: [.byName(name: app), .product(name: "XCUIAutomation", package: "velarium")] + uikit,
        exclude: ["iOS"], plugins: port)
}

/// iOS apps as they were written for iOS: their sources are in the folders `iOS`, and nothing in them is changed.
let package = Package(
    name: "Apps",
    dependencies: [.package(name: "velarium", path: "../.."), .package(name: "Port", path: "../../Port")],
    targets: [
        .executableTarget(name: "Claims", dependencies: uikit, exclude: ["iOS"], plugins: port),
        .executableTarget(name: "Errands", dependencies: uikit, exclude: ["iOS"], plugins: port),
        .executableTarget(name: "Reader", dependencies: uikit, exclude: ["iOS"], plugins: port),
        .executableTarget(name: "Sketch", dependencies: uikit, exclude: ["iOS"], plugins: port),
        .testTarget(name: "ErrandsTests", dependencies: ["Errands"] + uikit, exclude: ["iOS"], plugins: port),
        .testTarget(name: "IdiomTests", dependencies: uikit, exclude: ["iOS"], plugins: port),
    ] + uiTests,
    swiftLanguageModes: [.v5]
)
