import XCTest

@testable import Errands

final class ErrandListTests: XCTestCase {
    private var list: ErrandListViewController!

    private var window: UIWindow? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first
    }

    override func setUpWithError() throws {
        let tabs = try XCTUnwrap(window?.rootViewController as? UITabBarController)
        let navigation = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
        navigation.popToRootViewController(animated: false)
        list = try XCTUnwrap(navigation.viewControllers.first as? ErrandListViewController)
    }

    override func tearDown() {
        list?.presentedViewController?.dismiss(animated: false)
        list = nil
        super.tearDown()
    }

    func testTheHostIsTheApp() {
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
        XCTAssertEqual(window?.isKeyWindow, true)
        XCTAssertTrue(list.view.window === window)
        XCTAssertEqual(list.tableView.visibleCells.count, ErrandStore.shared.errands.count)
    }

    func testACellShowsItsErrand() throws {
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 0, section: 0))

        let labels = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        XCTAssertTrue(labels.contains("Bread"))
    }

    func testADetailIsPushedWithAnAnimation() {
        let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        list.performSegue(withIdentifier: "detail", sender: cell)

        RunLoop.main.run(until: Date().addingTimeInterval(1))

        XCTAssertEqual(list.navigationController?.topViewController?.navigationItem.title, "Stamps")
    }

    func testAnAlertIsPresentedAndDismissed() {
        let presented = expectation(description: "presented")
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        list.present(alert, animated: true) { presented.fulfill() }
        wait(for: [presented], timeout: 2)
        XCTAssertTrue(list.presentedViewController === alert)

        let dismissed = expectation(description: "dismissed")
        list.dismiss(animated: true) { dismissed.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertNil(list.presentedViewController)
    }
}
