import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Every call of a search bar's delegate, in order.
@MainActor @Suite struct SearchBarCallOrderTests {
    @MainActor private final class Page: NSObject, UISearchBarDelegate {
        let device = TestDevice()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        var calls: [String] = []
        /// The calls that return false.
        var refused: Set<String> = []

        override init() {
            super.init()
            bar.placeholder = "Search"
            bar.delegate = self
            let controller = UIViewController()
            controller.view.addSubview(bar)
            device.show(controller)
        }

        private func answer(_ name: String) -> Bool {
            calls.append(name)
            return !refused.contains(name)
        }

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldBegin") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("shouldEnd") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { answer("change(\(range.location),\(range.length),\(text))") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("changed(\(searchText))")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    }

    @Test func aSearchFromTheFirstTapToTheEnd() throws {
        let page = Page()

        try page.device.tap("Search")
        try page.device.type("ab")
        try page.device.key("backspace")
        try page.device.key("return")
        page.bar.resignFirstResponder()

        #expect(
            page.calls == [
                "shouldBegin", "didBegin", "change(0,0,a)", "changed(a)", "change(1,0,b)", "changed(ab)",
                "change(1,1,)", "changed(a)", "search", "shouldEnd", "didEnd",
            ])
    }

    @Test func refusalsEndTheirCallAndNothingFollows() throws {
        let page = Page()
        page.refused = ["shouldBegin"]
        try page.device.tap("Search")
        #expect(page.calls == ["shouldBegin"] && !page.bar.isFirstResponder)

        page.refused = ["shouldEnd", "change(0,0,a)"]
        page.bar.becomeFirstResponder()
        try page.device.type("a")
        page.bar.resignFirstResponder()

        #expect(page.calls == ["shouldBegin", "shouldBegin", "didBegin", "change(0,0,a)", "shouldEnd"])
        #expect(page.bar.text == "" && page.bar.isFirstResponder)
    }

    @Test func textThatTheAppSetsIsNotReportedAsTyped() {
        let page = Page()
        page.bar.becomeFirstResponder()
        page.calls = []

        page.bar.text = "set"

        #expect(!page.calls.contains { $0.hasPrefix("change(") })
    }
}
