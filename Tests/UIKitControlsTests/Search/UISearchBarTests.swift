import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISearchBarTests {
    @MainActor private final class Bench: NSObject, UISearchBarDelegate {
        let device = TestDevice()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        var heard: [String] = []

        override init() {
            super.init()
            bar.placeholder = "Search"
            bar.searchBarStyle = .minimal
            bar.delegate = self
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.view.addSubview(bar)
            device.show(page)
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    @Test func typingNotifiesOfEveryChangeAndTheSearchButton() throws {
        let bench = Bench()

        try bench.device.tap("Search")
        try bench.device.type("ab\n")

        #expect(bench.heard == ["begin", "a", "ab", "search"])
        #expect(bench.bar.text == "ab" && bench.bar.isFirstResponder)
    }

    @Test func theSearchFieldShrinksForTheCancelButton() throws {
        let bench = Bench()
        #expect(bench.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))

        bench.bar.setShowsCancelButton(true, animated: true)
        try bench.device.settle()
        try bench.device.tap("Cancel")

        #expect(bench.bar.searchTextField.frame.width < 320)
        #expect(bench.heard == ["cancel"])
    }

    @Test func theClearButtonEmptiesTheField() throws {
        let bench = Bench()
        bench.bar.text = "abc"
        bench.device.advance(by: 0)

        try bench.device.tap("Clear text")

        #expect(bench.bar.text == "" && bench.heard.contains(""))
    }

    @Test func theFieldIsAGrayPill() {
        let picture = Bench().device.picture()

        #expect(picture.color(atX: 200, y: 115).isNear(239, 239, 240))
        #expect(picture.color(atX: 4, y: 128).isNear(255, 255, 255))
    }
}
