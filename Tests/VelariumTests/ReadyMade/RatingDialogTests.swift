import Testing
import UIKit
import Velarium
import VelariumTesting

/// Dialogs in which the user gives stars.
@MainActor @Suite struct RatingDialogTests {
    private let fixture = ReadyMadeFixture()

    /// The middle of a star by its place from the left, in the window.
    private func center(ofStarAt place: Int, in dialog: RatingDialog) throws -> CGPoint {
        let stars = try #require(self.stars(in: dialog.view))
        let cell = stars.bounds.width / CGFloat(dialog.maximum)
        return stars.convert(CGPoint(x: (CGFloat(place) + 0.5) * cell, y: stars.bounds.midY), to: nil)
    }

    private func stars(in view: UIView) -> UIView? {
        if view.accessibilityTraits.contains(.adjustable) { return view }
        return view.subviews.lazy.compactMap { stars(in: $0) }.first
    }

    @Test func tapOnAStarAndTheButtonGiveItsNumber() async throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?")
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        let star = try center(ofStarAt: 3, in: dialog)
        try await fixture.device.tap(x: star.x, y: star.y)
        try await fixture.device.tap(.text("Submit"))
        try await fixture.settle()

        #expect(await asking.value == .value(4))
    }

    @Test func starsUpToTheRatingAreFilledAndTheOthersAreHollow() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?")
        try fixture.show(dialog)
        let places = try (0..<5).map { try center(ofStarAt: $0, in: dialog) }
        let empty = places.map { fixture.device.picture().color(atX: $0.x, y: $0.y) }

        try fixture.device.tap(x: places[2].x, y: places[2].y)
        try fixture.device.settle()

        let picture = fixture.device.picture()
        for (index, place) in places.enumerated() {
            #expect((picture.color(atX: place.x, y: place.y) != empty[index]) == (index < 3), "\(index)")
        }
    }

    @Test func cancelingGivesNoRating() async throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", rating: 3)
        let asking = fixture.ask(dialog)
        try await fixture.settle()

        try await fixture.device.tap(.text("Cancel"))
        try await fixture.settle()

        #expect(await asking.value == .dismissed(.action))
    }

    @Test func returnDoesNothingUntilThereIsARating() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?")
        try fixture.show(dialog)
        try fixture.device.key("return")
        try fixture.device.settle()
        #expect(dialog.lifecycle.isPresented)

        try fixture.device.key("right")
        try fixture.device.key("right")
        try fixture.device.key("return")
        try fixture.device.settle()

        #expect(dialog.value == 2)
    }

    @Test func starsAreCountedFromTheLeadingEdge() throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: .arabic))
        _ = fixture.device.window
        let dialog = RatingDialog(title: "1")
        try fixture.show(dialog)
        let leftmost = try center(ofStarAt: 0, in: dialog)

        try fixture.device.tap(x: leftmost.x, y: leftmost.y)

        #expect(dialog.rating == 5)
        #expect(stars(in: dialog.view)?.accessibilityValue == "5 من 5")
    }

    @Test(arguments: [6, 7, 10], [TestDevice.Language.english, .arabic])
    func starsThatAreTooManyForOneRowAreInTwoAndEachCanBeHit(count: Int, language: TestDevice.Language) throws {
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: language))
        let dialog = RatingDialog(title: "1", maximum: count)
        try fixture.show(dialog)
        let stars = try #require(self.stars(in: dialog.view))
        let lower = CGRect(x: 0, y: 44, width: stars.bounds.width, height: 44)
        let isMirrored = language == .arabic

        // The first star of the second row, which is in the middle, and the last one.
        let width = stars.bounds.width / CGFloat((count + 1) / 2)
        let left = (stars.bounds.width - CGFloat(count / 2) * width) / 2
        let ends = [left + 5, stars.bounds.width - left - 5].map {
            stars.convert(CGPoint(x: $0, y: lower.midY), to: nil)
        }
        let ratings = try ends.map { place in
            try fixture.device.tap(x: place.x, y: place.y)
            return dialog.rating
        }

        #expect(stars.bounds.height == 88)
        #expect(ratings == (isMirrored ? [count, (count + 1) / 2 + 1] : [(count + 1) / 2 + 1, count]))
    }

    @Test func dragGoesOnInTheSecondRow() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", maximum: 10)
        try fixture.show(dialog)
        let stars = try #require(self.stars(in: dialog.view))
        let start = stars.convert(CGPoint(x: 20, y: 20), to: nil)

        try fixture.device.drag(
            from: start, to: stars.convert(CGPoint(x: stars.bounds.maxX - 60, y: 70), to: nil), in: 0.3)

        #expect(dialog.rating == 9)
    }

    @Test func accessibilityAdjustsTheRatingWithinItsLimits() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", maximum: 2)
        try fixture.show(dialog)
        let stars = try #require(self.stars(in: dialog.view))

        let values = (0..<3).map { _ in
            stars.accessibilityIncrement()
            return stars.accessibilityValue
        }

        #expect(stars.accessibilityLabel == "How was it?")
        #expect(values == ["1 of 2", "2 of 2", "2 of 2"])
    }

    @Test func voiceOverGoesDownToOneStar() throws {
        _ = fixture.device.window
        let dialog = RatingDialog(title: "How was it?", rating: 2)
        try fixture.show(dialog)
        let stars = try #require(self.stars(in: dialog.view))

        let values = (0..<2).map { _ in
            stars.accessibilityDecrement()
            return stars.accessibilityValue
        }

        #expect(values == ["1 of 5", "1 of 5"])
        #expect(dialog.rating == 1)
    }

    @Test func numbersOutOfRangeAreLimited() {
        _ = fixture.device.window
        #expect(RatingDialog(title: nil, maximum: -3).maximum == 1)
        #expect(RatingDialog(title: nil, maximum: .max).maximum == 10)
        #expect(RatingDialog(title: nil, rating: 99).rating == 5)
        #expect(RatingDialog(title: nil, rating: .min).rating == 0)
    }
}
