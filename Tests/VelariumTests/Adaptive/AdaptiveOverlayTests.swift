import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// An overlay that changes its style while it is open.
@MainActor @Suite struct AdaptiveOverlayTests {
    struct Change: Sendable, CustomStringConvertible {
        let from, to: OverlayStyle
        var description: String { "\(from) to \(to)" }
        static let all = OverlayStyle.allCases.flatMap { from in
            OverlayStyle.allCases.filter { $0 != from }.map { Change(from: from, to: $0) }
        }
    }

    // MARK: Styles

    @Test func sheetRestsAtTheLowerEdge() throws {
        let fixture = try AdaptiveFixture(.sheet)
        try fixture.present()
        #expect(fixture.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(fixture.page.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 34, right: 0))
        #expect(fixture.overlay.detent == .half)
    }

    @Test func popoverPointsAtItsAnchor() throws {
        let fixture = try AdaptiveFixture(.popover)
        try fixture.present()
        // Below the button and the arrow of 9 points.
        #expect(fixture.frame == CGRect(x: 10, y: 173, width: 300, height: 360))
        #expect(fixture.dimmingAlpha == 0)
    }

    @Test func dialogHasTheSizeOfItsContentInTheMiddle() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        #expect(fixture.frame.size == CGSize(width: 300, height: 360))
        #expect(fixture.frame.midX == 195)
        #expect(abs(fixture.dimmingAlpha - 0.3) < 0.01)
    }

    @Test func modalCardHasTheSizeOfAFormSheetOnAPad() throws {
        let fixture = try AdaptiveFixture(.modal, .iPadPro11)
        try fixture.present()
        #expect(fixture.frame.size == CGSize(width: 540, height: 620))
    }

    @Test func modalCardKeepsAMarginOnAPhone() throws {
        let fixture = try AdaptiveFixture(.modal)
        try fixture.present()
        #expect(fixture.frame.minX == 20 && fixture.frame.width == 350)
    }

    @Test func fullScreenHasTheScreensSafeArea() throws {
        let fixture = try AdaptiveFixture(.fullScreen)
        try fixture.present()
        #expect(fixture.frame == fixture.window.bounds)
        #expect(fixture.page.view.safeAreaInsets == fixture.window.safeAreaInsets)
    }

    @Test func dialogWithoutAPreferredSizeFitsItsConstraints() throws {
        let content = UIViewController()
        let block = Block(210, 90)
        block.fill(content.view)
        let overlay = AdaptiveOverlayController(content)
        let fixture = OverlayFixture()
        try fixture.present(overlay)
        #expect(fixture.frame(of: overlay).size == CGSize(width: 210, height: 90))
    }

    // MARK: Changes

    /// The same controller, view, text, first responder, selection and scroll offset after each of the twenty changes.
    @Test(arguments: Change.all) func everyChangeKeepsTheContentAsItIs(_ change: Change) throws {
        let fixture = try AdaptiveFixture(change.from)
        try fixture.present()
        let view = try #require(fixture.page.viewIfLoaded)
        let holder = try #require(view.superview)
        fixture.page.field.text = "Some text"
        fixture.page.field.becomeFirstResponder()
        fixture.page.field.selectedTextRange = fixture.page.field.textRange(
            from: fixture.page.field.beginningOfDocument,
            to: try #require(fixture.page.field.position(from: fixture.page.field.beginningOfDocument, offset: 4)))
        fixture.page.table.contentOffset.y = 430
        try fixture.device.settle()
        let offset = fixture.page.table.contentOffset

        var hasArrived: Bool?
        fixture.overlay.setStyle(change.to, animated: true) { hasArrived = $0 }
        #expect(fixture.overlay.style == change.to && fixture.overlay.isChangingStyle)
        try fixture.device.settle()

        #expect(hasArrived == true && !fixture.overlay.isChangingStyle)
        #expect(fixture.page.view === view && view.superview === holder && fixture.page.parent === fixture.overlay)
        #expect(fixture.page.field.isFirstResponder && fixture.page.field.text == "Some text")
        let range = try #require(fixture.page.field.selectedTextRange)
        #expect(fixture.page.field.text(in: range) == "Some")
        #expect(fixture.page.table.contentOffset == offset)
        #expect(fixture.page.appearances == ["willAppear"])
        #expect(fixture.device.misuses.isEmpty)

        let direct = try AdaptiveFixture(change.to)
        try direct.present()
        #expect(fixture.frame == direct.frame, "The same place as when presented in that style.")
    }

    /// In each of the changes, no edge moves further between two frames than a spring of 0.45 s does.
    @Test(arguments: Change.all) func everyChangeIsOneContinuousMotion(_ change: Change) throws {
        let fixture = try AdaptiveFixture(change.from)
        try fixture.present()
        let start = fixture.shownFrame
        var last = start
        var steps = 0
        fixture.overlay.setStyle(change.to, animated: true)
        for _ in 0..<40 {
            fixture.device.advance(by: 1.0 / 60)
            let shown = fixture.shownFrame
            // A critically damped spring of this duration moves less than a sixth of its way in a frame.
            let whole = distance(start, fixture.frame)
            #expect(distance(last, shown) <= whole / 6 + 1, "\(change)")
            if distance(last, shown) > 0.5 { steps += 1 }
            last = shown
        }
        #expect(steps > 10, "\(change)")
        #expect(distance(last, fixture.frame) < 1, "\(change)")
    }

    private func distance(_ first: CGRect, _ second: CGRect) -> CGFloat {
        max(
            abs(first.minX - second.minX), abs(first.maxX - second.maxX), abs(first.minY - second.minY),
            abs(first.maxY - second.maxY))
    }

    @Test func changeTurnsAroundWithoutAJump() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        let dialog = fixture.frame
        var outcomes: [String] = []
        fixture.overlay.setStyle(.fullScreen, animated: true) { outcomes.append("full screen \($0)") }
        fixture.device.advance(by: 0.15)
        let middle = fixture.shownFrame
        #expect(middle.height > dialog.height + 100)

        fixture.overlay.setStyle(.dialog, animated: true) { outcomes.append("dialog \($0)") }
        #expect(outcomes == ["full screen false"])
        #expect(distance(fixture.shownFrame, middle) < 1)
        fixture.device.advance(by: 1.0 / 60)
        #expect(distance(fixture.shownFrame, middle) < 80)
        try fixture.device.settle()

        #expect(fixture.frame == dialog && outcomes == ["full screen false", "dialog true"])
    }

    @Test func cornersAndDimmingMoveWithTheFrame() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        let radius = fixture.surface.layer.cornerRadius
        fixture.overlay.setStyle(.fullScreen, animated: true)
        fixture.device.advance(by: 0.1)
        let shown = try #require(fixture.surface.layer.presentation())
        #expect(radius == 13 && shown.cornerRadius > 0.5 && shown.cornerRadius < 12.5)
        try fixture.device.settle()
        #expect(fixture.surface.layer.cornerRadius == 0 && fixture.dimmingAlpha == 0)
    }

    @Test func changeBeforeThePresentationSetsItsStyle() throws {
        let fixture = try AdaptiveFixture(.popover)
        var hasArrived: Bool?
        fixture.overlay.setStyle(.modal, animated: true) { hasArrived = $0 }
        #expect(hasArrived == true)
        try fixture.present()
        #expect(fixture.frame.width == 350)
    }

    @Test func changeDuringThePresentationArrives() throws {
        let fixture = try AdaptiveFixture(.dialog)
        fixture.root.present(fixture.overlay, animated: true)
        fixture.device.advance(by: 0.1)
        var hasArrived: Bool?
        fixture.overlay.setStyle(.sheet, animated: true) { hasArrived = $0 }
        try fixture.device.settle()
        #expect(hasArrived == true && fixture.frame.maxY == 844 && fixture.overlay.view.transform == .identity)
    }

    @Test func dismissalDuringAChangeEndsBoth() throws {
        let fixture = try AdaptiveFixture(.sheet)
        try fixture.present()
        var hasArrived: Bool?
        fixture.overlay.setStyle(.fullScreen, animated: true) { hasArrived = $0 }
        fixture.device.advance(by: 0.1)
        fixture.overlay.dismiss(for: .code, animated: true)
        try fixture.device.settle()
        #expect(hasArrived == false && fixture.reasons == [.code])
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.page.appearances == ["willAppear", "didDisappear"])

        try fixture.present()
        #expect(fixture.frame == fixture.window.bounds, "The style stays for the next presentation.")
    }

    @Test func changeInACallbackOfAChangeTakesEffect() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        var outcomes: [Bool] = []
        fixture.overlay.setStyle(.modal, animated: true) { [overlay = fixture.overlay] in
            outcomes.append($0)
            overlay.setStyle(.sheet, animated: true) { outcomes.append($0) }
        }
        try fixture.device.settle()
        #expect(outcomes == [true, true] && fixture.overlay.style == .sheet && fixture.frame.maxY == 844)
    }

    @Test func changeWithReduceMotionFadesAndArrives() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.device.setAccessibilityFeature(.reduceMotion, isOn: true)
        try fixture.present()
        var hasArrived: Bool?
        fixture.overlay.setStyle(.fullScreen, animated: true) { hasArrived = $0 }
        fixture.device.advance(by: 0.05)
        #expect(fixture.shownFrame == fixture.window.bounds, "Nothing moves.")
        try fixture.device.settle()
        #expect(hasArrived == true)
    }

    @Test func changeWithoutMotionIsThereAtOnce() throws {
        let fixture = try AdaptiveFixture(.dialog)
        fixture.root.view.overlayTheme = OverlayTheme(motion: .none)
        try fixture.present()
        var hasArrived: Bool?

        fixture.overlay.setStyle(.fullScreen, animated: true) { hasArrived = $0 }
        fixture.device.advance(by: 1.0 / 60)

        #expect(hasArrived == true && !fixture.overlay.isChangingStyle)
        #expect(fixture.shownFrame == fixture.window.bounds)
    }

    @Test func eventsTellEachArrival() async throws {
        let fixture = try AdaptiveFixture(.dialog)
        let events = fixture.overlay.events
        try fixture.present()
        try fixture.change(to: .sheet)
        fixture.overlay.setStyle(.fullScreen, animated: false)
        fixture.overlay.dismiss(for: .code, animated: false)
        try await fixture.device.settle()
        var seen: [OverlayEvent] = []
        for await event in events { seen.append(event) }
        #expect(
            seen == [
                .willPresent, .didPresent, .didChangeStyle(.sheet), .didChangeStyle(.fullScreen), .willDismiss(.code),
                .didDismiss(.code),
            ])
    }

    // MARK: Rule

    @Test func ruleFollowsTheSizeClassOfTheWindow() throws {
        let fixture = try AdaptiveFixture(.dialog, .iPhone15Pro)
        fixture.overlay.styleForTraits = { $0.verticalSizeClass == .compact ? .modal : .sheet }
        try fixture.present()
        #expect(fixture.overlay.style == .sheet)
        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()
        #expect(fixture.overlay.style == .modal && !fixture.overlay.isChangingStyle)
        let landscape = fixture.frame
        #expect(fixture.window.bounds.insetBy(dx: 10, dy: 10).contains(landscape))
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()
        #expect(fixture.overlay.style == .sheet && fixture.frame.maxY == fixture.window.bounds.maxY)
    }

    @Test func ruleThatIsSetWhileItIsShownTakesEffect() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        fixture.overlay.styleForTraits = { $0.horizontalSizeClass == .compact ? .sheet : .popover }
        try fixture.device.settle()
        #expect(fixture.overlay.style == .sheet)
    }

    @Test func rotationDuringAChangeEndsInTheRightPlace() throws {
        for style in OverlayStyle.allCases where style != .dialog {
            let fixture = try AdaptiveFixture(.dialog)
            try fixture.present()
            fixture.overlay.setStyle(style, animated: true)
            fixture.device.advance(by: 0.1)
            try fixture.device.rotate(to: .landscapeLeft)
            try fixture.device.settle()
            let turned = fixture.frame

            fixture.overlay.dismiss(for: .code, animated: false)
            try fixture.device.settle()
            try fixture.present()
            #expect(turned == fixture.frame, "\(style)")
        }
    }

    // MARK: Keyboard

    @Test func keyboardDuringAChangeLeavesTheFieldVisible() throws {
        for style in OverlayStyle.allCases {
            let fixture = try AdaptiveFixture(style == .dialog ? .modal : .dialog)
            try fixture.present()
            fixture.overlay.setStyle(style, animated: true)
            fixture.device.advance(by: 0.1)
            fixture.page.field.becomeFirstResponder()
            try fixture.device.showKeyboard()
            try fixture.device.settle()
            let field = fixture.page.field.convert(fixture.page.field.bounds, to: nil)
            let keyboard = try #require(fixture.device.keyboardFrame)
            #expect(field.maxY <= keyboard.minY && field.minY >= 0, "\(style)")
        }
    }

    // MARK: Dragging

    /// A high sheet grows with the keyboard up to the status bar, and no further.
    @Test func keyboardRaisesASheetToTheStatusBar() throws {
        let fixture = try AdaptiveFixture(.sheet)
        fixture.overlay.configuration.detents = [SheetDetent(0.8)]
        try fixture.present()
        #expect(abs(fixture.frame.minY - 0.2 * 844) < 0.5)

        fixture.page.field.becomeFirstResponder()
        try fixture.device.showKeyboard()
        try fixture.device.settle()

        #expect(fixture.frame.minY == fixture.window.safeAreaInsets.top)
    }

    @Test func sheetFollowsTheFingerAfterAChange() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        try fixture.change(to: .sheet)
        let touch = MovingTouch(on: fixture.device, x: 195, y: 430)
        touch.move(down: -300)
        touch.rest()
        touch.lift()
        try fixture.device.settle()
        #expect(fixture.overlay.detent == .full)
        let again = MovingTouch(on: fixture.device, x: 195, y: 60)
        again.move(down: 750, step: 60)
        again.lift()
        try fixture.device.settle()
        #expect(fixture.reasons == [.swipe])
    }

    /// In each frame, and as dimmed as it is high below its lowest detent.
    @Test func sheetIsWhereTheFingerIs() throws {
        let fixture = try AdaptiveFixture(.sheet)
        try fixture.present()
        let top = fixture.shownFrame.minY
        let touch = MovingTouch(on: fixture.device, x: 195, y: 430)
        touch.move(down: 20)
        let first = fixture.shownFrame.minY

        for step in 1...9 {
            touch.move(down: 10)
            #expect(abs(fixture.shownFrame.minY - first - CGFloat(step) * 10) < 0.5)
        }
        #expect(fixture.shownFrame.minY > top + 90)
        touch.rest()
        touch.lift()
        try fixture.device.settle()
        #expect(fixture.shownFrame.minY == top)
    }

    @Test func aDetentIsReachedStepByStepOrAtOnce() throws {
        let fixture = try AdaptiveFixture(.sheet)
        try fixture.present()
        let half = fixture.shownFrame.minY

        fixture.overlay.setDetent(.full, animated: true)
        fixture.device.advance(by: 0.1)
        let way = fixture.shownFrame.minY
        try fixture.device.settle()
        let full = fixture.shownFrame.minY
        fixture.overlay.setDetent(.half, animated: false)
        fixture.device.advance(by: 1.0 / 60)

        #expect(full < way - 20 && way < half - 20)
        #expect(full == 0 && fixture.overlay.detent == .half)
        #expect(fixture.shownFrame.minY == half)
    }

    @Test func otherStylesDoNotFollowAFinger() throws {
        for style in [OverlayStyle.dialog, .modal, .popover] {
            let fixture = try AdaptiveFixture(style)
            try fixture.present()
            let before = fixture.frame
            let touch = MovingTouch(on: fixture.device, x: before.midX, y: before.minY + 6)
            touch.move(down: 100)
            #expect(fixture.frame == before, "\(style)")
            touch.lift()
            try fixture.device.settle()
        }
    }

    @Test func tapOutsideDismissesEveryCard() throws {
        for style in [OverlayStyle.popover, .dialog, .modal, .sheet] {
            let fixture = try AdaptiveFixture(style)
            try fixture.present()
            try fixture.device.tap(x: 380, y: 60)
            try fixture.device.settle()
            #expect(fixture.reasons == [.outsideTap], "\(style)")
        }
    }

    // MARK: Anchor

    @Test func popoverFollowsItsAnchor() throws {
        let fixture = try AdaptiveFixture(.popover)
        try fixture.present()
        let before = fixture.frame
        fixture.button.frame.origin.y += 50
        try fixture.device.settle()
        #expect(fixture.frame == before.offsetBy(dx: 0, dy: 50))
    }

    @Test func lostAnchorDismissesOnlyAPopover() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        fixture.button.isHidden = true
        try fixture.device.settle()
        #expect(fixture.reasons.isEmpty)
        try fixture.change(to: .popover)
        #expect(fixture.reasons == [.anchorLost])
    }

    @Test func lostAnchorHidesThePopoverUntilItIsBackOrTheStyleChanges() throws {
        let fixture = try AdaptiveFixture(.popover)
        fixture.overlay.anchorLossBehavior = .hide
        try fixture.present()
        fixture.button.isHidden = true
        try fixture.device.settle()
        #expect(fixture.overlay.view.isHidden)
        fixture.button.isHidden = false
        try fixture.device.settle()
        #expect(!fixture.overlay.view.isHidden)
        fixture.button.isHidden = true
        try fixture.device.settle()
        try fixture.change(to: .sheet)
        #expect(!fixture.overlay.view.isHidden && fixture.reasons.isEmpty)
    }

    @Test func popoverWithoutAnAnchorIsInTheMiddle() throws {
        let fixture = try AdaptiveFixture(.popover)
        fixture.overlay.anchor = nil
        try fixture.present()
        #expect(abs(fixture.frame.midX - 195) <= 0.5)
        fixture.overlay.anchor = .view(fixture.button)
        #expect(fixture.frame.minY == 173, "An anchor takes effect at once.")
    }

    // MARK: Settings

    /// From the next frame on, and step by step.
    @Test func contentThatGrowsResizesADialog() throws {
        let fixture = try AdaptiveFixture(.dialog)
        try fixture.present()
        fixture.page.preferredContentSize = CGSize(width: 320, height: 500)
        fixture.device.advance(by: 0.15)
        let height = fixture.shownFrame.height
        try fixture.device.settle()
        #expect(height > 370 && height < 490)
        #expect(fixture.frame.size == CGSize(width: 320, height: 500))
    }

    @Test func contentWithoutASizeGetsTheUsualDialog() throws {
        let fixture = OverlayFixture(.iPadPro11)
        let overlay = AdaptiveOverlayController(UIViewController(), style: .dialog)
        try fixture.present(overlay)
        #expect(fixture.frame(of: overlay).size == CGSize(width: 320, height: 480))
    }

    @Test(arguments: [OverlayStyle.dialog, .popover])
    func textThatTheUserEnlargesResizesTheOverlay(_ style: OverlayStyle) throws {
        let fixture = OverlayFixture()
        let content = UIViewController()
        let label = UILabel()
        label.text = "Some words that need more than one line in a dialog when they are large."
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(label)
        let safe = content.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor),
            label.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            label.widthAnchor.constraint(equalToConstant: 240),
        ])
        let overlay = AdaptiveOverlayController(content, style: style)
        overlay.anchor = .view(fixture.root.view)
        try fixture.present(overlay)
        let usual = fixture.frame(of: overlay).height

        try fixture.device.setTextSize(.accessibilityLarge)
        try fixture.device.settle()
        let large = fixture.frame(of: overlay).height
        try fixture.device.setTextSize(.large)
        try fixture.device.settle()

        #expect(large > 1.5 * usual)
        #expect(label.bounds.height <= large)
        #expect(fixture.frame(of: overlay).height == usual)
    }

    @Test func themeAppliesLiveInEveryStyle() throws {
        for style in OverlayStyle.allCases {
            let fixture = try AdaptiveFixture(style)
            try fixture.present()
            fixture.root.view.overlayTheme = OverlayTheme(surface: .color(.systemYellow), cornerRadius: 30)
            try fixture.device.settle()
            #expect(fixture.surface.layer.cornerRadius == (style == .fullScreen ? 0 : 30), "\(style)")
            #expect(fixture.surface.backgroundColor == .systemYellow)
        }
    }

    @Test func configurationTakesEffectAtOnce() throws {
        let fixture = try AdaptiveFixture(.modal, .iPadPro11)
        try fixture.present()
        fixture.overlay.configuration.modalSize = CGSize(width: 400, height: 300)
        fixture.overlay.configuration.cornerRadius = .nan
        fixture.overlay.configuration.dimming = Dimming(alpha: 0.7)
        #expect(fixture.frame.size == CGSize(width: 400, height: 300))
        #expect(fixture.surface.layer.cornerRadius == 0 && abs(fixture.dimmingAlpha - 0.7) < 0.01)
        fixture.overlay.configuration.modalSize = CGSize(width: -3, height: CGFloat.infinity)
        let room = fixture.window.bounds.inset(by: fixture.window.safeAreaInsets).insetBy(dx: 20, dy: 20)
        #expect(fixture.frame == room)
    }

    @Test(
        arguments: [OverlayStyle.dialog, .modal],
        [
            CGSize(width: 390, height: 60), CGSize(width: 390, height: 100), CGSize(width: 390, height: 110),
            CGSize(width: 30, height: 844), CGSize(width: 39, height: 500),
        ])
    func aWindowWithoutRoomForMarginsIsFilled(style: OverlayStyle, size: CGSize) throws {
        let fixture = try AdaptiveFixture(style)
        try fixture.present()

        fixture.window.frame = CGRect(origin: .zero, size: size)
        try fixture.device.settle()

        #expect(fixture.window.bounds.contains(fixture.frame))
        #expect(fixture.frame.height > 0 && fixture.frame.height.isFinite)
        #expect(fixture.frame.width > 0 && fixture.frame.width.isFinite)
    }

    /// The status bar, the home indicator and the screen's edges are as the content wants, in every style.
    @Test(arguments: OverlayStyle.allCases) func theContentDecidesAboutTheBars(_ style: OverlayStyle) throws {
        let fixture = try AdaptiveFixture(style)

        #expect(fixture.overlay.childForStatusBarStyle === fixture.page)
        #expect(fixture.overlay.childForStatusBarHidden === fixture.page)
        #expect(fixture.overlay.childForHomeIndicatorAutoHidden === fixture.page)
        #expect(fixture.overlay.childForScreenEdgesDeferringSystemGestures === fixture.page)
    }

    @Test func overlayIsReleasedAfterItsChanges() throws {
        weak var released: AdaptiveOverlayController?
        weak var page: UIViewController?
        var fixture: AdaptiveFixture? = try AdaptiveFixture(.popover)
        let device = try #require(fixture?.device)
        try fixture?.present()
        for style in OverlayStyle.allCases { try fixture?.change(to: style) }
        released = fixture?.overlay
        page = fixture?.page
        fixture?.overlay.dismiss(for: .code, animated: true)
        try device.settle()
        fixture = nil
        try device.settle()
        #expect(released == nil && page == nil)
    }
}
