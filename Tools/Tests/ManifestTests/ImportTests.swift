import Foundation
import Manifest
import Testing

/// Imports against declared dependencies.
@Suite struct ImportTests {
    @Test func importsAreFoundInConditionsAndWithAttributes() {
        let text = """
            // import Commented
            @_exported import A
            #if canImport(B)
                package import B
            #endif
            import struct C.D
            @_spi(Core) import E

            func important() {}
            let text = "import F"
            """

        let imports = ModuleImport.all(in: text, path: "A.swift")

        #expect(imports.map(\.module) == ["A", "B", "C", "E"])
        #expect(imports.map(\.line) == [2, 4, 6, 7])
        #expect(imports.map(\.isExported) == [true, false, false, false])
    }

    /// A package in a temporary folder: its targets with their dependencies and the text of their only file.
    private func violations(_ targets: [(name: String, dependencies: [String], text: String)]) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.appending(path: "import-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for target in targets {
            let folder = root.appending(path: target.name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try target.text.write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        }
        let described = targets.map { target in
            """
            {"name": "\(target.name)", "type": "library", "module_type": "SwiftTarget", "path": "\(target.name)",
             "sources": ["A.swift"], "target_dependencies": [\(target.dependencies.map { "\"\($0)\"" }.joined(separator: ","))]}
            """
        }
        let json = "{\"targets\": [\(described.joined(separator: ","))], \"products\": []}"
        let description = try PackageDescription(json: Data(json.utf8))
        return try ImportCheck(description, root: root, systemModules: ["Foundation"], impliedModules: ["Implied"])
            .violations()
    }

    @Test func declaredImportsPass() throws {
        let violations = try violations([
            ("Low", [], "import Foundation"), ("High", ["Low", "Implied"], "import Low"), ("Implied", [], ""),
        ])

        #expect(violations == [])
    }

    @Test func anImportOfATransitiveDependencyIsRefused() throws {
        let violations = try violations([
            ("Low", [], ""), ("Middle", ["Low"], "import Low"), ("High", ["Middle"], "import Middle\nimport Low"),
        ])

        #expect(violations == ["High/A.swift:2: High imports Low, but Package.swift does not declare it."])
    }

    @Test func aDependencyThatNoFileImportsIsReported() throws {
        let violations = try violations([("Low", [], ""), ("High", ["Low"], "")])

        #expect(violations == ["High declares Low, but none of its files imports it."])
    }

    @Test func whatAnImportReExportsHasToBeDeclared() throws {
        let umbrella =
            [("Low", [], ""), ("Umbrella", ["Low"], "@_exported import Low")] as [(String, [String], String)]

        let undeclared = try violations(umbrella + [("App", ["Umbrella"], "import Umbrella")])
        let declared = try violations(umbrella + [("App", ["Umbrella", "Low"], "import Umbrella")])

        #expect(undeclared == ["App gets Low through a re-export, but Package.swift does not declare it."])
        #expect(declared == [])
    }

    @Test func anUnknownModuleIsReported() throws {
        #expect(try violations([("Low", [], "import Mystery")]).count == 1)
    }
}

/// ARCHITECTURE.md's table of modules.
@Suite struct ModuleTableTests {
    private let text = """
        Before.

        | module | may import | must not depend on |
        |---|---|---|
        | High | nothing | hosts |
        | Gone | Low | views |

        After.
        """

    private func description() throws -> PackageDescription {
        let target = "\"module_type\": \"SwiftTarget\", \"path\": \"p\", \"sources\": []"
        let json = """
            {"products": [], "targets": [
                {"name": "Low", "type": "library", \(target)},
                {"name": "High", "type": "library", "target_dependencies": ["Low", "_Empty"], \(target)},
                {"name": "HighTests", "type": "test", "target_dependencies": ["High"], \(target)}
            ]}
            """
        return try PackageDescription(json: Data(json.utf8))
    }

    @Test func theFirstColumnsFollowThePackageAndTheThirdStays() throws {
        let table = try #require(ModuleTable(in: text))

        let repaired = try table.text(for: description())

        #expect(
            repaired == """
                Before.

                | module | may import | must not depend on |
                |---|---|---|
                | High | Low | hosts |
                | Low | nothing |  |

                After.
                """)
        #expect(try ModuleTable(in: repaired)?.text(for: description()) == repaired)
    }

    @Test func aTextWithoutTheTableHasNone() {
        #expect(ModuleTable(in: "| module | other |\n") == nil)
    }
}
