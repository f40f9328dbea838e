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

    @Test(arguments: ["import os", "import os.log", "import OSLog", "import struct os.Logger"])
    func anImportOfTheLogBecomesOneOfItsNames(_ source: String) {
        let rewritten = Rewritten(source + "\n")

        #expect(rewritten.line(1) == "@_spi(UnifiedLogging) import ObjectiveCSupport")
        #expect(Rewritten("import AudioToolbox").line(1) == "@_spi(AudioToolbox) import UIKitCore")
        #expect(rewritten.diagnostics == [])
    }

    @Test func aFileForAnotherInterfaceIsLeftOutWithAWarning() {
        let rewritten = Rewritten("import Foundation\nimport SwiftUI\nstruct A: View { @objc func go() {} }")

        #expect(rewritten.body == "")
        #expect(
            rewritten.diagnostics == ["2:1: warning: the file is for SwiftUI, which is not on Linux. It is left out."])
        #expect(Rewritten("import SwiftUI\nimport UIKit\nclass A: UIView {}").body.contains("class A"))
    }

    @Test func anImportOfAnAbsentModuleIsLeftOutWithAWarning() {
        let rewritten = Rewritten("import Vision\nimport UIKit\n")

        #expect(rewritten.line(1).allSatisfy { $0 == " " })
        #expect(
            rewritten.diagnostics == [
                "1:1: warning: there is no module Vision on Linux. The import is left out; put code that uses it in "
                    + "`#if canImport(Vision)`."
            ])
    }

    @Test func aSubmoduleInACheckForItsModuleBecomesItsModule() {
        let rewritten = Rewritten("#if canImport(UIKit)\nimport UIKit.UIColor\n#endif\n")

        #expect(rewritten.line(2) == "import UIKit        ")
    }

    @Test(arguments: [
        ("import Foundation\nlet a = URLSession.shared", "import FoundationNetworking\n"),
        ("import Foundation\nvar a: HTTPURLResponse?", "import FoundationNetworking\n"),
        ("import Foundation\nautoreleasepool { go() }", "import UIKit\n"),
        ("import Foundation\nlet a: NSInteger = 1", "import UIKit\n"),
        ("import Foundation\nlet a = URL(string: text)", ""),
        ("import XCTest\nlet a = view", "import UIKit\n"),
        ("import XCTest\nlet a = XCUIApplication()", "import UIKit\nimport XCUIAutomation\n"),
        ("import UIKit\nimport XCTest\nadd(XCTAttachment(string: text))", "import XCUIAutomation\n"),
        ("import UIKit\nimport XCUIAutomation\nlet a = XCUIDevice.shared", ""),
        ("import Foundation\nlet a = UIView()", "import UIKit\n"),
        ("import UIKit\nimport XCTest\nlet a = UIView()", ""),
        ("import Foundation\nlet a = CGAffineTransform.identity", "import UIKit\n"),
        ("import Foundation\nvar a: UndoManager?", "import UIKit\n"),
        ("import Foundation\nlet a = NSLock()", ""),
    ])
    func namesThatFoundationLacksAreImported(_ source: String, _ imports: String) {
        #expect(Rewritten(source).text == imports + "#sourceLocation(file: \"/iOS/A.swift\", line: 1)\n" + source)
    }

    @Test func testsOnTheMainActorAreCollectedAsTheOthers() {
        let rewritten = Rewritten(
            "import XCTest\n@MainActor\nclass A: XCTestCase {\n@MainActor func testA() {}\n"
                + "@preconcurrency @MainActor func testB() {}\nlet a: @MainActor () -> Void\n}")

        #expect(rewritten.line(2) == "@preconcurrency @MainActor")
        #expect(rewritten.line(4) == "@preconcurrency @MainActor func testA() {}")
        #expect(rewritten.line(5) == "@preconcurrency @MainActor func testB() {}")
        #expect(rewritten.line(6) == "let a: @MainActor () -> Void")
        #expect(Rewritten("import UIKit\n@MainActor class A {}").line(2) == "@MainActor class A {}")
    }

    @Test(arguments: [
        "#if os(macOS)", "#if !os(iOS)", "#if os(macOS) || os(tvOS)", "#if os(iOS) && canImport(AppKit)",
        "#if targetEnvironment(macCatalyst)", "#if canImport(ObjectiveC)", "#if !canImport(UIKit) && DEBUG",
        "#if canImport(UIKit)\n#else", "#if os(iOS)\n#elseif DEBUG", "#if (os(watchOS))", "#if os(Linux)",
    ])
    func whatIsNotCompiledStaysAndDeclaresNothing(_ condition: String) {
        let code = "import Combine\nclass A { @objc func go() {} }\n#endif"
        let rewritten = Rewritten(condition + "\n" + code)

        #expect(rewritten.text.hasSuffix(code))
        #expect(rewritten.diagnostics == [])
    }

    @Test(arguments: [
        "#if DEBUG", "#if os(iOS) && DEBUG", "#if swift(>=5.0)", "#if !DEBUG", "#if os(macOS)\n#else", "#if !os(Linux)",
    ])
    func whatMayBeCompiledIsRewritten(_ condition: String) {
        let rewritten = Rewritten(condition + "\nclass A { @objc func go() {} }\n#endif\n")

        #expect(rewritten.text.contains("      func go() {}"))
        #expect(rewritten.text.contains("Selector(\"go\", { (target: A) in { target.go() } })"))
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

    @Test(arguments: [
        ("import Foundation\nlet a = DateComponentsFormatter()", true), ("import Foundation\nlet a = 1", false),
        ("import Foundation\nvar a = os_unfair_lock()", true), ("import Foundation\nlet a: TimeInterval = 1", false),
        ("import Other\nlet a: TimeInterval = 1", true), ("import Other\nlet a = 1", false),
        ("import Foundation\nlet a = try NSDataDetector(types: 1)", true),
        ("import Foundation\nlet a = kNumberSpacingType", true), ("import Foundation\nlet kind = 1", false),
    ])
    func namesThatComeWithUIKitHereAreImported(_ source: String, _ isAdded: Bool) {
        #expect(Rewritten(source).text.hasPrefix("import UIKit\n") == isAdded)
    }

    @Test func rectanglesThatOnlyTouchDoNotIntersect() {
        let method = "fileprivate func intersects(_ rect2: CGRect) -> Bool"

        #expect(Rewritten("let a = b.intersects(c) || c.intersects(d)").text.split(separator: method).count == 2)
        #expect(!Rewritten("let a = b.intersection(c)").text.contains(method))
    }
}
