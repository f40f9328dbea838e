// swift-tools-version: 6.2
import PackageDescription

/// iOS apps as they were written for iOS: their sources are in the folders `iOS`, and nothing in them is changed.
let package = Package(
    name: "Apps",
    dependencies: [.package(name: "velarium", path: "../.."), .package(name: "Port", path: "../../Port")],
    targets: [
        .executableTarget(
            name: "Claims",
            dependencies: [.product(name: "UIKit", package: "velarium")],
            exclude: ["iOS"],
            plugins: [.plugin(name: "VelariumPort", package: "Port")]),
        .testTarget(
            name: "IdiomTests",
            dependencies: [.product(name: "UIKit", package: "velarium")],
            exclude: ["iOS"],
            plugins: [.plugin(name: "VelariumPort", package: "Port")]),
    ],
    swiftLanguageModes: [.v5]
)
