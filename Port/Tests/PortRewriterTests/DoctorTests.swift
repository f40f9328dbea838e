import Foundation
import PortRewriter
import Testing

@Suite struct DoctorTests {
    private let library = LibraryNames(
        sources: """
            @preconcurrency @MainActor open class UIView: UIResponder {
                open var alpha: CGFloat {
                open func layoutSubviews() {}
                public class func animate(
                    withDuration duration: TimeInterval, animations: @escaping () -> Void,
                    completion: ((Bool) -> Void)? = nil
                ) {}
                public init(frame: CGRect) {}
            }
            open class UIWindow: UIView,
                UICoordinateSpace
            {
                open var rootViewController: UIViewController? {
            open class UIScreen: NSObject {
            public enum UIRectEdge {
                case top, bottom
                case `default`
            }
            @available(*, unavailable, message: "show pages in a scroll view")
            public final class UIBook {}
            @available(*, unavailable, message: "show the text in a text view")
            open class UIWebView: NSObject {}
            @available(*, unavailable, message: "write the file")
            @MainActor open class UIDocument: NSObject {}
            open class UILabel: UIView {}
            public enum UIAxis {}
            extension UIView {
                @available(
                    *, unavailable,
                    message: "use alpha"
                )
                public static func fade() {}
            }
            """,
        differences: """
            | Apple | here |
            |---|---|
            | `UIView.transition` curls | it dissolves |
            """)

    private func report(_ source: String, _ others: [String] = []) -> DoctorReport {
        Doctor(library: library).examine([SourceFile(path: "A.swift", text: source)], otherFiles: others)
    }

