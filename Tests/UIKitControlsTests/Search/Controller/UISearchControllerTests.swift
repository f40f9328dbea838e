import CoreGraphics
import TestSupport
import Testing
import UIKitControls
import UIKitCore
import UIKitTables
import UITestSupport
import VelariumTesting

@MainActor @Suite struct UISearchControllerTests {
    /// A table with a search controller in the navigation bar, and the calls of all its delegates.
    @MainActor fileprivate final class Fixture: NSObject {
        let device: TestDevice
        let search: UISearchController
        let results = UITableViewController(style: .plain)
        let list = UITableViewController(style: .plain)
        let stack: UINavigationController
        var calls: [String] = []

        init(
            on device: TestDevice = TestDevice(), hasResults: Bool = true, largeTitle: Bool = false,
            _ configure: (UISearchController) -> Void = { _ in }
        ) {
            self.device = device
            search = UISearchController(searchResultsController: hasResults ? results : nil)
            list.title = "Cities"
            stack = UINavigationController(rootViewController: list)
            super.init()
            stack.navigationBar.prefersLargeTitles = largeTitle
            results.tableView.backgroundColor = .systemYellow
            list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3_000))
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.delegate = self
            configure(search)
            list.navigationItem.searchController = search
            device.show(stack)
            device.advance(by: 0)
        }

        var field: UISearchTextField { search.searchBar.searchTextField }
    }

    // MARK: Beginning and ending

    @Test func aTapBeginsTheSearchAndCancelEndsIt() throws {
        let fixture = Fixture()

        try fixture.device.tap(.view(fixture.field))
        try fixture.device.settle()
        try fixture.device.type("pa")
        try fixture.device.tap("Cancel")
        try fixture.device.settle()

        #expect(
            fixture.calls == [
                "begin", "will present", "update: ", "did present", "text: p", "update: p", "text: pa", "update: pa",
                "cancel", "will dismiss", "update: ", "did dismiss",
            ])
        #expect(!fixture.search.isActive && fixture.search.searchBar.text == "" && !fixture.field.isFirstResponder)
    }

    @Test func settingIsActiveBeginsTheSearchWithTheFieldFocused() throws {
        let fixture = Fixture()

        fixture.search.isActive = true
        #expect(fixture.search.isActive)
        try fixture.device.settle()

        #expect(fixture.field.isFirstResponder && fixture.search.parent === fixture.list)
        #expect(fixture.calls == ["will present", "begin", "update: ", "did present"])
    }

    @Test func escapeClearsTheTextAndThenEndsTheSearch() throws {
        let fixture = Fixture()
        try fixture.device.tap(.view(fixture.field))
        try fixture.device.settle()
        try fixture.device.type("x")

        try fixture.device.key("escape")
        #expect(fixture.search.isActive && fixture.search.searchBar.text == "")
        try fixture.device.key("escape")
        try fixture.device.settle()

        #expect(!fixture.search.isActive && fixture.search.parent == nil)
    }

    @Test func aTapOnTheDimmingEndsTheSearch() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()

        try fixture.device.tap(x: 195, y: 500)
        try fixture.device.settle()

        #expect(!fixture.search.isActive && fixture.search.view.superview == nil)
    }

    @Test func aSearchThatIsEndedWhileItBeginsIsReversed() throws {
        let fixture = Fixture()

        fixture.search.isActive = true
        fixture.device.advance(by: 0.1)
        fixture.search.isActive = false
        try fixture.device.settle()

        #expect(
            fixture.calls == ["will present", "begin", "update: ", "will dismiss", "update: ", "did dismiss"])
    }

    @Test func aDelegateCanBeginTheSearchItself() throws {
        final class Presenter: NSObject, UISearchControllerDelegate {
            var count = 0
            func presentSearchController(_ searchController: UISearchController) { count += 1 }
        }
        let fixture = Fixture()
        let presenter = Presenter()
        fixture.search.delegate = presenter

        try fixture.device.tap(.view(fixture.field))
        try fixture.device.settle()
        #expect(presenter.count == 1 && !fixture.search.isActive)
        fixture.search.isActive = true

        #expect(fixture.search.isActive && presenter.count == 1)
    }

    @Test func withoutAWindowASearchCannotBegin() {
        let device = TestDevice()
        device.recordsMisuses = true
        let search = UISearchController(searchResultsController: nil)

        search.isActive = true

        #expect(!search.isActive && device.misuses.map(\.raises) == [false])
    }

    // MARK: Results and dimming

    @Test func resultsReplaceTheDimmingWhenThereIsText() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()
        let dimmed = fixture.device.picture().color(atX: 195, y: 500)

        try fixture.device.type("a")
        try fixture.device.settle()

        #expect(dimmed.isNear(204, 204, 204))
        #expect(fixture.results.parent === fixture.search && fixture.search.showsSearchResultsController)
        #expect(fixture.device.picture().color(atX: 195, y: 500).isNear(255, 204, 0))
        try fixture.device.key("escape")
        try fixture.device.settle()
        #expect(fixture.results.parent == nil)
    }

    @Test func withoutObscuringTheContentStaysUsable() throws {
        let fixture = Fixture(hasResults: false) { $0.obscuresBackgroundDuringPresentation = false }

        fixture.search.isActive = true
        try fixture.device.settle()

        #expect(fixture.device.picture().color(atX: 195, y: 500).isNear(255, 255, 255))
        #expect(fixture.list.tableView.isScrollEnabled)
        try fixture.device.type("a")
        #expect(fixture.calls.last == "update: a")
    }

    @Test func theAppCanShowResultsWithoutText() throws {
        let fixture = Fixture()
        fixture.search.isActive = true

        fixture.search.showsSearchResultsController = true
        try fixture.device.settle()

        #expect(!fixture.search.automaticallyShowsSearchResultsController && fixture.results.parent === fixture.search)
    }

    @Test func resultsAreBelowTheBar() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()
        try fixture.device.type("a")
        try fixture.device.settle()

        #expect(fixture.results.view.safeAreaInsets.top == fixture.stack.navigationBar.frame.maxY)
        #expect(fixture.list.tableView.isScrollEnabled == false)
        fixture.search.isActive = false
        try fixture.device.settle()
        #expect(fixture.list.tableView.isScrollEnabled)
    }

    // MARK: In the navigation bar

    @Test func theSearchBarIsBelowTheTitles() {
        let bar = Fixture().stack.navigationBar
        let large = Fixture(largeTitle: true).stack.navigationBar

        #expect(bar.bounds.height == 96 && large.bounds.height == 148)
    }

    @Test func theSearchBarTakesThePlaceOfTheTitlesDuringASearch() throws {
        let fixture = Fixture()

        fixture.search.isActive = true
        try fixture.device.settle()
        let active = fixture.stack.navigationBar.bounds.height
        fixture.search.isActive = false
        try fixture.device.settle()

        #expect(active == 52 && fixture.stack.navigationBar.bounds.height == 96)
    }

    @Test func titlesCanStayDuringASearch() throws {
        let fixture = Fixture { $0.hidesNavigationBarDuringPresentation = false }

        fixture.search.isActive = true
        try fixture.device.settle()

        #expect(fixture.stack.navigationBar.bounds.height == 96)
        try fixture.device.expect("Cities", is: .visible)
    }

    @Test func scrollingHidesTheSearchBarUnlessItStays() throws {
        let fixture = Fixture()
        fixture.list.tableView.contentOffset.y += 200
        fixture.device.advance(by: 0)
        let hidden = fixture.stack.navigationBar.bounds.height

        fixture.list.navigationItem.hidesSearchBarWhenScrolling = false
        fixture.device.advance(by: 0)

        #expect(hidden == 44 && fixture.stack.navigationBar.bounds.height == 96)
    }

    @Test func aSearchStaysActiveBelowAPushedScreen() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()
        try fixture.device.type("a")

        fixture.stack.pushViewController(UIViewController(), animated: true)
        try fixture.device.settle()
        #expect(fixture.stack.navigationBar.bounds.height == 44 && fixture.search.isActive)
        fixture.stack.popViewController(animated: true)
        try fixture.device.settle()

        #expect(fixture.search.isActive && fixture.search.searchBar.text == "a")
        #expect(fixture.stack.navigationBar.bounds.height == 52)
    }

    @Test func replacingTheSearchControllerEndsItsSearch() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()

        fixture.list.navigationItem.searchController = nil
        fixture.device.advance(by: 0)

        #expect(!fixture.search.isActive && fixture.search.parent == nil)
        #expect(fixture.stack.navigationBar.bounds.height == 44)
        #expect(fixture.calls.suffix(2) == ["will dismiss", "did dismiss"])
    }

    @Test(arguments: [0, 0.1, 2])
    func aDeviceThatGoesAwayDuringASearchLeavesNothing(after seconds: Double) throws {
        weak var search: UISearchController?
        weak var list: UIViewController?
        do {
            let fixture = Fixture()
            (search, list) = (fixture.search, fixture.list)
            fixture.search.isActive = true
            fixture.device.advance(by: seconds)
        }

        let remains = [search == nil ? "" : "search", list == nil ? "" : "list"].filter { !$0.isEmpty }
        #expect(remains == [])
    }

    // MARK: Scopes and tokens

    @Test func scopesAppearWithTheSearchAndUpdateTheResults() throws {
        let fixture = Fixture { $0.searchBar.scopeButtonTitles = ["All", "Asia", "Europe"] }
        let idle = fixture.search.searchBar.showsScopeBar
        fixture.search.isActive = true
        try fixture.device.settle()
        #expect(!idle && fixture.stack.navigationBar.bounds.height == 96)

        try fixture.device.tap("Asia")

        #expect(fixture.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(fixture.calls.suffix(2) == ["scope 1", "update: "])
    }

    @Test func aTokenIsSelectedAndThenDeletedByTheDeleteKey() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()
        fixture.field.tokens = [UISearchToken(icon: nil, text: "Asia"), UISearchToken(icon: nil, text: "New")]
        try fixture.device.type("x")

        for _ in 0..<2 { try fixture.device.key("backspace") }
        let selected = fixture.field.tokens.count
        try fixture.device.key("backspace")

        #expect(selected == 2 && fixture.field.tokens.map { $0.representedObject == nil } == [true])
        #expect(fixture.calls.last == "update: ")
    }

    @Test func tokensMoveTheTextAndShowResults() throws {
        let fixture = Fixture()
        fixture.search.isActive = true
        try fixture.device.settle()
        let before = fixture.field.textRect(forBounds: fixture.field.bounds).minX

        fixture.field.insertToken(UISearchToken(icon: nil, text: "Asia"), at: 0)

        #expect(fixture.field.textRect(forBounds: fixture.field.bounds).minX > before + 30)
        #expect(fixture.search.showsSearchResultsController)
        try fixture.device.expect("Asia", is: .visible)
    }

    @Test func aPartOfTheTextBecomesAToken() throws {
        let fixture = Fixture()
        fixture.search.searchBar.text = "new york"
        let field = fixture.field
        let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))

        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "New"), at: 0)

        #expect(field.text == "york" && field.tokens.count == 1)
        #expect(field.tokens(in: field.textualRange).count == 1)
    }

    @Test func tokensAndScopesOutOfRangeAreMisuse() {
        let device = TestDevice()
        device.recordsMisuses = true
        let bar = UISearchBar()

        bar.selectedScopeButtonIndex = 3
        bar.searchTextField.removeToken(at: 0)
        bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "A"), at: 9)

        #expect(device.misuses.count == 3 && bar.searchTextField.tokens.count == 1)
        #expect(bar.selectedScopeButtonIndex == 0)
    }

    // MARK: Changes of the device

    enum Turn: CaseIterable {
        case rotation, textSize

        @MainActor func apply(_ isOn: Bool, to device: TestDevice) throws {
            switch self {
            case .rotation: try device.rotate(to: isOn ? .landscapeLeft : .portrait)
            case .textSize: try device.setTextSize(isOn ? .accessibilityLarge : .large)
            }
        }
    }

    /// The field of an active search has the same space above and below, in every way that it got there.
    @Test(arguments: Turn.allCases, [false, true])
    func theFieldIsAtItsPlaceDuringASearchAndAfterAChangeOfTheDevice(_ turn: Turn, largeTitle: Bool) throws {
        let fixture = Fixture(hasResults: false, largeTitle: largeTitle)
        let frame = { fixture.field.convert(fixture.field.bounds, to: nil) }
        let atRest = frame()
        fixture.search.isActive = true
        try fixture.device.settle()
        let active = frame()
        let bar = fixture.stack.navigationBar.convert(fixture.stack.navigationBar.bounds, to: nil)

        try turn.apply(true, to: fixture.device)
        try fixture.device.settle()
        try turn.apply(false, to: fixture.device)
        try fixture.device.settle()
        let activeAfterwards = frame()
        fixture.search.isActive = false
        try fixture.device.settle()

        #expect(active.minY - bar.minY == bar.maxY - active.maxY)
        #expect(activeAfterwards == active)
        #expect(frame() == atRest)
    }
}

extension UISearchControllerTests.Fixture: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update: \(searchController.searchBar.text ?? "nil")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text: \(searchText)") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}
