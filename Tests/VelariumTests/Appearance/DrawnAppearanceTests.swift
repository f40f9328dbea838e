import Testing
import UIKit
import UITestSupport
import Velarium
import VelariumTesting

/// What overlays draw themselves has the pixels of their records in Tests/Appearances: a digit for every point.
@MainActor @Suite struct DrawnAppearanceTests {
    @Test(arguments: [TestDevice.Language.english, .arabic], [1, 4, 8])
    func theBoxesOfACodeAreDrawnAsRecorded(_ language: TestDevice.Language, _ length: Int) async throws {
        var record = AppearanceRecord()
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: language))
        let gate = Gate()
        let dialog = CodeDialog(title: nil, length: length)
        dialog.verify = { _ in
            await gate.wait()
            return "Wrong."
        }
        try fixture.show(dialog)
        let boxes = try #require(dialog.view.all(UIView.self).first { $0.accessibilityTraits == .updatesFrequently })
        func add(_ name: String) {
            record.addPicture(name, of: boxes.convert(boxes.bounds, to: nil), on: fixture.device)
        }

        add("empty")
        for _ in 0..<(length / 2) { try await fixture.device.key("1") }
        add("half")
        for _ in 0..<(length - length / 2) { try await fixture.device.key("1") }
        gate.open()
        try await fixture.settle()
        add("wrong")
        try await fixture.device.key("backspace")
        add("after Delete")

        #expect(record.difference(from: "boxes of \(length) \(language)") == nil)
        dialog.dismiss(for: .code, animated: false)
    }

    @Test(arguments: [TestDevice.Language.english, .arabic], [5, 10])
    func theStarsOfARatingAreDrawnAsRecorded(_ language: TestDevice.Language, _ maximum: Int) throws {
        var record = AppearanceRecord()
        let fixture = ReadyMadeFixture(TestDevice(.iPhone14, language: language))
        let dialog = RatingDialog(title: nil, rating: 3, maximum: maximum)
        try fixture.show(dialog)
        let stars = try #require(dialog.view.first(named: "RatingView"))

        record.addPicture("three", of: stars.convert(stars.bounds, to: nil), on: fixture.device)

        #expect(record.difference(from: "stars of \(maximum) \(language)") == nil)
    }

    /// Below, above and on both sides of its anchor, at rest and on its way from the middle of the screen.
    @Test(arguments: [(0.5, 0.2), (0.5, 0.9), (0, 0.5), (1, 0.5)])
    func theArrowOfAnAdaptivePopoverIsDrawnAsRecorded(_ x: Double, _ y: Double) throws {
        var record = AppearanceRecord()
        let fixture = try AdaptiveFixture(.dialog, .iPhone14)
        fixture.page.preferredContentSize = CGSize(width: 120, height: 600)
        if y != 0.5 { fixture.page.preferredContentSize = CGSize(width: 300, height: 120) }
        fixture.root.view.backgroundColor = .systemGray
        fixture.button.frame = CGRect(x: x * 340, y: y * 780, width: 50, height: 40)
        fixture.button.setTitle(nil, for: .normal)
        try fixture.present()
        fixture.overlay.setStyle(.popover, animated: true)
        let area = fixture.button.frame.insetBy(dx: -30, dy: -30)
        for moment in ["just begun", "on its way"] {
            fixture.device.advance(by: 0.1)
            record.addPicture(moment, of: area, on: fixture.device)
        }
        try fixture.device.settle()
        record.addPicture("at rest", of: area, on: fixture.device)
        fixture.overlay.setStyle(.dialog, animated: true)
        fixture.device.advance(by: 0.1)
        record.addPicture("back", of: area, on: fixture.device)

        #expect(record.difference(from: "adaptive arrow at \(x) \(y)") == nil)
    }

    @Test func theArrowIsAsSharpAsItsScreenWhateverDeviceCameBefore() throws {
        for model in [TestDevice.Model.iPhoneSE, .iPhone14, .iPhoneSE] {
            let fixture = try AdaptiveFixture(.popover, model)

            try fixture.present()

            let arrow = try #require(fixture.overlay.view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            #expect(!arrow.isHidden)
            #expect(arrow.image?.scale == fixture.window.screen.scale)
        }
    }

    @Test(arguments: [(150.0, 60.0), (0, 380), (340, 380), (150, 740)])
    func theBubbleOfAPopoverViewIsDrawnAsRecorded(_ x: Double, _ y: Double) throws {
        var record = AppearanceRecord()
        let fixture = PopoverViewFixture()
        fixture.page.view.backgroundColor = .systemGray
        fixture.title.setTitle(nil, for: .normal)
        fixture.title.frame = CGRect(x: x, y: y, width: 50, height: 30)
        fixture.content.frame.size = CGSize(width: 40, height: 30)
        try fixture.present {
            $0.staysOnScreen = true
            $0.arrowFollowsAnchor = true
        }

        record.addPicture("bubble", of: fixture.bubble.insetBy(dx: -14, dy: -14), on: fixture.device)

        #expect(record.difference(from: "bubble at \(x) \(y)") == nil)
    }
}
