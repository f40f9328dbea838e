// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

let parser: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
]

/// Compiles iOS sources as they are. A package of its own, because users of the library resolve and build none of it.
let package = Package(
    name: "Port",
    products: [
        .plugin(name: "VelariumPort", targets: ["VelariumPort"]),
        .executable(name: "velarium-port", targets: ["velarium-port"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        // The library's module of the same folder, through a symbolic link: names of targets are unique in a graph.
        .target(
            name: "PortDocuments", path: "Sources/InterfaceDocuments", exclude: ["README.md"], swiftSettings: strict),
        .target(name: "PortRewriter", dependencies: parser + ["PortDocuments"], swiftSettings: strict),
        .executableTarget(
            name: "velarium-port",
            dependencies: [
                "PortRewriter", "PortDocuments", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .plugin(name: "VelariumPort", capability: .buildTool(), dependencies: ["velarium-port"]),
        .testTarget(name: "PortRewriterTests", dependencies: ["PortRewriter"], swiftSettings: strict),
    ]
)

// Who builds many packages names a rewriter that is built already: then neither it nor swift-syntax is built for each.
if Context.environment["VELARIUM_PORT_TOOL"] != nil {
    package.products.removeAll { $0.name != "VelariumPort" }
    package.dependencies = []
    package.targets = [.plugin(name: "VelariumPort", capability: .buildTool())]
}
