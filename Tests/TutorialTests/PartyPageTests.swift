import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "Room for a list".
@MainActor @Suite struct PartyPageTests {
    @Test(arguments: [(TestDevice.Model.iPhoneSE, OverlayStyle.sheet), (.iPadMini, .popover)])
    func listBeginsInTheStyleOfTheDevice(model: TestDevice.Model, style: OverlayStyle) async throws {
        let (device, page) = try await open(on: model)

        #expect(overlay(of: page)?.style == style)
        try device.expect("Ada", is: .visible)
    }

    @Test func textSelectionAndScrollPositionStayWhileTheListTakesTheScreen() async throws {
        let (device, page) = try await open(on: .iPhoneSE)
        try await device.tap("Ada")
        try await device.tap("Search")
        try await device.type("a")
        let picker = try #require(overlay(of: page)?.content as? PeoplePicker)

        try await tap("More room", on: device)

        #expect(overlay(of: page)?.style == .fullScreen)
        #expect(overlay(of: page)?.content === picker && picker.chosen == ["Ada"])
        try device.expect("Search", is: .focused)

        try await tap("Less room", on: device)
        #expect(overlay(of: page)?.style == .sheet)
        try device.expect("Search", is: .focused)
    }

    @Test func rotationOfALargePhoneTurnsTheSheetIntoAPopover() async throws {
        let (device, page) = try await open(on: .iPhone16ProMax)
        #expect(overlay(of: page)?.style == .sheet)

        try await device.rotate(to: .landscapeRight)
        try await device.settle()

        #expect(overlay(of: page)?.style == .popover)
    }

    @Test func titleTellsTheNumberOfGuestsWhenTheListIsGone() async throws {
        let (device, page) = try await open(on: .iPhoneSE)
        try await device.tap("Ada")
        try await device.tap("Claude")

        overlay(of: page)?.dismiss(for: .code, animated: true)
        try await device.settle()

        #expect(page.title == "Party of 2")
    }

    private func open(on model: TestDevice.Model) async throws -> (TestDevice, PartyPage) {
        let device = TestDevice(model)
        let page = PartyPage()
        device.show(UINavigationController(rootViewController: page))
        try await tap("Guests", on: device)
        return (device, page)
    }

    private func overlay(of page: UIViewController) -> AdaptiveOverlayController? {
        page.navigationController?.presentedViewController as? AdaptiveOverlayController
            ?? page.presentedViewController as? AdaptiveOverlayController
    }

    private func tap(_ title: String, on device: TestDevice) async throws {
        try await device.tap(.text(title))
        try await device.settle()
    }
}
