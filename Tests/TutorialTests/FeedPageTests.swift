import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "A popover under the title".
@MainActor @Suite struct FeedPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = FeedPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test func titleOpensAndClosesTheMenu() async throws {
        try await device.tap("Home")
        try await device.settle()
        try device.expect("Recipes", is: .visible)

        try await device.tap(.view(titleButton))
        try await device.settle()

        try device.expect("Recipes", is: .gone)
    }

    @Test func rowShowsItsFeedAndDismissesTheMenu() async throws {
        try await device.tap("Home")
        try await device.settle()

        try await device.tap("Trains")
        try await device.settle()

        try device.expect("Recipes", is: .gone)
        #expect(try titleButton.accessibilityLabel == "Trains")
    }

    @Test func arrowOfTheTitleResetsAfterEveryDismissal() async throws {
        for close in ["tap", "escape", "turn away"] {
            try await device.tap(.view(titleButton))
            try await device.settle()
            #expect(try titleButton.accessibilityValue == "open")

            switch close {
            case "tap": try await device.tap(outside: bubble)
            case "escape": try await device.key("escape")
            default: page.navigationController?.pushViewController(UIViewController(), animated: false)
            }
            try await device.settle()

            #expect(try titleButton.accessibilityValue == "closed", "\(close)")
        }
    }

    @Test func removingThePageDismissesItsMenu() async throws {
        try await device.tap("Home")
        try await device.settle()
        let menu = try menu

        page.navigationController?.setViewControllers([UIViewController()], animated: false)
        try await device.settle()

        #expect(menu.dismissReason == .anchorLost)
    }

    private var menu: PopoverView {
        get throws { try #require(device.window.subviews.compactMap { $0 as? PopoverView }.first) }
    }

    private var bubble: UIView {
        get throws { try #require(menu.subviews.first) }
    }

    private var titleButton: UIButton {
        get throws { try #require(page.navigationItem.titleView as? UIButton) }
    }
}
