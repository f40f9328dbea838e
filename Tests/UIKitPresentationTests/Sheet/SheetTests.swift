import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Sheets on the screen: chrome, presenter, environment and status bar.
@MainActor @Suite struct SheetTests {
    private static let card = CGRect(x: 0, y: 57, width: 390, height: 787)

    // MARK: The card

    @Test func onAPhonePageAndFormSheetsAreCardsBelowTheStatusBar() throws {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
            let fixture = SheetFixture()

            let content = try fixture.present(style)

            #expect(fixture.frame(of: content) == Self.card)
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(content.traitCollection.userInterfaceLevel == .elevated)
            #expect(content.presentationController is UISheetPresentationController)
        }
    }

    @Test func thePresenterScalesDownWithoutChangingItsOwnGeometry() throws {
        let fixture = SheetFixture()
        let insets = fixture.root.view.safeAreaInsets
        let bounds = fixture.root.view.bounds
        fixture.root.calls = []

        let content = try fixture.present()

        #expect(abs(fixture.presentersFrame.width - 358) < 0.01 && abs(fixture.presentersFrame.minY - 47) < 0.01)
        #expect(fixture.root.view.safeAreaInsets == insets && fixture.root.view.bounds == bounds)
        #expect(fixture.root.view.transform == .identity && fixture.root.calls.isEmpty)
        content.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.root.view.superview === fixture.device.window)
        #expect(fixture.root.view.frame == fixture.device.window.bounds)
    }

    @Test func aCardDiffersFromAWhitePageBehindIt() throws {
        let fixture = SheetFixture()
        try fixture.present()

        let picture = fixture.device.picture()

        #expect(picture.color(atX: 195, y: 100).red == 255)
        #expect(abs(Int(picture.color(atX: 195, y: 52).red) - 224) < 3)
        #expect(picture.color(atX: 5, y: 52).red == 0 && picture.color(atX: 195, y: 20).red == 0)
        // The card's corner is rounded, and the page is visible behind it.
        #expect(picture.color(atX: 0.5, y: 57.5).red < 230)
    }

    @Test func inTheDarkCardPresenterAndScreenDiffer() throws {
        let fixture = SheetFixture(style: .dark)
        try fixture.present()

        let picture = fixture.device.picture()

        let (card, presenter, screen) = (
            picture.color(atX: 195, y: 100).red, picture.color(atX: 195, y: 52).red,
            picture.color(atX: 195, y: 20).red
        )
        #expect(card == 28 && screen == 0)
        #expect(presenter >= 14 && presenter < card)
    }

    /// Half a second, whatever the height of what moves.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func presentationsSlideForHalfASecond(style: UIModalPresentationStyle) {
        let fixture = SheetFixture()
        let content = fixture.content(style)
        fixture.root.present(content, animated: true)
        fixture.device.advance(by: 0)
        var frames = 0

        while !content.calls.contains("viewDidAppear"), frames < 120 {
            fixture.device.advance(by: 1.0 / 60)
            frames += 1
        }

        #expect((30...32).contains(frames))
    }

    @Test func stackedCardsShowOnlyTheTopOneAndItsPresenter() throws {
        let fixture = SheetFixture()
        let first = try fixture.present()

        let second = try fixture.present(.pageSheet, on: first)

        #expect(fixture.frame(of: second) == Self.card)
        let behind = fixture.frame(of: first)
        #expect(abs(behind.width - 358) < 0.01 && abs(behind.minY - 47) < 0.01)
        #expect(abs(fixture.presentersFrame.minY - 47) < 0.01)
        #expect(first.view.safeAreaInsets.bottom == 34)
        second.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.frame(of: first) == Self.card)
    }

    /// Only the topmost is dismissed with animation.
    @Test func dismissingStackedCardsScalesTheRootBackWithTheTopCard() throws {
        let fixture = SheetFixture()
        let first = try fixture.present()
        try fixture.present(.pageSheet, on: first)

        fixture.root.dismiss(animated: true)
        fixture.device.advance(by: 0.1)
        let shown = fixture.root.view.superview?.superview?.layer.presentation()?.frame
        try fixture.device.settle()

        #expect(shown.map { $0.width > 358 && $0.width < 390 } == true)
        #expect(fixture.root.view.superview === fixture.device.window)
        #expect(fixture.ends == ["code", "code"])
    }

    // MARK: Settings

    @Test func cornersGrabberAndSizesFollowTheSettingsWhileShown() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        let sheet = try #require(content.sheetPresentationController)
        let face = try #require(content.view.superview)
        #expect(face.layer.cornerRadius == 10 && face.layer.cornerCurve == .continuous)

        sheet.preferredCornerRadius = 24
        sheet.prefersGrabberVisible = true
        try fixture.device.settle()

        #expect(face.layer.cornerRadius == 24)
        #expect(face.subviews.contains { $0.frame == CGRect(x: 177, y: 5, width: 36, height: 5) })
        sheet.preferredCornerRadius = .nan
        sheet.prefersGrabberVisible = false
        try fixture.device.settle()
        #expect(face.layer.cornerRadius == 10 && !face.subviews.contains { $0.frame.height == 5 })
    }

    @Test func otherStylesHaveNoSheetController() {
        let fixture = SheetFixture()
        let content = fixture.content(.fullScreen)

        #expect(content.sheetPresentationController == nil)
        content.modalPresentationStyle = .formSheet
        #expect(content.sheetPresentationController != nil)
    }

    @Test func anAdaptedPopoverIsASheetConfiguredByItsAdaptiveSheet() throws {
        let fixture = SheetFixture()
        let content = fixture.content(.popover)
        content.popoverPresentationController?.sourceView = fixture.root.view
        content.popoverPresentationController?.adaptiveSheetPresentationController.preferredCornerRadius = 30

        try fixture.present(content)

        #expect(fixture.frame(of: content) == Self.card)
        #expect(content.view.superview?.layer.cornerRadius == 30)
        try fixture.pull(500, in: 0.3)
        try fixture.device.settle()
        #expect(fixture.recorder.calls == ["should", "will", "did"])
    }

    // MARK: iPad

    @Test func aFormSheetOnAnIPadIsCenteredInCompactWidth() throws {
        let fixture = SheetFixture(.iPadPro11)

        let content = try fixture.present(.formSheet)

        #expect(fixture.frame(of: content) == CGRect(x: 147, y: 287, width: 540, height: 620))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.view.safeAreaInsets == .zero)
        #expect(fixture.presentersFrame == fixture.device.window.bounds)
        content.preferredContentSize = CGSize(width: 400, height: 300)
        try fixture.device.settle()
        #expect(fixture.frame(of: content) == CGRect(x: 217, y: 447, width: 400, height: 300))
    }

    @Test func aTapOutsideAFloatingSheetDismissesItUnlessItIsModal() throws {
        let fixture = SheetFixture(.iPadPro11)
        let content = try fixture.present(.formSheet)
        content.isModalInPresentation = true
        try fixture.device.tap(outside: content)
        try fixture.device.settle()
        #expect(fixture.recorder.calls == ["attempt"] && fixture.root.presentedViewController === content)

        content.isModalInPresentation = false
        try fixture.device.tap(outside: content)
        try fixture.device.settle()

        #expect(fixture.ends == ["outsideTap"])
        #expect(fixture.recorder.calls == ["attempt", "should", "will", "did"])
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13AFormSheetDimsAndIgnoresDragsAndTapsOutside(_ era: TestDevice.Era) throws {
        let fixture = SheetFixture(.iPad, era: era)
        let content = try fixture.present(.formSheet)

        try fixture.device.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 400, y: 1000), in: 0.2)
        try fixture.device.tap(outside: content)
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(fixture.frame(of: content) == CGRect(x: 135, y: 230, width: 540, height: 620))
        #expect(abs(Int(fixture.device.picture().color(atX: 30, y: 500).red) - 153) < 3)
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13ASheetOnAPhoneFillsTheScreen(_ era: TestDevice.Era) throws {
        let fixture = SheetFixture(era: era)
        fixture.root.calls = []

        let content = try fixture.present(.formSheet)

        #expect(fixture.frame(of: content) == fixture.device.window.bounds)
        #expect(fixture.root.calls == ["viewWillDisappear", "viewDidDisappear"])
        try fixture.device.expectStyle("fullScreen")
    }

    @Test func inLandscapeASheetFillsThePhoneAndThePresenterStays() throws {
        let fixture = SheetFixture(isLandscape: true)

        let content = try fixture.present()

        #expect(fixture.frame(of: content) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(content.view.safeAreaInsets.left == 47)
        #expect(fixture.presentersFrame == fixture.device.window.bounds)
    }

    @Test func rotatingAPhoneSwitchesBetweenFillingSheetAndCard() throws {
        let fixture = SheetFixture(isLandscape: true)
        let content = try fixture.present()

        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()
        #expect(fixture.frame(of: content) == Self.card)
        #expect(abs(fixture.presentersFrame.width - 358) < 0.01 && abs(fixture.presentersFrame.minY - 47) < 0.01)

        try fixture.device.rotate(to: .landscapeRight)
        try fixture.device.settle()
        #expect(fixture.frame(of: content) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(fixture.presentersFrame == fixture.device.window.bounds)
    }

    @Test func theKeyboardMovesAFloatingSheetUntilItHides() throws {
        let fixture = SheetFixture(.iPadPro11, isLandscape: true)
        let content = try fixture.present(.formSheet)
        let frame = fixture.frame(of: content)

        try fixture.device.showKeyboard(height: 300)
        try fixture.device.settle()
        #expect(fixture.frame(of: content) == CGRect(x: 327, y: 34, width: 540, height: 490))

        try fixture.device.hideKeyboard()
        try fixture.device.settle()
        #expect(fixture.frame(of: content) == frame)
    }

    // MARK: Environment

    @Test func theStatusBarIsLightAroundACardUnlessTheContentCapturesIt() throws {
        let fixture = SheetFixture()
        let bar = fixture.device.system.statusBar
        #expect(bar.style == .darkContent)

        let content = try fixture.present()
        #expect(bar.style == .lightContent)
        content.modalPresentationCapturesStatusBarAppearance = true
        try fixture.device.settle()
        #expect(bar.style == .darkContent)

        content.dismiss(animated: true)
        try fixture.device.settle()
        #expect(bar.style == .darkContent)
    }

    @Test func escapeClosesASheetAndTheContainerIsModalForAccessibility() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()
        let container = try #require(content.presentationController?.containerView)
        #expect(container.accessibilityViewIsModal)

        let isHandled = container.accessibilityPerformEscape()
        try fixture.device.settle()

        #expect(isHandled && fixture.ends == ["escape"])
        #expect(fixture.recorder.calls == ["should", "will", "did"])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
    func theEscapeGestureIsLeftToTheContentWhereUsersCannotDismiss(style: UIModalPresentationStyle) throws {
        let fixture = SheetFixture()
        let content = try fixture.present(style)

        let isHandled = content.presentationController?.containerView?.accessibilityPerformEscape()
        try fixture.device.settle()

        #expect(isHandled == false)
        #expect(fixture.root.presentedViewController === content && fixture.recorder.calls.isEmpty)
    }

    @Test func contentWithoutAnAutoresizingMaskFillsTheSheetAndATransformStays() throws {
        for transform in [CGAffineTransform.identity, CGAffineTransform(scaleX: 0.5, y: 0.5)] {
            let fixture = SheetFixture(.iPadPro11)
            let content = fixture.content(.formSheet)
            content.preferredContentSize = CGSize(width: 400, height: 300)
            try fixture.present(content)
            content.view.autoresizingMask = []
            content.view.transform = transform
            let before = content.view.bounds.size

            content.preferredContentSize = CGSize(width: 500, height: 460)
            try fixture.device.settle()

            let filled = CGSize(width: 500, height: 460)
            #expect(before == CGSize(width: 400, height: 300))
            #expect(content.view.bounds.size == (transform.isIdentity ? filled : before))
            #expect(content.view.transform == transform)
        }
    }

    @Test func anInnerScrollViewPassesOnlyDownwardDragsAtItsTop() throws {
        let fixture = SheetFixture()
        let content = fixture.content()
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        content.view.addSubview(scroll)
        try fixture.present(content)

        scroll.contentOffset.y = 400
        try fixture.pull(500, in: 0.3)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController === content && scroll.contentOffset.y < 400)

        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        try fixture.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.3)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController === content && scroll.contentOffset.y > 200)

        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        try fixture.pull(500, in: 0.3)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func hidingAndShowingTheWindowKeepsTheSheet() throws {
        let fixture = SheetFixture()
        let content = try fixture.present()

        fixture.device.window.isHidden = true
        fixture.device.window.isHidden = false
        try fixture.device.settle()

        #expect(fixture.frame(of: content) == Self.card)
        #expect(abs(fixture.presentersFrame.width - 358) < 0.01)
    }

    @Test func nothingOfASheetIsLeftInTheWindowOrInMemory() throws {
        let fixture = SheetFixture()
        weak var forgotten: UIViewController?
        weak var controller: UIPresentationController?
        let views = fixture.device.window.subviews.count
        do {
            let content = try fixture.present()
            forgotten = content
            controller = content.presentationController
            try fixture.pull(500, in: 0.3)
            try fixture.device.settle()
        }

        #expect(fixture.device.window.subviews.count == views)
        #expect(forgotten == nil && controller == nil)
    }

    // MARK: The keyboard

    /// What is between the top and the keyboard has room from the first layout on, because the sheet grows with the
    /// keyboard.
    @Test func contentAboveTheKeyboardHasItsRoomWhileASheetGrowsAndShrinks() throws {
        let fixture = SheetFixture(.iPhoneSE)
        let content = fixture.content()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: content.view.topAnchor),
            field.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
            field.bottomAnchor.constraint(equalTo: content.view.keyboardLayoutGuide.topAnchor),
        ])
        try fixture.present(content)

        field.becomeFirstResponder()
        try fixture.device.showKeyboard(height: 260)
        try fixture.device.settle()
        let grown = fixture.frame(of: content)
        try fixture.device.hideKeyboard()
        try fixture.device.settle()

        #expect(grown.height > 400 && fixture.frame(of: content).height < 400)
        #expect(fixture.device.misuses.isEmpty)
    }
}
