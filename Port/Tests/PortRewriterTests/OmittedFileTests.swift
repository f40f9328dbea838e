import Testing

@Suite struct OmittedFileTests {
    @Test func declarationsThatUseTypesOfOmittedFilesAreLeftOut() {
        let rewritten = Rewritten(
            "import SwiftUI\nstruct Page: View { var body: some View { EmptyView() } }",
            "import UIKit\nstruct Item { let page: Page }\nfinal class Card: UIView {}",
            "import UIKit\nfunc show(_ item: Item) {}")

        #expect(rewritten.body.isEmpty)
        #expect(rewritten.bodies[1] == "import UIKit\n                              \nfinal class Card: UIView {}")
        #expect(rewritten.bodies[2].filter { $0 != " " } == "importUIKit\n")
        #expect(
            rewritten.diagnostics == [
                "1:1: warning: the file is for SwiftUI, which is not on Linux. It is left out.",
                "2:1: warning: this declaration uses Page, which is left out. It is left out, too.",
                "2:1: warning: this declaration uses Item, which is left out. It is left out, too.",
            ])
    }

    @Test func aTypeThatAnotherFileDeclaresTooIsThere() {
        let rewritten = Rewritten(
            "import SwiftUI\nstruct Page: View {}", "#if os(iOS)\nstruct Other {}\n#endif", "struct Page {}",
            "func show(_ page: Page) {}")

        #expect(rewritten.bodies[3] == "func show(_ page: Page) {}")
    }

    @Test(arguments: [
        ("Combine", "OpenCombine"), ("CoreData", "SQLite"), ("CryptoKit", "swift-crypto"),
        ("MapKit", "image of the map"),
        ("WebKit", "UIApplication.open"), ("StoreKit", "behind a protocol"), ("AVKit", "poster image"),
    ])
    func anImportThatIsLeftOutSaysWhatToUse(_ module: String, _ advice: String) {
        let rewritten = Rewritten("import \(module)")

        #expect(rewritten.diagnostics.count == 1)
        #expect(rewritten.diagnostics.first?.contains("1:1: warning: there is no module \(module) on Linux: ") == true)
        #expect(rewritten.diagnostics.first?.contains(advice) == true)
    }

    @Test func aModuleOfThePackageIsImported() {
        #expect(Rewritten("import OpenCombine").body == "import OpenCombine")
    }

    @Test func inAConditionOnlyWhatUsesTheTypesIsLeftOut() {
        let rewritten = Rewritten(
            "import SwiftUI\nstruct Page: View {}",
            "import UIKit\n#if os(iOS)\ntypealias Kind = UIView\nlet page: Page? = nil\n#endif")

        #expect(rewritten.bodies[1].contains("typealias Kind = UIView") && !rewritten.bodies[1].contains("page"))
    }
}
