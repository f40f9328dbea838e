import Testing
@testable import TutorialApp
import UIKit
import Velarium
import VelariumTesting

/// The promises of the tutorial "A sheet over a map".
@MainActor @Suite struct MapPageTests {
    private let device = TestDevice(.iPhone11)
    private let page = MapPage()

    init() { device.show(UINavigationController(rootViewController: page)) }

    @Test func sheetAppearsAtAQuarterAndThePinMovesUp() async throws {
        let before = try pin()

        try await open()

        #expect(try sheet().view.frame.minY == 896 * 0.75)
        #expect(try pin() < before)
    }

    @Test func oneDragExpandsTheSheetAndThenScrollsTheList() async throws {
        try await open()

        try await device.drag(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 250), in: 0.8)
        try await device.settle()

        let list = try #require(try sheet().view.subviews.compactMap { $0 as? UITableView }.first)
        #expect(try sheet().detent == .threeQuarters)
        #expect(list.contentOffset.y > 0)
    }

    @Test func aTapOnTheMapLowersTheSheet() async throws {
        try await open()
        try await device.drag(from: CGPoint(x: 200, y: 690), to: CGPoint(x: 200, y: 240), in: 0.8)
        try await device.settle()
        #expect(try sheet().detent == .threeQuarters)

        let low = try pin()
        try await device.tap(x: 200, y: 160)
        try await device.settle()

        #expect(try sheet().detent == .quarter)
        #expect(try pin() > low)
    }

    @Test func flickDownDismissesTheSheetAndThePinReturns() async throws {
        let before = try pin()
        try await open()

        try await device.drag(from: CGPoint(x: 200, y: 690), to: CGPoint(x: 200, y: 890), in: 0.06)
        try await device.settle()

        try device.expectPresentations(0)
        #expect(try pin() == before)
    }

    @Test func rowDismissesTheSheetAndSetsThePageTitle() async throws {
        try await open()

        try await device.tap("Library")
        try await device.settle()

        try device.expectPresentations(0)
        #expect(page.title == "Library")
    }

    private func open() async throws {
        try await device.tap("Around here")
        try await device.settle()
    }

    private func sheet() throws -> PlacesSheet { try #require(page.presentedViewController as? PlacesSheet) }

    /// The distance from the top of the map to the pin's center.
    private func pin() throws -> CGFloat {
        let map = try #require(page.view.subviews.first as? MapView)
        map.layoutIfNeeded()
        return try #require(map.subviews.first).center.y
    }
}
