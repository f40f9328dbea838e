// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v16)],
    dependencies: [.package(path: "../velarium")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "UIKit", package: "velarium", condition: .when(platforms: [.linux])),
                .product(name: "Velarium", package: "velarium"),
            ]),
        .testTarget(
            name: "AppTests",
            dependencies: ["App", .product(name: "VelariumTesting", package: "velarium")]),
    ]
)
