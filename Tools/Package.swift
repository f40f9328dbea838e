// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("InternalImportsByDefault")]

let parser: [Target.Dependency] = [
    .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
]

/// What checks the repository. A package of its own, because users of the library resolve and build none of it.
let package = Package(
    name: "Tools",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(name: "Structure", dependencies: parser, swiftSettings: strict),
        .target(name: "Vocabulary", dependencies: parser, swiftSettings: strict),
        .target(name: "Manifest", dependencies: parser, swiftSettings: strict),
        .target(
            name: "Mutation", dependencies: parser + [.product(name: "SwiftOperators", package: "swift-syntax")],
            swiftSettings: strict),
        .target(name: "SymbolGraphs", swiftSettings: strict),
        .target(name: "AppleTypes", swiftSettings: strict),
        .target(name: "Requirements", swiftSettings: strict),
        .target(name: "Translations", swiftSettings: strict),
        .target(name: "Size", swiftSettings: strict),
        .target(name: "PluralRules", swiftSettings: strict),
        .target(name: "EmojiTables", swiftSettings: strict),
        .executableTarget(
            name: "check",
            dependencies: [
                "Structure", "Vocabulary", "Manifest", "SymbolGraphs", "AppleTypes", "Requirements",
                "Translations", "Size", "PluralRules", "EmojiTables", "Mutation",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        .testTarget(name: "StructureTests", dependencies: ["Structure"], swiftSettings: strict),
        .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary"], swiftSettings: strict),
        .testTarget(name: "ManifestTests", dependencies: ["Manifest"], swiftSettings: strict),
        .testTarget(name: "MutationTests", dependencies: ["Mutation"], swiftSettings: strict),
        .testTarget(name: "SymbolGraphsTests", dependencies: ["SymbolGraphs"], swiftSettings: strict),
        .testTarget(name: "RequirementsTests", dependencies: ["Requirements"], swiftSettings: strict),
        .testTarget(name: "TranslationsTests", dependencies: ["Translations"], swiftSettings: strict),
        .testTarget(name: "SizeTests", dependencies: ["Size"], swiftSettings: strict),
        .testTarget(name: "PluralRulesTests", dependencies: ["PluralRules"], swiftSettings: strict),
        .testTarget(name: "EmojiTablesTests", dependencies: ["EmojiTables"], swiftSettings: strict),
    ]
)
