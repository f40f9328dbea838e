import Testing
import UIKit
import Velarium
import VelariumTesting

/// Walkthroughs that point at several anchors in turn.
@MainActor @Suite struct WalkthroughTests {
    private let device: TestDevice
    private let page = WalkthroughPage()

    init() {
        device = TestDevice(.iPhone14)
        device.show(page)
    }

    private var tour: Walkthrough {
        Walkthrough(steps: [
            .init(.view(page.first), title: "Search", message: "Finds a letter by any word in it."),
            .init(.view(page.second), title: "Write"),
            .init(.view(page.last), title: "Archive"),
        ])
    }

    private func show(_ tour: Walkthrough) throws {
        _ = device.window
        tour.show(over: page)
        try device.settle()
    }

    private func isDimmed(_ point: CGPoint) -> Bool {
        let color = device.picture().color(atX: point.x, y: point.y)
        return color.red < 200 && color.green < 200 && color.blue < 200
    }

    @Test func nextBackAndDoneGoThroughTheSteps() async throws {
        _ = device.window
        let tour = tour
        var steps: [Int] = []
        tour.onStep = { steps.append($0) }
        let asking = Task { @MainActor in
            _ = device.window
            return await page.present(tour)
        }
        for _ in 0..<4 { await Task.yield() }
        try await device.settle()
        try device.expect("1 of 3", is: .visible)
        try device.expect("Back", is: .gone)

        for button in ["Next", "Next", "Back", "Next"] {
            try await device.tap(.text(button))
            try await device.settle()
        }
        try device.expect("Skip", is: .gone)
        try await device.tap(.text("Done"))
        try await device.settle()

        #expect(await asking.value == .value(3))
        #expect(steps == [0, 1, 2, 1, 2])
        #expect(tour.currentStep == nil)
    }

    @Test func skipAndEscapeGiveNoValue() throws {
        _ = device.window
        let tour = tour
        try show(tour)
        try device.tap(.text("Skip"))
        try device.settle()
        #expect(tour.value == nil && tour.dismissReason == .action)

        try show(tour)
        try device.key("escape")
        try device.settle()

        #expect(tour.value == nil && tour.dismissReason == .escape)
        try device.expect("Search", is: .gone)
    }

    @Test func arrowKeysGoThroughTheStepsInReadingDirection() throws {
        _ = device.window
        for language in [TestDevice.Language.english, .arabic] {
            let device = TestDevice(.iPhone14, language: language)
            let page = WalkthroughPage()
            device.show(page)
            let tour = Walkthrough(steps: [.init(.view(page.first), title: "1"), .init(nil, title: "2")])
            tour.show(over: page)
            try device.settle()

            try device.key(language == .arabic ? "left" : "right")
            #expect(tour.currentStep == 1)
            try device.key(language == .arabic ? "right" : "left")
            #expect(tour.currentStep == 0)
            try device.key("return")
            #expect(tour.currentStep == 1)
            tour.dismiss(for: .code, animated: false)
        }
    }

    @Test func anchorIsLitAndTheRestDimmed() throws {
        _ = device.window
        try show(tour)
        let frame = page.frame(of: page.first)

        #expect(!isDimmed(CGPoint(x: frame.minX - 3, y: frame.midY)))
        #expect(isDimmed(CGPoint(x: frame.minX - 9, y: frame.midY)))
        #expect(isDimmed(CGPoint(x: 5, y: 600)))
    }

