import Testing

@Suite struct ConditionTests {
    @Test(arguments: [
        ("#if os(iOS)", "#if true   "), ("#if !os(iOS)", "#if !true   "),
        ("#if os(iOS) || os(tvOS)", "#if true    || os(tvOS)"),
        ("#if canImport(UIKit) && os(iOS)", "#if canImport(UIKit) && true   "),
        ("#if targetEnvironment(simulator)", "#if true                        "),
        ("#if os(macOS)", "#if os(macOS)"), ("#if DEBUG", "#if DEBUG"),
        ("#if targetEnvironment(macCatalyst)", "#if targetEnvironment(macCatalyst)"),
    ])
    func theConditionsOfIOSAreTrueAndColumnsStay(_ source: String, _ expected: String) {
        #expect(Rewritten(source + "\nlet a = 1\n#endif\n").line(1) == expected)
    }

    @Test func aFunctionCalledOSIsNotACondition() {
        #expect(Rewritten("#if DEBUG\nlet a = os(iOS)\n#endif").line(2) == "let a = os(iOS)")
    }

    @Test(arguments: [
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
        ("import class UIKit.UIView", "import UIKit             "),
        ("@_exported import UIKit", "@_exported import UIKit"), ("import ObjectiveC", "import UIKit     "),
        ("import ObjectiveC.runtime", "import UIKit             "), ("import Darwin", "import Glibc "),
        ("import Foundation", "import Foundation"),
    ])
    func submodulesBecomeTheirModule(_ source: String, _ expected: String) {
        let rewritten = Rewritten(source + "\n")

        #expect(rewritten.line(1) == expected)
        #expect(rewritten.diagnostics == [])
    }

    @Test func anImportOfAnAbsentModuleIsLeftOutWithAWarning() {
        let rewritten = Rewritten("import Combine\nimport UIKit\n")

        #expect(rewritten.line(1).allSatisfy { $0 == " " })
        #expect(
            rewritten.diagnostics == [
                "1:1: warning: there is no module Combine on Linux. The import is left out; put code that uses it in "
                    + "`#if canImport(Combine)`."
            ])
    }

    @Test func anImportInACheckForItsModuleStays() {
        let source = "#if canImport(Combine)\nimport Combine\n#endif\n"
        let rewritten = Rewritten(source)

        #expect(rewritten.body == source)
        #expect(rewritten.diagnostics == [])
    }

    @Test func aFileThatReliesOnAnUmbrellaHeaderImportsUIKit() {
        #expect(Rewritten("class A: UIView {}").text.hasPrefix("import UIKit\n#sourceLocation"))
        #expect(Rewritten("class A {}").text.hasPrefix("#sourceLocation"))
    }
}
