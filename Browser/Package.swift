// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Shows an app in browsers. A package of its own, which links nothing of the library: the app runs in another process, and
/// users of the library resolve no server.
let package = Package(
    name: "Browser",
    products: [.executable(name: "velarium-browser", targets: ["velarium-browser"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "BrowserServer",
            dependencies: [
                "CZlib", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
            ],
            exclude: ["README.md"],
            resources: ["page.html", "client.js", "style.css"].map { .embedInCode("Page/\($0)") }, swiftSettings: strict
        ),
        .executableTarget(
            name: "velarium-browser",
            dependencies: ["BrowserServer", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .testTarget(name: "BrowserServerTests", dependencies: ["BrowserServer"], swiftSettings: strict),
    ]
)
