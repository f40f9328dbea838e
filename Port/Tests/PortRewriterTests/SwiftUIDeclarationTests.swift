import Testing

/// Files that import UIKit and SwiftUI.
@Suite struct SwiftUIDeclarationTests {
    @Test func onlyAFunctionWithSwiftUIInItsSignatureIsLeftOutOfAClass() {
        let rewritten = Rewritten(
            """
            import UIKit
            import SwiftUI
            class Tip: UIView {
                func show(text: String) {}
                func show<V: View>(rootView: V) { let host = UIHostingController(rootView: rootView) }
                func host(_ controller: UIHostingController<AnyView>) {}
                init(view: some View) {}
            }
            """)

        #expect(
            rewritten.words == ["import UIKit", "class Tip: UIView {", "func show(text: String) {}", "}"])
        #expect(
            rewritten.diagnostics.filter { !$0.contains("import") } == [
                "5:5: warning: this declaration uses View of SwiftUI, which is not on Linux. It is left out.",
                "6:5: warning: this declaration uses UIHostingController of SwiftUI, which is not on Linux. "
                    + "It is left out.",
                "7:5: warning: this declaration uses View of SwiftUI, which is not on Linux. It is left out.",
            ])
    }

    @Test func membersOfAnExtensionAreLeftOutAloneAndExtensionsOfSwiftUIWhole() {
        let rewritten = Rewritten(
            """
            import SwiftUI
            import UIKit
            extension UIViewController {
                func embed() { add(UIHostingController(rootView: Page())) }
                func add(_ child: UIViewController) {}
            }
            extension View { func card() -> some View { self } }
            extension Model where Content: View { func load() {} }
            extension Model where Content == Never { func load() {} }
            """)

        #expect(
            rewritten.words == [
                "import UIKit", "extension UIViewController {", "func add(_ child: UIViewController) {}", "}",
                "extension Model where Content == Never { func load() {} }",
            ])
    }

    @Test(arguments: [
        "class Card: UIView { var host: UIHostingController<Page>? }",
        "class Card: UIHostingController<Page> {}",
        "struct Card: UIViewRepresentable { func makeUIView() -> UIView { UIView() } }",
        "class Card: UIView { func show() { add(UIHostingController(rootView: page)) } }",
        "class Card<Content: View>: UIView {}",
    ])
    func aTypeThatDependsOnSwiftUIIsLeftOutWithWhatUsesIt(_ source: String) {
        let rewritten = Rewritten(
            "import UIKit\nimport SwiftUI\n" + source + "\nclass Other: UIView {}",
            "import UIKit\nfunc show(_ card: Card) {}\nfunc hide() {}")

        #expect(rewritten.words == ["import UIKit", "class Other: UIView {}"])
        #expect(rewritten.words(of: 1) == ["import UIKit", "func hide() {}"])
    }

    @Test(arguments: [
        "import UIKit\nimport SwiftUI\n#if canImport(SwiftUI)\nstruct A: View {}\n#endif",
        "import UIKit\nimport SwiftUI\nprotocol View {}\nstruct A: View {}",
        "import UIKit\nstruct A: View {}",
        "import UIKit\nimport SwiftUI\nlet insets = style.View\nclass A: UIView {}",
    ])
    func whatIsNotSwiftUIsOrNotCompiledStays(_ source: String) {
        let rewritten = Rewritten(source)

        #expect(rewritten.body.contains("A: "))
        #expect(rewritten.diagnostics.allSatisfy { !$0.contains("declaration") })
    }

    @Test func membersInAConditionThatIsCompiledAreLeftOutAlone() {
        let rewritten = Rewritten(
            "import UIKit\nimport SwiftUI\nclass A: UIView {\n#if os(iOS)\nfunc show(_ view: some View) {}\n#endif\n}")

        #expect(rewritten.words == ["import UIKit", "class A: UIView {", "#if true", "#endif", "}"])
    }

    @Test func declarationsInAConditionThatIsCompiledAreLeftOut() {
        let rewritten = Rewritten(
            "import UIKit\nimport SwiftUI\n#if os(iOS)\nextension View {}\nclass A: UIView {}\n#endif")

        #expect(rewritten.words == ["import UIKit", "#if true", "class A: UIView {}", "#endif"])
    }

    @Test func aFileThatImportsUIKitInAConditionKeepsWhatIsNotOfSwiftUI() {
        let rewritten = Rewritten(
            """
            import SwiftUI
            #if os(iOS)
            import UIKit
            typealias Page = UIView
            #elseif os(macOS)
            import AppKit
            #endif
            struct Card: View { let page: Page }
            """)

        #expect(rewritten.body.contains("typealias Page = UIView"))
        #expect(!rewritten.body.contains("Card"))
    }

    @Test func aFileThatImportsSwiftUIInAConditionKeepsTheRest() {
        let rewritten = Rewritten(
            """
            let number = 1
            #if DEBUG
            import SwiftUI
            struct Preview: View { var body: some View { EmptyView() } }
            #endif
            """)

        #expect(rewritten.body.contains("let number = 1") && !rewritten.body.contains("Preview"))
    }
}
