import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISearchBarTests {
    @MainActor private final class Fixture: NSObject, UISearchBarDelegate {
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
        let fixture = Fixture()

        try fixture.device.tap("Search")
        try fixture.device.type("ab\n")

        #expect(fixture.heard == ["begin", "a", "ab", "search"])
        #expect(fixture.bar.text == "ab" && fixture.bar.isFirstResponder)
    }

    @Test func theSearchFieldShrinksForTheCancelButton() throws {
        let fixture = Fixture()
        #expect(fixture.bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))

        fixture.bar.setShowsCancelButton(true, animated: true)
        try fixture.device.settle()
        try fixture.device.tap("Cancel")

        #expect(fixture.bar.searchTextField.frame.width < 320)
        #expect(fixture.heard == ["cancel"])
    }

    @Test func theClearButtonEmptiesTheField() throws {
        let fixture = Fixture()
        fixture.bar.text = "abc"
        fixture.device.advance(by: 0)

        try fixture.device.tap("Clear text")

        #expect(fixture.bar.text == "" && fixture.heard.contains(""))
    }

    @Test func theBackgroundOfTheDefaultStyleIsBetweenHairlines() {
        let fixture = Fixture()
        func isLine(_ y: CGFloat) -> Bool { fixture.device.picture().color(atX: 4, y: y).isNear(198, 198, 200) }
        let minimal = [99.8, 156.1].map { isLine($0) }

        fixture.bar.searchBarStyle = .default
        fixture.device.advance(by: 0.1)

        #expect(minimal == [false, false])
        #expect([99.8, 156.1, 128].map { isLine($0) } == [true, true, false])
        fixture.bar.backgroundImage = UIImage()
        fixture.device.advance(by: 0.1)
        #expect(!isLine(99.8))
    }

    @Test func theFieldIsAGrayPill() {
        let picture = Fixture().device.picture()

        #expect(picture.color(atX: 200, y: 115).isNear(239, 239, 240))
        #expect(picture.color(atX: 4, y: 128).isNear(255, 255, 255))
    }
}
