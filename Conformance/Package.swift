// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let linux: TargetDependencyCondition? = .when(platforms: [.linux])

/// Small programs against public UIKit that print values, the same ones here and on Apple's simulators; and what compares
/// the values.
let package = Package(
    name: "Conformance",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "velarium", path: "..")],
    targets: [
        .target(
            name: "Probes", dependencies: [.product(name: "UIKit", package: "velarium", condition: linux)],
            swiftSettings: strict),
        .executableTarget(
            name: "ConformanceRunner",
            dependencies: [
                "Probes", .product(name: "UIKit", package: "velarium", condition: linux),
                .product(name: "VelariumTesting", package: "velarium", condition: linux),
            ],
            swiftSettings: strict),
        .target(name: "Fidelity", swiftSettings: strict),
        .target(name: "XcodeProject", swiftSettings: strict),
        .executableTarget(name: "conformance", dependencies: ["Fidelity", "XcodeProject"], swiftSettings: strict),
        .testTarget(name: "FidelityTests", dependencies: ["Fidelity", "XcodeProject"], swiftSettings: strict),
    ]
)
