import Testing

@Suite struct AbsentTypeTests {
    @Test func anExtensionForATypeOfAModuleThatLinuxLacksIsLeftOut() {
        let rewritten = Rewritten(
            """
            import UIKit
            #if os(iOS)
            import SceneKit
            extension Strategy where Value == SCNScene {}
            extension Page: SCNSceneRendererDelegate {}
            extension SCNNode { func hide() {} }
            func show(_ scene: SCNScene, in view: UIView) {}
            func show(_ text: String) {}
            #endif
            """)

        #expect(
            rewritten.body.split(separator: "\n").filter { $0.contains { $0 != " " } }.map(String.init) == [
                "import UIKit", "#if true   ", "func show(_ text: String) {}", "#endif",
            ])
        #expect(
            rewritten.diagnostics.filter { !$0.contains("import") } == [
                "4:1: warning: this declaration uses SCNScene of SceneKit, which is not on Linux. It is left out.",
                "5:1: warning: this declaration uses SCNSceneRendererDelegate of SceneKit, which is not on Linux. "
                    + "It is left out.",
                "6:1: warning: this declaration uses SCNNode of SceneKit, which is not on Linux. It is left out.",
                "7:1: warning: this declaration uses SCNScene of SceneKit, which is not on Linux. It is left out.",
            ])
    }

    @Test(arguments: [
        ("if let web = view as? WKWebView { web.reload() }", ""),
        ("if let web = view as? WKWebView, isOpen { web.reload() }", ""),
        ("if let web = view as? WKWebView { web.reload() } else { hide() }", "do { hide() }"),
        (
            "if let web = view as? WKWebView { web.reload() } else if isOpen { hide() } else { show() }",
            "if isOpen { hide() } else { show() }"
        ),
        (
            "if isOpen { hide() } else if let web = view as? WKWebView { web.reload() } else { show() }",
            "if isOpen { hide() } else { show() }"
        ),
        ("if isOpen { hide() } else if let web = view as? WKWebView { web.reload() }", "if isOpen { hide() } else {}"),
        ("let isWeb = view is WKWebView", "let isWeb = false"),
        ("if let a = view as? WKWebView { a.reload() } else if let b = view as? WKPage { b.reload() }", ""),
        (
            "if let a = view as? WKWebView { a.reload() } else if let b = view as? WKPage { b.reload() } else { hide() }",
            "do { hide() }"
        ),
    ])
    func aCastToSuchATypeIsNeverTrue(_ source: String, _ expected: String) {
        let rewritten = Rewritten("import WebKit\nfunc update() {\n" + source + "\n}\n")

        let line = rewritten.line(3).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        #expect(line == expected)
        #expect(rewritten.diagnostics.count == (source.contains("WKPage") ? 3 : 2))
    }

    @Test(arguments: [
        ("class Page: UIViewController, MKMapViewDelegate {}", "class Page: UIViewController {}"),
        (
            "class Page: NSObject, MKMapViewDelegate, UITableViewDelegate {}",
            "class Page: NSObject, UITableViewDelegate {}"
        ),
        ("class Page: MKMapViewDelegate {}", "class Page {}"),
        ("class Page: UIView, MKAnnotation, MKOverlay {}", "class Page: UIView {}"),
    ])
    func aClassLosesItsConformancesToSuchProtocols(_ source: String, _ expected: String) {
        let rewritten = Rewritten("import MapKit\n" + source)

        let words = rewritten.line(2).split(separator: " ").joined(separator: " ")
        #expect(words.replacing(" ,", with: ",") == expected)
    }

    @Test(arguments: ["import Foundation", "import UIKit", "import Combine"])
    func anObservableObjectIsAPlainClass(_ imports: String) {
        let rewritten = Rewritten(
            imports + "\nfinal class Model: NSObject, ObservableObject {\n@Published private(set) var count = 0\n}")

        #expect(
            rewritten.words.dropFirst(imports.contains("Combine") ? 0 : 1) == [
                "final class Model: NSObject {", "private(set) var count = 0", "}",
            ])
    }

    @Test(arguments: [
        "import OpenCombine\nclass Model: ObservableObject {\n@Published var count = 0\n}",
        "import Foundation\nprotocol ObservableObject {}\nclass Model: ObservableObject {}",
        "import Foundation\n@propertyWrapper struct Published {}\nclass Model: Base {\n@Published var count = 0\n}",
    ])
    func theProjectsOwnObservableObjectsStay(_ source: String) {
        #expect(Rewritten(source).body.filter { $0 != " " } == source.filter { $0 != " " })
    }

    @Test func aCaseOfASwitchForSuchATypeIsLeftOut() {
        let rewritten = Rewritten(
            """
            import WebKit
            func update() {
                switch view {
                case let web as WKWebView: web.reload()
                default: hide()
                }
            }
            """)

        #expect(rewritten.line(4).allSatisfy { $0 == " " } && rewritten.line(5) == "    default: hide()")
    }

    @Test(arguments: [
        "import UIKit\nfunc update() { if let web = view as? WKWebView { web.reload() } }",
        "import WebKit\nclass WKPage {}\nfunc update() { if let page = view as? WKPage { page.reload() } }",
        "import WebKit\nfunc update() { if let page = view as? UIScrollView { page.reload() } }",
    ])
    func otherTypesStay(_ source: String) {
        let body = Rewritten(source).body

        #expect(body.contains("reload()"))
    }

    @Test func aFileThatReadsXMLImportsItsModule() {
        let rewritten = Rewritten("import Foundation\nclass Feed: NSObject, XMLParserDelegate {}")

        #expect(
            rewritten.text.hasPrefix("import FoundationXML\n") || rewritten.text.contains("\nimport FoundationXML\n"))
        #expect(!Rewritten("import Foundation\nclass Feed {}").text.contains("FoundationXML"))
    }
}
