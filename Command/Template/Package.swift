// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "__APP__",
    platforms: [.iOS(.v16)],
    dependencies: [.package(name: "velarium", path: "__CHECKOUT__")],
    targets: [
        .executableTarget(
            name: "__APP__",
            dependencies: [
                .product(name: "UIKit", package: "velarium", condition: .when(platforms: [.linux])),
                .product(name: "Velarium", package: "velarium"),  // the overlay library, where the app uses it
            ],
            // Links in less time than the default linker.
            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
        .testTarget(
            name: "__APP__Tests",
            dependencies: ["__APP__", .product(name: "VelariumTesting", package: "velarium")]),
    ]
)
