// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

/// The command `velarium`. A package of its own, because users of the library resolve no parser of command lines.
let package = Package(
    name: "Command",
    products: [.executable(name: "velarium", targets: ["velarium"])],
    dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")],
    targets: [
        .target(name: "AppPackages", swiftSettings: strict),
        .executableTarget(
            name: "velarium",
            dependencies: ["AppPackages", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .testTarget(name: "AppPackagesTests", dependencies: ["AppPackages"], swiftSettings: strict),
    ]
)