    @Test func theLibrarysNamesAreReadWithTheirLabels() {
        #expect(library.types.isSuperset(of: ["UIView", "UIScreen", "UIRectEdge"]))
        #expect(
            library.members.isSuperset(of: [
                "alpha", "layoutSubviews()", "animate(withDuration:animations:completion:)", "init(frame:)", "bottom",
            ]))
    }

    @Test func propertiesThatCannotBeOverriddenNeedAHand() {
        let report = report(
            """
            class Base: UIView { var tabBarController: Int { 1 } }
            class Card: Base {
                override var layer: CALayer { super.layer }
                override var alpha: CGFloat { 1 }
                override var tabBarController: Int { 2 }
            }
            """)

        let byHand = report.constructs.filter { $0.state == .needsHand }
        #expect(byHand.map(\.name) == ["override layer"] && byHand.first?.advice?.contains("layerClass") == true)
    }

    @Test func typesOfModulesThatLinuxLacksSayWhatToUse() {
        let report = report(
            """
            import Combine
            import MapKit
            final class Model: ObservableObject { @Published var title = "" }
            struct MKStyle {}
            let map = MKMapView()
            let style = MKStyle()
            """)

        let byHand = report.constructs.filter { $0.state == .needsHand && $0.name.contains(" of ") }
        #expect(
            byHand.map(\.name) == ["MKMapView of MapKit", "ObservableObject of Combine", "Published of Combine"])
        #expect(byHand.last?.advice?.contains("OpenCombine") == true)
    }

    @Test func unavailableNamesAreMissingWithTheirMessages() {
        let report = report("let a = UIBook()\nlet b = UIView.fade()")

        #expect(report.names(in: .missing).map(\.name) == ["UIBook", "UIView.fade"])
        #expect(report.names(in: .missing).map(\.advice) == ["show pages in a scroll view", "use alpha"])
    }

    @Test func anUnavailableClassWithAnotherAttributeIsMissingAndNothingElse() {
        let report = report("let a = UIDocument()\nfunc f(_ a: UIView) {}")

        #expect(report.names(in: .missing).map(\.name) == ["UIDocument"])
        #expect(report.names(in: .missing).first?.advice == "write the file")
    }

    @Test func aShortNameHasNoNearestName() {
        #expect(library.alternative(to: "UIBox") == nil)
        #expect(library.alternative(to: "UIRectEdges") == "the nearest name is UIRectEdge")
    }

    @Test func nestedTypesAndAliasesOfTheProjectAreItsOwn() {
        let report = report(
            "class A { class UIInner {}; func f(_ a: UIInner) {} }\ntypealias UIMatrix = Int\nlet m: UIMatrix = 1")

        #expect(report.names.isEmpty)
    }

    @Test func staticMembersOfTheProjectsProtocolsAndOfExtendedSuperclassesAreItsOwn() {
        let report = report(
            """
            protocol Reusable {}
            extension Reusable { static var reuseID: String { "" } }
            extension UIView { static func make() {} }
            let a = UILabel.reuseID
            let b = UILabel.make()
            let c = UILabel.unheardOf
            """)

        #expect(report.names(in: .missing).map(\.name) == ["UILabel.unheardOf"])
    }

    @Test func aGlobalVariableOfTheProjectIsItsOwn() {
        #expect(report("let UIScaleFactor = 2\nlet a = UIScaleFactor").names.isEmpty)
    }

    @Test func aFileThatIsLeftOutNeedsNothing() {
        let report = report("import SwiftUI\nimport UIKit\nlet a = UIHostingController(rootView: b)")

        #expect(report.names.isEmpty && report.constructs.map(\.state) == [.needsHand, .needsHand])
    }

    @Test func aCaseNamedLikeAKeywordIsThere() {
        #expect(report("let a = UIRectEdge.default").names(in: .missing).isEmpty)
    }

    @Test func anOverrideOfAnExtensionsMethodIsTheProjectsOwn() {
        let report = report(
            "extension UIView { @objc func shine() {} }\nextension UILabel { override func shine() {} }")

        #expect(report.names(in: .missing).isEmpty)
    }

    @Test func overridesOfAnotherModulesClassAreLeftToTheCompiler() {
        let report = report("import Rows\nclass A: Row<Int> { override func setUpRow() {} }")

        #expect(report.names.isEmpty)
    }

    @Test func membersOfATypeDeclaredInSeveralLinesAreThere() {
        let report = report("let a = UIWindow.rootViewController")

        #expect(report.names(in: .there).map(\.name) == ["UIWindow", "UIWindow.rootViewController"])
        #expect(report.names(in: .missing).isEmpty)
    }

    @Test func aMemberOfAnotherTypeIsMissing() {
        let report = report("let a = UIScreen.alpha\nlet b = UIRectEdge.top\nlet c = UIView.alpha")

        #expect(report.names(in: .missing).map(\.name) == ["UIScreen.alpha"])
    }

    @Test func namesAreThereDifferentOrMissing() {
        let report = report(
            """
            class A: UIView {
                let pages = UIWebView()
                let screens: UIScren?
                func go() { UIView.animate(withDuration: 1) {}; UIView.transition(); UIView.vanish() }
            }
            class B: A { let own = UIOwnThing() }
            class UIOwnThing {}
            """)

        #expect(report.names(in: .there).map(\.name) == ["UIView", "UIView.animate"])
        #expect(report.names(in: .different).map(\.name) == ["UIView.transition"])
        #expect(report.names(in: .different).first?.advice == "it dissolves")
        #expect(report.names(in: .missing).map(\.name) == ["UIScren", "UIView.vanish", "UIWebView"])
        let advice = report.names(in: .missing).map(\.advice)
        #expect(
            advice == ["the nearest name is UIScreen", nil, "show the text in a text view"])
        let place = report.names(in: .missing).first?.first
        #expect(place?.path == "A.swift" && place?.line == 3)
    }

    @Test func overridesMustBeMethodsOfTheLibraryOrTheProject() {
        let report = report(
            """
            class A: UIView {
                override func layoutSubviews() {}
                override func drawHierarchy(_ a: Int) {}
                func own() {}
            }
            class B: A { override func own() {} }
            """)

        #expect(report.names(in: .missing).map(\.name) == ["override drawHierarchy(_:)"])
    }

    @Test func constructsAreRewrittenOrNeedAHand() {
        let report = report(
            """
            class A: UIView {
                @objc func tap() {}
                @objc func other() { run(#selector(tap)); setValue(1, forKey: "a"); view.setValue(1, forKey: "a") }
                func swizzle() { method_exchangeImplementations(a, b); os_unfair_lock() }
                func scale(_ text: String) { UIKit.run(); view.addObserver(self, forKeyPath: "a", options: [], context: nil) }
                override func responds(to selector: Selector!) -> Bool { true }
            }
            """, ["Main.storyboard", "Readme.md", "Old.m"])

        let byHand = report.constructs.filter { $0.state == .needsHand }.map(\.name)
        #expect(
            byHand == [
                "Objective-C file", "method_exchangeImplementations", "os_unfair_lock", "override responds(to:)",
            ])
        #expect(report.constructs.first { $0.name == "property by name" }?.count == 2)
        #expect(report.names(in: .missing).isEmpty)
        #expect(report.constructs.first { $0.name == "@objc" }?.count == 2)
        #expect(report.constructs.first { $0.name == "#selector" }?.state == .rewritten)
    }

    @Test func storyboardsAreComparedWithTheClassesOfTheProject() {
        let source = """
            class Page: UIViewController { @IBOutlet var title: UILabel!; var plain: UILabel!; @IBAction func tap() {} }
            class UIViewController: UIView {}
            """
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene><objects><viewController id="a" customClass="Page">
            <view key="view" id="b"><subviews><mapView id="c"/><view id="d" customClass="Chart"/>
            <button id="e"><connections><action selector="tap" destination="a" id="f"/>
            <action selector="go:" destination="a" id="g"/></connections></button></subviews></view>
            <connections><outlet property="title" destination="b" id="h"/>
            <outlet property="plain" destination="b" id="i"/></connections>
            </viewController></objects></scene></scenes></document>
            """

        let report = Doctor(library: library).examine(
            [SourceFile(path: "A.swift", text: source)], otherFiles: ["Main.storyboard"],
            read: { _ in Array(storyboard.utf8) })

        let found = report.constructs.filter { $0.first.path == "Main.storyboard" && $0.state == .needsHand }
        #expect(
            Set(found.map { "\($0.first.line): \($0.advice ?? "")" }) == [
                "3: <mapView>: maps are not shown; an empty view is in its place.",
                "3: the class Chart is not in the project. Link its package, or write it in Swift.",
                "5: Page has no action go:. Mark the method with @IBAction.",
                "7: Page has no outlet plain. Mark the property with @IBOutlet.",
            ])
        #expect(report.constructs.first { $0.name == "storyboard" }?.state == .rewritten)
    }

    @Test func whatTheRewriterReportsIsInTheReport() {
        let report = report("class A { @NSManaged var a: Int }")

        #expect(report.constructs.map(\.name) == ["rewriter"])
        #expect(report.constructs.first?.advice?.hasPrefix("Core Data") == true)
    }

    @Test func theReportIsTextAndJSON() throws {
        let report = report("class A: UIView { let a = UIBook(); let b = UIBook() }")

        #expect(
            report.text == """
                1 files, 0 lines
                2 names of UIKit: 1 there, 0 different, 1 missing

                missing
                  UIBook  ×2  A.swift:1
                      show pages in a scroll view

                """)
        let json = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(DoctorReport.self, from: json) == report)
    }

    @Test func aProjectThatDoesNotParseIsExaminedAsFarAsItGoes() {
        #expect(report("class A: UIView { func f( {").names.map(\.name) == ["UIView"])
        #expect(report("").names.isEmpty)
    }
}