    @Test func theLitPartReachesSixPointsBeyondTheAnchorOnEverySide() throws {
        _ = device.window
        try show(tour)
        let frame = page.frame(of: page.first)

        for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
            func point(_ beyond: CGFloat) -> CGPoint {
                CGPoint(
                    x: frame.midX + dx * (frame.width / 2 + beyond), y: frame.midY + dy * (frame.height / 2 + beyond))
            }
            #expect(!isDimmed(point(5.5)), "\(dx) \(dy)")
            #expect(isDimmed(point(6.5)), "\(dx) \(dy)")
        }
    }

    @Test func touchesReachOnlyWhatIsLitAndOnlyIfTheyMay() throws {
        _ = device.window
        let tour = tour
        try show(tour)
        let place = CGPoint(x: page.frame(of: page.first).midX, y: page.frame(of: page.first).midY)
        try device.tap(x: place.x, y: place.y)
        #expect(page.taps == [])

        tour.passesTouchesToAnchor = true
        try device.tap(x: place.x, y: place.y)
        try device.tap(x: page.frame(of: page.second).midX, y: page.frame(of: page.second).midY)

        #expect(page.taps == ["first"])
    }

    @Test func anchorOutOfSightIsScrolledTo() throws {
        _ = device.window
        let tour = Walkthrough(steps: [.init(.view(page.last), title: "Archive")])

        try show(tour)

        #expect(page.scroll.contentOffset.y > 0)
        #expect(tour.lifecycle.isPresented)
        try device.expect("Done", is: .visible)
    }

    @Test func stepWithoutItsAnchorIsLeftOut() throws {
        _ = device.window
        let tour = tour
        page.second.isHidden = true
        try show(tour)

        try device.tap(.text("Next"))
        try device.settle()
        #expect(tour.currentStep == 2)
        try device.tap(.text("Back"))
        try device.settle()

        #expect(tour.currentStep == 0)
    }

    @Test func anchorThatIsLostDuringItsStepMovesTheWalkthroughOn() throws {
        _ = device.window
        let tour = tour
        try show(tour)

        page.first.removeFromSuperview()
        try device.settle()
        #expect(tour.currentStep == 1)
        page.second.isHidden = true
        page.last.isHidden = true
        try device.settle()

        #expect(tour.dismissReason == .anchorLost)
    }

    @Test func anchorLossCentersTheCardOrDismisses() throws {
        _ = device.window
        let tour = tour
        tour.anchorLossBehavior = .center
        try show(tour)
        page.first.isHidden = true
        try device.settle()
        #expect(tour.currentStep == 0 && tour.lifecycle.isPresented)
        #expect(isDimmed(CGPoint(x: page.frame(of: page.first).midX, y: page.frame(of: page.first).midY)))

        tour.anchorLossBehavior = .dismiss
        page.first.isHidden = false
        try device.settle()
        page.first.isHidden = true
        try device.settle()

        #expect(tour.dismissReason == .anchorLost)
    }

    @Test func spotlightFollowsItsAnchor() throws {
        _ = device.window
        try show(tour)

        page.first.frame.origin.y += 60
        try device.settle()

        #expect(!isDimmed(CGPoint(x: page.frame(of: page.first).minX - 3, y: page.frame(of: page.first).midY)))
        #expect(isDimmed(CGPoint(x: page.frame(of: page.first).minX - 3, y: page.frame(of: page.first).midY - 60)))
    }

    @Test func focusReturnsToTheFieldThatHadIt() throws {
        _ = device.window
        page.field.becomeFirstResponder()
        let tour = tour
        try show(tour)
        #expect(!page.field.isFirstResponder)

        try device.key("escape")
        try device.settle()

        #expect(page.field.isFirstResponder)
    }

    @Test(
        arguments: [TestDevice.Model.iPhoneSE, .iPhone14, .iPad],
        [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func cardAndButtonsAreOnTheScreenAtEveryTextSize(
        model: TestDevice.Model, size: UIContentSizeCategory
    ) throws {
        _ = device.window
        for isLandscape in [false, true] {
            let device = TestDevice(model, isLandscape: isLandscape)
            let page = WalkthroughPage()
            let window = device.show(page)
            try device.setTextSize(size)
            let tour = Walkthrough(steps: [
                .init(
                    .view(page.first), title: "Search",
                    message: String(repeating: "Finds a letter by any word in it. ", count: 6)),
                .init(.view(page.second), title: "Write"), .init(.view(page.first), title: "Search again"),
            ])
            tour.show(over: page)
            try device.settle()

            for expected in 1...2 {
                let button = try device.view(.text("Next"))
                let frame = button.convert(button.bounds, to: nil)
                #expect(window.bounds.inset(by: window.safeAreaInsets).contains(frame), "\(model) \(frame)")
                #expect(frame.width >= 43.9 && frame.height >= 43.9)
                try device.tap(.text("Next"))
                try device.settle()
                #expect(tour.currentStep == expected)
            }
            try device.tap(.text("Done"))
            try device.settle()
            #expect(tour.value == 3)
        }
    }

    @Test func walkthroughWithoutStepsIsReportedAndNotShown() async throws {
        _ = device.window
        var reports: [String] = []
        let former = OverlayDiagnostics.report
        OverlayDiagnostics.report = { reports.append($0) }
        defer { OverlayDiagnostics.report = former }

        let tour = Walkthrough(steps: [])
        tour.show(over: page)

        #expect(!tour.lifecycle.isPresented)
        #expect(reports.contains { $0.contains("Walkthrough was not shown") })
    }

    @Test func walkthroughIsReleasedAfterItsEndAndWithItsWindow() throws {
        _ = device.window
        weak var gone: Walkthrough?
        do {
            let tour = tour
            gone = tour
            try show(tour)
            tour.dismiss(for: .code, animated: true)
        }
        try device.settle()

        #expect(gone == nil)
    }
}

/// A page with two buttons, a text field and a button far below in a scroll view.
private final class WalkthroughPage: UIViewController {
    let scroll = UIScrollView()
    let first = UIButton(type: .system)
    let second = UIButton(type: .system)
    let last = UIButton(type: .system)
    let field = UITextField(frame: CGRect(x: 40, y: 200, width: 120, height: 34))
    private(set) var taps: [String] = []

    /// In the window.
    func frame(of button: UIButton) -> CGRect { button.convert(button.bounds, to: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 2000)
        view.addSubview(scroll)
        let buttons = [(first, "first", 60.0), (second, "second", 140), (last, "last", 1800)]
        for (button, name, top) in buttons {
            button.setTitle(name, for: .normal)
            button.frame = CGRect(x: 40, y: top, width: 120, height: 44)
            button.addAction(UIAction { [unowned self] _ in taps.append(name) }, for: .touchUpInside)
            scroll.addSubview(button)
        }
        scroll.addSubview(field)
    }
}
