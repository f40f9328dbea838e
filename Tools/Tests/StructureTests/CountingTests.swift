import Structure
import Testing

/// How types and casts are counted.
@Suite struct CountingTests {
    private func module(_ files: [String: String], name: String = "Module") -> ModuleGraph {
        ModuleGraph(name: name, files: files.sorted { $0.key < $1.key }.map { ScannedFile($0.value, path: $0.key) })
    }

    private func rules(
        orders: [String: FolderOrder] = [:], exceptions: [String: String] = [:], casts: [CastPattern] = []
    ) -> CountingRules {
        CountingRules(modulesOfApple: ["UIKitCore"], orders: orders, exceptions: exceptions, casts: casts)
    }

    private func structure(withLines count: Int, access: String = "") -> String {
        "\(access) struct S {" + String(repeating: "\n", count: count - 1) + "}\n"
    }

    @Test func linesOfATypeIncludeItsExtensionsButNotTypesInside() throws {
        let module = module([
            "A.swift": "/// A comment.\nstruct S {\n    struct Inner {\n        var x = 0\n    }\n}\n",
            "B.swift": "extension S {\n    var y: Int { 1 }\n}\n",
        ])

        let type = try #require(module.types.first { $0.name == "S" })

        #expect(type.lines == 2 + 3)
        #expect(type.fileCount == 2)
        #expect(module.types.first { $0.name == "S.Inner" }?.lines == 3)
    }

    @Test func fiveHundredAndOneLinesAreTooMany() {
        let short = module(["S.swift": structure(withLines: 500)])
        let long = module(["S.swift": structure(withLines: 501)])

        #expect(rules().longTypes(in: short).isEmpty)
        #expect(rules().longTypes(in: long).map(\.name) == ["S"])
    }

    @Test func publicTypesInModulesOfAppleAndExceptionsAreNotCounted() {
        let text = structure(withLines: 501, access: "public")

        #expect(rules().longTypes(in: module(["S.swift": text], name: "UIKitCore")).isEmpty)
        #expect(rules().longTypes(in: module(["S.swift": text], name: "Velarium")).count == 1)
        #expect(
            rules(exceptions: ["Velarium.S": "data"]).longTypes(in: module(["S.swift": text], name: "Velarium")).isEmpty
        )
    }

    @Test(arguments: [
        ("UIKitCore", ["C.swift", "D.swift"]), ("Velarium", ["A.swift", "B.swift", "C.swift", "D.swift"]),
    ])
    func filesWithNamesOfAppleAreNotOwn(name: String, own: [String]) {
        let circle = module(
            [
                "A.swift": "public class A { var b: B? }",
                "B.swift": "class B { var c: C? }; extension A { public func f() {} }",
                "C.swift": "class C { var d: D? }", "D.swift": "class D { @_spi(Core) public var e: E? }",
                "E.swift": "typealias E = A",
            ], name: name)

        #expect(rules().figures(of: circle).circle == 5)
        #expect(rules().ownFiles(of: circle.largestCircle, in: circle).map(\.path) == own)
    }

    @Test func modulesOfAppleAreWhatTheUmbrellaExports() {
        let scanned = ScannedModules(files: [
            "UIKit": [ScannedFile("@_exported import Controls\nimport Host", path: "Exports.swift")],
            "Controls": [ScannedFile("@_exported public import Core", path: "A.swift")],
            "Core": [ScannedFile("import Values\n@_exported import Foundation", path: "A.swift")],
            "Host": [ScannedFile("", path: "A.swift")], "Values": [ScannedFile("", path: "A.swift")],
        ])

        #expect(scanned.modulesOfApple == ["UIKit", "Controls", "Core"])
    }

    @Test(arguments: [
        "let b = self as? B", "let b = self as! B", "let isB = self is B", "if case let b as B = self {}",
        "switch self { case is B: break; default: break }", "switch self { case let b as B: break; default: break }",
    ])
    func castToASubclassInTheBaseClassCounts(text: String) {
        let module = module(["A.swift": "class A { func f() { \(text) } }", "B.swift": "class B: A {}"])

        #expect(rules().downcasts(in: module).map(\.type) == ["B"])
    }

    @Test func castsElsewhereAndUpcastsDoNotCount() {
        let module = module([
            "A.swift": "class A { func f() { let a = self as A } }", "B.swift": "class B: A {}",
            "C.swift": "func f(_ a: Any) { let b = a as? B }",
        ])

        #expect(rules().downcasts(in: module).isEmpty)
    }

    @Test func patternsNameTypesByFolder() throws {
        let patterns = try CastPattern.read("Module/Base: *Host  # why\n")
        let text = "func f(_ host: Any) { let isWindow = host is WindowHost }"
        let module = module(["Base/A.swift": text, "Other/B.swift": text])

        #expect(rules(casts: patterns).downcasts(in: module).map(\.file.path) == ["Base/A.swift"])
    }

    @Test func movesToAnotherModuleAreNoGain() {
        let order = ["Core": FolderOrder(folders: ["Low", "High"])]
        let before = module(
            [
                "Low/A.swift": "let b = B()", "Low/C.swift": "let d = D()", "High/B.swift": "class B {}",
                "High/D.swift": "class D {}",
            ], name: "Core")
        let now = [
            module(["Low/A.swift": "let b = B()", "High/B.swift": "class B {}"], name: "Core"),
            module(["C.swift": "let d = D()", "D.swift": "class D {}"], name: "Above"),
        ]

        let comparison = Comparison(rules(orders: order), before: [before], now: now)

        #expect(comparison.upwardBefore(in: "Core").map(\.from.path) == ["Low/A.swift"])
    }
}
