import Testing

/// Statements and declarations that use what Linux lacks.
@Suite struct AbsentUseTests {
    private static let page = """
        import UIKit
        import WebKit
        class Page: UIViewController {
            @IBOutlet weak var map: WKWebView!
            var web = WKWebView()
            let title2 = UILabel()

        """

    private func rewritten(_ members: String) -> Rewritten { Rewritten(AbsentUseTests.page + members + "\n}") }

    @Test func aPropertyAndTheStatementsThatUseItAreLeftOut() {
        let rewritten = rewritten(
            """
            override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(web)
            self.web.load()
            view.addSubview(title2)
            }
            """
        )

        #expect(
            rewritten.words.dropFirst(2) == [
                "weak var map: UIView!", "let title2 = UILabel()", "override func viewDidLoad() {",
                "super.viewDidLoad()", "view.addSubview(title2)", "}", "}",
            ])
        #expect(
            rewritten.diagnostics.contains(
                "9:1: warning: this statement uses web, which is left out. It is left out, too."))
    }

    @Test func anOutletOfAStoryboardIsOneOfAPlainView() {
        let rewritten = rewritten("func show() { map.load() }")

        #expect(rewritten.words.contains("weak var map: UIView!"))
        #expect(rewritten.words.contains("func show() { }"))
        #expect(
            rewritten.diagnostics.contains(
                "4:5: warning: this outlet uses WKWebView of WebKit, which is not on Linux. It is one of a plain view here."
            ))
    }

    @Test func localNamesOfTheirValuesAreLeftOutAndOthersOfTheSameNameStay() {
        let rewritten = rewritten(
            """
            func a() {
            let web2 = WKWebView()
            web2.load()
            }
            func b(web: UIView, web2: Int) {
            web.isHidden = true
            print(web2)
            }
            func c() {
            let web = 1
            print(web)
            }
            """)

        #expect(
            rewritten.words.dropFirst(4) == [
                "func a() {", "}", "func b(web: UIView, web2: Int) {", "web.isHidden = true", "print(web2)", "}",
                "func c() {", "let web = 1", "print(web)", "}", "}",
            ])
    }

    @Test func ofAConditionThatIsNeverTrueTheRestStays() {
        let rewritten = rewritten(
            """
            func a() {
            if web.isLoading {
            print(1)
            } else if isEditing {
            print(2)
            } else {
            print(3)
            }
            if isEditing {
            print(4)
            } else if web.isLoading {
            print(5)
            }
            if web.isLoading {
            print(6)
            } else {
            print(7)
            }
            guard let url = web.url else {
            return
            }
            print(url)
            }
            """)

        #expect(
            rewritten.words.dropFirst(4) == [
                "func a() {", "if isEditing {", "print(2)", "} else {", "print(3)", "}", "if isEditing {", "print(4)",
                "} else {}", "do {", "print(7)", "}", "do {", "return", "}", "}", "}",
            ])
    }

    @Test func inAClosureOnlyItsStatementsAreLeftOut() {
        let rewritten = rewritten(
            """
            func a() {
            UIView.animate(withDuration: 1) {
            self.web.alpha = 0
            self.title2.alpha = 0
            }
            button.onTap = { [weak self] in self?.web.load() }
            let all = views.map { view in web.frame }
            print(all)
            }
            """)

        #expect(
            rewritten.words.dropFirst(4) == [
                "func a() {", "UIView.animate(withDuration: 1) {", "self.title2.alpha = 0", "}",
                "button.onTap = { [weak self] in }", "}", "}",
            ])
    }

    @Test func aFunctionWithoutItsResultIsLeftOut() {
        let rewritten = rewritten(
            """
            func frame() -> CGRect { return web.frame }
            func title() -> Title { web.title }
            func show() {
            print(frame())
            print(title())
            print(1)
            }
            """)

        #expect(rewritten.words.dropFirst(4) == ["func show() {", "print(1)", "}", "}"])
    }

    @Test(arguments: [
        ("URL?", "nil"), ("Int", "0"), ("CGFloat", "0"), ("Bool", "false"), ("String", "\"\""), ("[Item]", "[]"),
        ("[String: Int]", "[:]"),
    ])
    func aResultThatCanBeNothingIsNothing(_ type: String, _ value: String) {
        let rewritten = rewritten("func a() -> \(type) { return web.a }\nfunc b() -> \(type) { web.b }")

        #expect(
            rewritten.words.dropFirst(4) == [
                "func a() -> \(type) { return \(value) }", "func b() -> \(type) { \(value) }", "}",
            ])
        #expect(rewritten.diagnostics.filter { $0.hasSuffix("It is \(value) here, too.") }.count == 2)
    }

    @Test func aClassWithSuchASuperclassIsLeftOutWithItsUsesInOtherFiles() {
        let rewritten = Rewritten(
            "import SpriteKit\nclass Game: SKScene { func run() { addChild(node) } }",
            """
            import UIKit
            class Page: UIViewController {
            var game: Game?
            func start() {
            game?.run()
            view.isHidden = true
            }
            }
            """,
            "import UIKit\nfunc play(_ page: Page) { page.game?.run(); page.start() }")

        #expect(rewritten.words.isEmpty)
        #expect(
            rewritten.words(of: 1) == [
                "import UIKit", "class Page: UIViewController {", "func start() {", "view.isHidden = true", "}", "}",
            ])
        #expect(rewritten.words(of: 2) == ["import UIKit", "func play(_ page: Page) { ; page.start() }"])
    }

    @Test func actionsOfFunctionsThatAreLeftOutAreNotAdded() {
        let rewritten = rewritten(
            """
            func load(_ web: WKWebView) {}
            func a() {
            button.addTarget(self, action: #selector(load(_:)), for: .touchUpInside)
            button.addTarget(self, action: #selector(a), for: .touchUpInside)
            }
            """)

        #expect(rewritten.words.filter { $0.contains("addTarget") }.count == 1)
    }

    @Test func typesOfTheProjectAreThereEvenWithSuchAName() {
        let rewritten = Rewritten(
            "import UIKit\nimport WebKit\nclass WKCard: UIView {}\nfunc show() { print(WKCard()) }")

        #expect(rewritten.words.last == "func show() { print(WKCard()) }")
    }

    @Test func whatUIKitLacksHereIsLeftOutToo() {
        let rewritten = Rewritten(
            "import UIKit\nfunc keep(_ image: UIImage) {\nUIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)\nprint(image)\n}"
        )

        #expect(rewritten.words == ["import UIKit", "func keep(_ image: UIImage) {", "print(image)", "}"])
        #expect(
            rewritten.diagnostics == [
                "3:1: warning: this statement uses UIImageWriteToSavedPhotosAlbum, which is not there. It is left out."
            ])
    }

    @Test func aCaseOfASwitchKeepsAStatement() {
        let rewritten = rewritten(
            "func a() {\nswitch index {\ncase 0:\nweb.load()\ndefault:\nprint(1)\n}\n}")

        #expect(rewritten.words.contains("do {};"))
        #expect(rewritten.words.contains("print(1)"))
    }

    @Test func codeWithoutSuchNamesStaysAsItIs() {
        let source =
            "import UIKit\nclass Page: UIView {\nvar web = 1\nfunc a() { if web == 1 { web = 2 } else { web = 3 } }\n}"

        #expect(Rewritten(source).body == source)
    }

    @Test func aMemberThatEveryTypeLacksIsLeftOutOfOtherObjectsToo() {
        let rewritten = Rewritten(
            """
            import CoreLocation
            struct Place { let coordinate: CLLocationCoordinate2D; let name: String }
            final class Map { var coordinate: CLLocationCoordinate2D?; var name = "" }
            func show(_ place: Place, in map: Map) {
            map.coordinate = place.coordinate
            map.name = place.name
            }
            """)

        #expect(!rewritten.body.contains("map.coordinate") && rewritten.words.contains("map.name = place.name"))
    }

    @Test func anExtensionWithAProtocolThatUIKitLacksHereIsLeftOut() {
        let rewritten = Rewritten(
            "import UIKit\nextension Page: UIPreviewInteractionDelegate {}\nclass Card: UIView, UIWebViewDelegate {}")

        #expect(rewritten.words == ["import UIKit", "class Card: UIView {}"])
        #expect(
            rewritten.diagnostics.contains(
                "3:21: warning: UIWebViewDelegate is not there. The conformance to UIWebViewDelegate is left out."))
    }

    @Test func anImportInItsOwnConditionCountsForTheCodeThatFollows() {
        let rewritten = Rewritten(
            "import UIKit\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct Page: View {}\nclass Card: UIView {}")

        #expect(!rewritten.body.contains("Page") && rewritten.words.contains("class Card: UIView {}"))
    }

    @Test func aFileThatImportsSuchAModuleAloneHasFoundation() {
        #expect(Rewritten("import UserNotifications\nclass Page: NSObject {}").text.hasPrefix("import UIKit\n"))
    }

    @Test func functionsOfCAndTheProcessHaveOtherOwners() {
        #expect(Rewritten("import UIKit\nlet a = CoreFoundation.sqrt(5)").line(2) == "let a = Foundation.sqrt(5)")
        #expect(
            Rewritten("import UIKit\nlet a = ProcessInfo().environment").line(2)
                == "let a = ProcessInfo.processInfo.environment")
    }

    @Test func aClassWithoutOneOfItsInitializersIsLeftOut() {
        let rewritten = Rewritten(
            """
            import MapKit
            class City: NSObject, MKAnnotation {
            var name: String
            init(name: String, coordinate: CLLocationCoordinate2D) { self.name = name }
            }
            class Town: NSObject {
            var name = ""
            override init() {}
            init(coordinate: CLLocationCoordinate2D) {}
            }
            func show() {
            let city = City(name: "A", coordinate: place)
            print(city)
            print(Town())
            }
            """)

        #expect(!rewritten.body.contains("City") && rewritten.words.contains("override init() {}"))
        #expect(rewritten.words.suffix(3) == ["func show() {", "print(Town())", "}"])
    }

    @Test func uikitBringsCoreImage() {
        let rewritten = Rewritten(
            "import UIKit\nfunc show(_ a: UIImage) {\nlet b = CIImage(image: a)\nprint(b, kCIInputImageKey)\nprint(a)\n}"
        )

        #expect(rewritten.words == ["import UIKit", "func show(_ a: UIImage) {", "print(a)", "}"])
    }

    @Test func foundationBringsTheKeychain() {
        let rewritten = Rewritten(
            "import Foundation\nlet key = kSecClass\nfunc add(_ item: [String: Any]) {\nSecItemAdd(item, nil)\nprint(item)\n}"
        )

        #expect(rewritten.words == ["import Foundation", "func add(_ item: [String: Any]) {", "print(item)", "}"])
    }
}
