import CoreGraphics
import Testing
import UIKitAlerts
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// Alerts with more content than fits the screen: texts and buttons scroll, and what is visible is drawn.
@MainActor @Suite struct AlertLongContentTests {
    private static let lines = (1...80).map { "Line \($0) of a message that is long" }.joined(separator: "\n")

    /// How many sampled pixels of `area`, in points of the screen, have a red component in `range`.
    private func samples(_ device: TestDevice, in area: CGRect, red range: ClosedRange<UInt8>) -> Int {
        let picture = device.picture()
        return stride(from: area.minY, to: area.maxY, by: 1).reduce(0) { count, y in
            count
                + stride(from: area.minX, to: area.maxX, by: 1).count {
                    range.contains(picture.color(atX: $0, y: y).red)
                }
        }
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Whether no bitmap of this subtree is stretched, as those of layers that are too large are.
    private func areDrawnAtFullScale(_ view: UIView) -> Bool {
        guard view.subviews.allSatisfy(areDrawnAtFullScale) else { return false }
        guard let contents = view.layer.contents, view.bounds.height > 0 else { return true }
        let height = CGFloat((contents as! CGImage).height)
        return height >= view.bounds.height * view.traitCollection.displayScale - 1
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], ["message", "title"])
    func aTextOfAnyHeightIsDrawnWhereverItIsScrolled(size: UIContentSizeCategory, part: String) throws {
        let fixture = AlertFixture()
        try fixture.device.setTextSize(size)
        let text = part == "title" ? String(repeating: "Long words ", count: 455) : Self.lines
        let alert = fixture.makeAlert(part == "title" ? text : nil, part == "title" ? nil : text)
        try fixture.present(alert, animated: false)
        let label = try fixture.device.view(.text(text))
        let scroll = try #require(scrollView(around: label))
        let area = scroll.convert(scroll.bounds, to: nil)
        let end = scroll.contentSize.height - scroll.bounds.height
        #expect(end > 500)

        for fraction in [0, 0.3, 0.31, 0.7, 1, 0.02] {
            scroll.contentOffset.y = (end * fraction).rounded()
            try fixture.device.settle()
            #expect(samples(fixture.device, in: area, red: 0...60) > 100, "\(fraction) of the text")
            #expect(areDrawnAtFullScale(alert.view), "\(fraction) of the text")
        }

        #expect(fixture.device.misuses.isEmpty, "\(fixture.device.misuses.map(\.message))")
        try fixture.device.tap("OK")
        try fixture.device.settle()
        #expect(fixture.calls == ["OK"])
    }

    /// The largest text leaves no room for "Cancel" in half an alert.
    @Test func titlesThatDoNotFitSideBySideAreStackedAtLargeText() throws {
        let fixture = AlertFixture()
        try fixture.device.setTextSize(.accessibilityExtraExtraExtraLarge)

        try fixture.present(fixture.makeAlert())
        let frames = try ["OK", "Cancel"].map { name in
            let view = try fixture.device.view(.text(name))
            return view.convert(view.bounds, to: nil)
        }

        #expect(frames[0].midX == frames[1].midX)
        #expect(frames[0].maxY <= frames[1].minY || frames[1].maxY <= frames[0].minY)
    }

    @Test func anotherStyleOrTextWhileScrolledIsDrawn() throws {
        let fixture = AlertFixture()
        try fixture.device.setTextSize(.accessibilityExtraExtraExtraLarge)
        let alert = fixture.makeAlert(nil, Self.lines)
        try fixture.present(alert, animated: false)
        let label = try fixture.device.view(.text(Self.lines))
        let scroll = try #require(scrollView(around: label))
        let area = scroll.convert(scroll.bounds, to: nil)
        scroll.contentOffset.y = 3000
        try fixture.device.settle()

        try fixture.device.setStyle(.dark)
        try fixture.device.settle()
        #expect(samples(fixture.device, in: area, red: 230...255) > 100)
        #expect(samples(fixture.device, in: area, red: 0...5) < 100)

        alert.message = "Short"
        try fixture.device.settle()
        try fixture.device.expect("Short", is: .visible)
        #expect(alert.view.frame.height < 300)
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet], [false, true])
    func fiftyButtonsAreAllReachable(style: UIAlertController.Style, isLandscape: Bool) throws {
        let fixture = AlertFixture(.iPhoneSE, isLandscape: isLandscape)
        try fixture.device.setTextSize(.accessibilityExtraExtraExtraLarge)
        let names = (1...50).map { "Action number \($0)" }
        for name in [names[0], names[24], names[49], "Cancel"] {
            try fixture.present(fixture.makeAlert("Title", Self.lines, style, actions: names + ["-Cancel"]))

            try fixture.device.scroll(to: .text(name))
            try fixture.device.settle()
            try fixture.device.tap(.text(name))
            try fixture.device.settle()

            #expect(fixture.calls.last == name)
        }
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test func fieldsBelowALongMessageStayUsableAboveTheKeyboardInLandscape() throws {
        let fixture = AlertFixture(.iPhoneSE, isLandscape: true)
        let alert = fixture.makeAlert("Title", Self.lines)
        for name in ["User", "Password", "Code"] { alert.addTextField { $0.placeholder = name } }
        try fixture.present(alert)
        try fixture.device.showKeyboard(height: 200)
        try fixture.device.settle()

        for name in ["User", "Password", "Code"] {
            try fixture.device.expect(.text(name), is: .focused)
            try fixture.device.expect(.text(name), is: .visible)
            try fixture.device.type("a")
            let focused = alert.textFields?.first { $0.isFirstResponder }
            let field = try #require(focused)
            let frame = field.convert(field.bounds, to: nil)
            #expect(frame.minY >= 0 && frame.maxY <= 375 - 200, "\(name): \(frame)")
            // It does not touch the buttons.
            let button = try fixture.device.view(.text("OK"))
            #expect(button.convert(button.bounds, to: nil).minY - frame.maxY >= 8, "\(name): \(frame)")
            try fixture.device.key("return")
            try fixture.device.settle()
        }

        try fixture.device.tap("OK")
        try fixture.device.settle()
        #expect(fixture.calls == ["OK"])
    }
}
