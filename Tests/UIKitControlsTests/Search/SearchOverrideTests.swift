import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import VelariumTesting

/// What subclasses of search controllers, search bars and text fields see and change by overriding members.
@MainActor @Suite struct SearchOverrideTests {
    private let device = TestDevice()

    private final class Bar: UISearchBar {
        var heard: [String] = []
        override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
            heard.append("cancel \(showsCancelButton)")
            super.setShowsCancelButton(showsCancelButton, animated: animated)
        }
        override var text: String? {
            didSet { heard.append("text \(text ?? "")") }
        }
    }

    private final class Search: UISearchController, UISearchResultsUpdating {
        /// Made after the controller, as many apps do.
        var bar: Bar!
        var updates: [String] = []
        override var searchBar: UISearchBar { bar }
        func updateSearchResults(for searchController: UISearchController) {
            updates.append(searchController.searchBar.text ?? "")
        }
    }

    @Test func aSearchBarOfTheAppBeginsTheSearch() throws {
        let search = Search(searchResultsController: nil)
        search.bar = Bar()
        search.searchResultsUpdater = search
        let list = UITableViewController(style: .plain)
        list.navigationItem.searchController = search
        device.show(UINavigationController(rootViewController: list))
        device.advance(by: 0)

        try device.tap(.view(search.bar.searchTextField))
        try device.settle()
        try device.type("pa")
        let isActive = search.isActive
        search.isActive = false
        try device.settle()

        #expect(isActive && search.updates == ["", "p", "pa", ""])
        #expect(search.bar.heard == ["cancel true", "text ", "cancel false"])
        #expect(search.bar.window != nil)
    }

    @Test func anOverriddenPromptAndImageSeeWhatIsSet() {
        final class Styled: UISearchBar {
            var heard: [String] = []
            override var prompt: String? {
                didSet { heard.append("prompt") }
            }
            override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
                heard.append("image \(icon.rawValue)")
                super.setImage(iconImage, for: icon, state: state)
            }
            override func setBackgroundImage(
                _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
            ) {
                heard.append("background")
                super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
            }
        }
        let bar = Styled()

        bar.prompt = "Where"
        bar.setImage(nil, for: .clear, state: .normal)
        bar.backgroundImage = UIImage()

        #expect(bar.heard == ["prompt", "image 1", "background"] && bar.prompt == "Where")
    }

    /// As the digits of a code that go back to the field before them.
    @Test func theBackspaceKeyCallsAnEmptyField() throws {
        final class Digit: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let field = Digit(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        let page = UIViewController()
        page.view.addSubview(field)
        device.show(page)
        field.becomeFirstResponder()

        try device.type("7")
        try device.key("backspace")
        try device.key("backspace")

        #expect(field.deletions == 2 && field.text == "")
    }

    @Test func anOverriddenSegmentTitleSeesWhatIsSet() {
        final class Upper: UISegmentedControl {
            override func setTitle(_ title: String?, forSegmentAt segment: Int) {
                super.setTitle(title?.uppercased(), forSegmentAt: segment)
            }
            override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
                super.insertSegment(withTitle: title?.uppercased(), at: segment, animated: animated)
            }
        }
        let control = Upper(items: ["one", "two"])

        control.setTitle("three", forSegmentAt: 1)

        #expect(control.titleForSegment(at: 0) == "ONE" && control.titleForSegment(at: 1) == "THREE")
    }
}
