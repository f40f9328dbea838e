import CoreGraphics
import Testing
import UIKitCore
import VelariumTesting

/// Sheets on the screen: chrome, presenter, environment and status bar.
@MainActor @Suite struct SheetTests {
    private static let card = CGRect(x: 0, y: 57, width: 390, height: 787)

    // MARK: The card

    @Test func onAPhonePageAndFormSheetsAreCardsBelowTheStatusBar() throws {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
            let scene = SheetScene()

            let content = try scene.present(style)

            #expect(scene.frame(of: content) == Self.card)
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(content.traitCollection.userInterfaceLevel == .elevated)
            #expect(content.presentationController is UISheetPresentationController)
        }
    }

    @Test func thePresenterScalesDownWithoutChangingItsOwnGeometry() throws {
        let scene = SheetScene()
        let insets = scene.root.view.safeAreaInsets
        let bounds = scene.root.view.bounds
        scene.root.calls = []

        let content = try scene.present()

        #expect(abs(scene.presentersFrame.width - 358) < 0.01 && abs(scene.presentersFrame.minY - 47) < 0.01)
        #expect(scene.root.view.safeAreaInsets == insets && scene.root.view.bounds == bounds)
        #expect(scene.root.view.transform == .identity && scene.root.calls.isEmpty)
        content.dismiss(animated: true)
        try scene.device.settle()
        #expect(scene.root.view.superview === scene.device.window)
        #expect(scene.root.view.frame == scene.device.window.bounds)
    }

    @Test func aCardDiffersFromAWhitePageBehindIt() throws {
        let scene = SheetScene()
        try scene.present()

        let picture = scene.device.picture()

        #expect(picture.color(atX: 195, y: 100).red == 255)
        #expect(abs(Int(picture.color(atX: 195, y: 52).red) - 204) < 3)
        #expect(picture.color(atX: 5, y: 52).red == 0 && picture.color(atX: 195, y: 20).red == 0)
        // The card's corner is rounded, and the page is visible behind it.
        #expect(picture.color(atX: 0.5, y: 57.5).red < 230)
    }

    @Test func inTheDarkCardPresenterAndScreenDiffer() throws {
        let scene = SheetScene(style: .dark)
        try scene.present()

        let picture = scene.device.picture()

        let (card, presenter, screen) = (
            picture.color(atX: 195, y: 100).red, picture.color(atX: 195, y: 52).red,
            picture.color(atX: 195, y: 20).red
        )
        #expect(card == 28 && screen == 0)
        #expect(presenter >= 14 && presenter < card)
    }

    @Test func stackedCardsShowOnlyTheTopOneAndItsPresenter() throws {
        let scene = SheetScene()
        let first = try scene.present()

        let second = try scene.present(.pageSheet, on: first)

        #expect(scene.frame(of: second) == Self.card)
        let behind = scene.frame(of: first)
        #expect(abs(behind.width - 358) < 0.01 && abs(behind.minY - 47) < 0.01)
        #expect(abs(scene.presentersFrame.minY - 47) < 0.01)
        #expect(first.view.safeAreaInsets.bottom == 34)
        second.dismiss(animated: true)
        try scene.device.settle()
        #expect(scene.frame(of: first) == Self.card)
    }

    /// Facts B2: only the topmost is dismissed with animation.
    @Test func dismissingStackedCardsScalesTheRootBackWithTheTopCard() throws {
        let scene = SheetScene()
        let first = try scene.present()
        try scene.present(.pageSheet, on: first)

        scene.root.dismiss(animated: true)
        scene.device.advance(by: 0.1)
        let shown = scene.root.view.superview?.superview?.layer.presentation()?.frame
        try scene.device.settle()

        #expect(shown.map { $0.width > 358 && $0.width < 390 } == true)
        #expect(scene.root.view.superview === scene.device.window)
        #expect(scene.ends == ["code", "code"])
    }

    // MARK: Settings

    @Test func cornersGrabberAndSizesFollowTheSettingsWhileShown() throws {
        let scene = SheetScene()
        let content = try scene.present()
        let sheet = try #require(content.sheetPresentationController)
        let face = try #require(content.view.superview)
        #expect(face.layer.cornerRadius == 10 && face.layer.cornerCurve == .continuous)

        sheet.preferredCornerRadius = 24
        sheet.prefersGrabberVisible = true
        try scene.device.settle()

        #expect(face.layer.cornerRadius == 24)
        #expect(face.subviews.contains { $0.frame == CGRect(x: 177, y: 5, width: 36, height: 5) })
        sheet.preferredCornerRadius = .nan
        sheet.prefersGrabberVisible = false
        try scene.device.settle()
        #expect(face.layer.cornerRadius == 10 && !face.subviews.contains { $0.frame.height == 5 })
    }

    @Test func otherStylesHaveNoSheetController() {
        let scene = SheetScene()
        let content = scene.content(.fullScreen)

        #expect(content.sheetPresentationController == nil)
        content.modalPresentationStyle = .formSheet
        #expect(content.sheetPresentationController != nil)
    }

    @Test func anAdaptedPopoverIsASheetConfiguredByItsAdaptiveSheet() throws {
        let scene = SheetScene()
        let content = scene.content(.popover)
        content.popoverPresentationController?.sourceView = scene.root.view
        content.popoverPresentationController?.adaptiveSheetPresentationController.preferredCornerRadius = 30

        try scene.present(content)

        #expect(scene.frame(of: content) == Self.card)
        #expect(content.view.superview?.layer.cornerRadius == 30)
        try scene.pull(500, in: 0.3)
        try scene.device.settle()
        #expect(scene.keeper.calls == ["should", "will", "did"])
    }

    // MARK: iPad

    @Test func aFormSheetOnAnIPadIsCenteredInCompactWidth() throws {
        let scene = SheetScene(.iPadPro11)

        let content = try scene.present(.formSheet)

        #expect(scene.frame(of: content) == CGRect(x: 147, y: 287, width: 540, height: 620))
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.view.safeAreaInsets == .zero)
        #expect(scene.presentersFrame == scene.device.window.bounds)
        content.preferredContentSize = CGSize(width: 400, height: 300)
        try scene.device.settle()
        #expect(scene.frame(of: content) == CGRect(x: 217, y: 447, width: 400, height: 300))
    }

    @Test func aTapOutsideAFloatingSheetDismissesItUnlessItIsModal() throws {
        let scene = SheetScene(.iPadPro11)
        let content = try scene.present(.formSheet)
        content.isModalInPresentation = true
        try scene.device.tap(outside: content)
        try scene.device.settle()
        #expect(scene.keeper.calls == ["attempt"] && scene.root.presentedViewController === content)

        content.isModalInPresentation = false
        try scene.device.tap(outside: content)
        try scene.device.settle()

        #expect(scene.ends == ["outsideTap"])
        #expect(scene.keeper.calls == ["attempt", "should", "will", "did"])
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13AFormSheetDimsAndIgnoresDragsAndTapsOutside(_ era: TestDevice.Era) throws {
        let scene = SheetScene(.iPad, era: era)
        let content = try scene.present(.formSheet)

        try scene.device.drag(from: CGPoint(x: 400, y: 300), to: CGPoint(x: 400, y: 1000), in: 0.2)
        try scene.device.tap(outside: content)
        try scene.device.settle()

        #expect(scene.root.presentedViewController === content)
        #expect(scene.frame(of: content) == CGRect(x: 135, y: 230, width: 540, height: 620))
        #expect(abs(Int(scene.device.picture().color(atX: 30, y: 500).red) - 153) < 3)
    }

    @Test(arguments: [TestDevice.Era.iOS11, .iOS12])
    func beforeIOS13ASheetOnAPhoneFillsTheScreen(_ era: TestDevice.Era) throws {
        let scene = SheetScene(era: era)
        scene.root.calls = []

        let content = try scene.present(.formSheet)

        #expect(scene.frame(of: content) == scene.device.window.bounds)
        #expect(scene.root.calls == ["viewWillDisappear", "viewDidDisappear"])
        try scene.device.expectStyle("fullScreen")
    }

    @Test func inLandscapeASheetFillsThePhoneAndThePresenterStays() throws {
        let scene = SheetScene(isLandscape: true)

        let content = try scene.present()

        #expect(scene.frame(of: content) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(content.view.safeAreaInsets.left == 47)
        #expect(scene.presentersFrame == scene.device.window.bounds)
    }

    @Test func rotatingAPhoneSwitchesBetweenFillingSheetAndCard() throws {
        let scene = SheetScene(isLandscape: true)
        let content = try scene.present()

        try scene.device.rotate(to: .portrait)
        try scene.device.settle()
        #expect(scene.frame(of: content) == Self.card)
        #expect(abs(scene.presentersFrame.width - 358) < 0.01 && abs(scene.presentersFrame.minY - 47) < 0.01)

        try scene.device.rotate(to: .landscapeRight)
        try scene.device.settle()
        #expect(scene.frame(of: content) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(scene.presentersFrame == scene.device.window.bounds)
    }

    @Test func theKeyboardMovesAFloatingSheetUntilItHides() throws {
        let scene = SheetScene(.iPadPro11, isLandscape: true)
        let content = try scene.present(.formSheet)
        let frame = scene.frame(of: content)

        try scene.device.showKeyboard(height: 300)
        try scene.device.settle()
        #expect(scene.frame(of: content) == CGRect(x: 327, y: 34, width: 540, height: 490))

        try scene.device.hideKeyboard()
        try scene.device.settle()
        #expect(scene.frame(of: content) == frame)
    }

    // MARK: Environment

    @Test func theStatusBarIsLightAroundACardUnlessTheContentCapturesIt() throws {
        let scene = SheetScene()
        let bar = try #require(scene.device.system.statusBar)
        #expect(bar.style == .darkContent)

        let content = try scene.present()
        #expect(bar.style == .lightContent)
        content.modalPresentationCapturesStatusBarAppearance = true
        try scene.device.settle()
        #expect(bar.style == .darkContent)

        content.dismiss(animated: true)
        try scene.device.settle()
        #expect(bar.style == .darkContent)
    }

    @Test func escapeClosesASheetAndTheContainerIsModalForAccessibility() throws {
        let scene = SheetScene()
        let content = try scene.present()
        let container = try #require(content.presentationController?.containerView)
        #expect(container.accessibilityViewIsModal)

        let isHandled = container.accessibilityPerformEscape()
        try scene.device.settle()

        #expect(isHandled && scene.ends == ["escape"])
        #expect(scene.keeper.calls == ["should", "will", "did"])
    }

    @Test func anInnerScrollViewPassesOnlyDownwardDragsAtItsTop() throws {
        let scene = SheetScene()
        let content = scene.content()
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        content.view.addSubview(scroll)
        try scene.present(content)

        scroll.contentOffset.y = 400
        try scene.pull(500, in: 0.3)
        try scene.device.settle()
        #expect(scene.root.presentedViewController === content && scroll.contentOffset.y < 400)

        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        try scene.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.3)
        try scene.device.settle()
        #expect(scene.root.presentedViewController === content && scroll.contentOffset.y > 200)

        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        try scene.pull(500, in: 0.3)
        try scene.device.settle()
        #expect(scene.root.presentedViewController == nil)
    }

    @Test func hidingAndShowingTheWindowKeepsTheSheet() throws {
        let scene = SheetScene()
        let content = try scene.present()

        scene.device.window.isHidden = true
        scene.device.window.isHidden = false
        try scene.device.settle()

        #expect(scene.frame(of: content) == Self.card)
        #expect(abs(scene.presentersFrame.width - 358) < 0.01)
    }

    @Test func nothingOfASheetIsLeftInTheWindowOrInMemory() throws {
        let scene = SheetScene()
        weak var forgotten: UIViewController?
        weak var controller: UIPresentationController?
        let views = scene.device.window.subviews.count
        do {
            let content = try scene.present()
            forgotten = content
            controller = content.presentationController
            try scene.pull(500, in: 0.3)
            try scene.device.settle()
        }

        #expect(scene.device.window.subviews.count == views)
        #expect(forgotten == nil && controller == nil)
    }
}
