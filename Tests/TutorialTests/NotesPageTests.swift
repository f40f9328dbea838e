import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "A card over anything".
@MainActor @Suite struct NotesPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = NotesPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test(arguments: ["Window", "Board", "Presented"])
    func cardIsPresentedInThreeModes(way: String) throws {
        try device.tap(.text(way))
        try device.settle()

        try device.expect("New note", is: .visible)
        // A point inside the board: a tap outside that does not dismiss its card.
        try device.tap(x: 20, y: 140)
        try device.settle()
        try device.expect("New note", is: .gone)
    }

    @Test func boardShowsOneCardAtATime() throws {
        try device.tap("Board")
        try device.settle()

        try device.tap("Board")
        try device.settle()

        try device.expect("New note", is: .visible)
    }

    @Test func buttonsStayEnabledWhileTheBoardHasACard() throws {
        try device.tap("Board")
        try device.settle()

        try device.expect("Window", is: .enabled)
        try device.tap("Window")
        try device.settle()

        #expect(ModalPresentationViewController.isAnyVisible)
        try device.expect("New note", is: .visible)
    }

    @Test func cardIsDirectlyAboveTheKeyboard() throws {
        try device.tap("Window")
        try device.settle()
        let low = try card().frame.maxY

        try device.showKeyboard(height: 300)
        try device.settle()

        #expect(abs(low - (896 - 24 - 12)) < 0.5)
        #expect(abs(try card().frame.maxY - (896 - 300 - 12)) < 0.5)
    }

    @Test func cardWithUnsavedTextStays() throws {
        try device.tap("Window")
        try device.settle()
        try device.type("Milk")

        try device.tap(outside: card())
        try device.key("escape")
        try device.settle()
        try device.expect("New note", is: .visible)

        try device.tap("Save")
        try device.settle()
        try device.expect("New note", is: .gone)
    }

    @Test func dismissedCardHasNoTransform() throws {
        try device.tap("Window")
        try device.settle()
        let view = try card()

        try device.key("escape")
        try device.settle()

        #expect(view.transform.isIdentity)
    }

    @Test func hideAllVisibleKeepsACardWithUnsavedText() throws {
        try device.tap("Window")
        try device.settle()
        #expect(ModalPresentationViewController.hideAllVisibleIfAllowed())
        try device.tap("Window")
        try device.settle()

        try device.type("Milk")

        #expect(!ModalPresentationViewController.hideAllVisibleIfAllowed())
        try device.expect("New note", is: .visible)
    }

    private func card() throws -> UIView {
        try #require(try device.view("New note").superview?.superview)
    }
}
