import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

@Suite @MainActor struct ContextMenuInteractionTests {
    private static let opening = ["configuration 60.0 40.0", "highlightPreview", "actionProvider 0", "willDisplay"]

    @Test func aLongPressCallsTheDelegateInUIKitsOrder() {
        let fixture = ContextMenuFixture()
        fixture.recorder.makeConfiguration = { recorder in
            recorder.standardConfiguration(preview: { UIViewController() })
        }

        fixture.openMenu()

        #expect(
            fixture.recorder.calls == [
                "configuration 60.0 40.0", "highlightPreview", "previewProvider", "actionProvider 0", "willDisplay",
                "displayed",
            ])
        #expect(fixture.interaction.menuAppearance == .rich)
        #expect(fixture.interaction.location(in: fixture.target) == CGPoint(x: 60, y: 40))
    }

    @Test func theHandlerOfAChosenElementRunsBeforeTheInteractionEnds() throws {
        let fixture = ContextMenuFixture()
        fixture.openMenu()
        let row = try #require(fixture.row("Delete"))
        fixture.recorder.calls = []

        fixture.device.finger(.began, x: row.x, y: row.y)
        fixture.device.finger(.ended, x: row.x, y: row.y)
        fixture.device.advance(by: 1)

        #expect(fixture.recorder.calls == ["Delete", "willEnd", "dismissalPreview", "ended"])
        #expect(fixture.interaction.menuAppearance == .unknown)
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func theFingerCanSlideToAnElementAndChooseItByLifting() throws {
        let fixture = ContextMenuFixture()
        fixture.touchDown()
        fixture.device.advance(by: 1.2)
        let row = try #require(fixture.row("Copy"))

        fixture.device.finger(.moved, x: row.x, y: row.y - 30)
        fixture.device.finger(.moved, x: row.x, y: row.y)
        fixture.device.finger(.ended, x: row.x, y: row.y)
        fixture.device.advance(by: 1)

        #expect(fixture.recorder.calls.contains("Copy"))
        #expect(fixture.recorder.calls.last == "ended")
    }

    @Test(arguments: [(0.49, false), (0.5, true), (0.51, true)])
    func theMenuIsAboveAPreviewInTheMiddleOfTheScreen(part: CGFloat, isAbove: Bool) throws {
        let fixture = ContextMenuFixture()
        fixture.target.center.y = fixture.device.window.bounds.height * part
        let middle = fixture.target.center
        fixture.device.finger(.began, x: middle.x, y: middle.y)
        fixture.device.advance(by: 1.5)

        let row = try #require(fixture.row("Copy"))

        #expect((row.y < middle.y) == isAbove)
    }

    @Test func aTapIsTooShortForAHighlight() {
        let fixture = ContextMenuFixture()

        fixture.touchDown()
        fixture.touchUp()
        fixture.device.advance(by: 1)

        #expect(fixture.recorder.calls.isEmpty)
    }

    @Test func aPressThatEndsEarlyLetsTheViewSinkBack() {
        let fixture = ContextMenuFixture()
        fixture.touchDown()
        fixture.device.advance(by: 0.3)
        #expect(fixture.liftedViews.count == 1)
        #expect(fixture.target.layer.mask != nil)

        fixture.touchUp()
        fixture.device.advance(by: 0.5)

        #expect(fixture.recorder.calls == ["configuration 60.0 40.0", "highlightPreview"])
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func aFingerThatMovesDuringThePressOpensNothing() {
        let fixture = ContextMenuFixture()
        fixture.touchDown()
        fixture.device.advance(by: 0.3)

        fixture.device.finger(.moved, x: fixture.center.x, y: fixture.center.y + 20)
        fixture.device.advance(by: 1)

        #expect(!fixture.recorder.calls.contains("willDisplay"))
        #expect(fixture.liftedViews.isEmpty)
    }

    @Test func aNilConfigurationEndsThePress() {
        let fixture = ContextMenuFixture()
        fixture.recorder.makeConfiguration = { _ in nil }

        fixture.openMenu()

        #expect(fixture.recorder.calls == ["configuration 60.0 40.0"])
        #expect(fixture.presentation == nil)
    }

    @Test func aConfigurationWithoutContentIsCanceled() {
        let fixture = ContextMenuFixture()
        fixture.recorder.makeConfiguration = { _ in UIContextMenuConfiguration() }

        fixture.openMenu()

        #expect(fixture.recorder.calls == ["configuration 60.0 40.0", "highlightPreview"])
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    @Test func aPreviewNeedsNoMenu() {
        let fixture = ContextMenuFixture()
        fixture.recorder.makeConfiguration = { recorder in
            UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }, actionProvider: nil)
        }

        fixture.openMenu()

        #expect(fixture.presentation != nil)
        #expect(fixture.recorder.calls.last == "displayed")
    }

    @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func aTapOnThePreviewCommitsIt(_ style: UIContextMenuInteractionCommitStyle) throws {
        let fixture = ContextMenuFixture()
        fixture.recorder.commitStyle = style
        fixture.openMenu()
        fixture.recorder.calls = []
        let lifted = try #require(fixture.liftedViews.first)

        fixture.device.finger(.began, x: lifted.frame.midX, y: lifted.frame.midY)
        fixture.device.finger(.ended, x: lifted.frame.midX, y: lifted.frame.midY)
        fixture.device.advance(by: 1)

        let moved = style == .dismiss ? ["dismissalPreview"] : []
        #expect(fixture.recorder.calls == ["willPerformPreviewAction", "willEnd"] + moved + ["ended", "committed"])
    }

    @Test func aTapOutsideClosesTheMenuWithoutReachingTheApp() {
        let fixture = ContextMenuFixture()
        fixture.openMenu()
        fixture.recorder.calls = []

        fixture.device.finger(.began, x: 20, y: 780)
        fixture.device.finger(.ended, x: 20, y: 780)
        fixture.device.advance(by: 1)

        #expect(fixture.recorder.calls == ["willEnd", "dismissalPreview", "ended"])
    }

    @Test func theSizeOfThePreviewIsItsControllersPreferredSize() throws {
        let fixture = ContextMenuFixture()
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        fixture.recorder.makeConfiguration = { $0.standardConfiguration(preview: { controller }) }

        fixture.openMenu()

        let lifted = try #require(fixture.liftedViews.first)
        #expect(lifted.frame.size == CGSize(width: 200, height: 150))
        #expect(controller.view.window === fixture.device.window)
        #expect(controller.view.bounds.size == CGSize(width: 200, height: 150))
    }

    @Test func olderPreviewMethodsAreCalledWhereTheNewerOnesAreMissing() {
        let fixture = ContextMenuFixture()
        let delegate = OlderContextMenuDelegate()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        fixture.target.removeInteraction(fixture.interaction)
        fixture.target.addInteraction(interaction)
        fixture.openMenu()

        interaction.dismissMenu()
        fixture.device.advance(by: 1)

        #expect(delegate.calls == ["highlight", "dismiss"])
    }

    @Test func aNewMenuReplacesTheVisibleOne() throws {
        let fixture = ContextMenuFixture()
        fixture.interaction.updateVisibleMenu { _ in
            Issue.record("There is no visible menu.")
            return UIMenu()
        }
        fixture.openMenu()

        fixture.interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Other") { _ in }]) }
        fixture.device.advance(by: 0.1)

        #expect(fixture.row("Other") != nil)
        #expect(fixture.row("Copy") == nil)
    }

    @Test func aSecondaryClickOpensACompactMenuAtThePointer() throws {
        let fixture = ContextMenuFixture()
        fixture.recorder.makeConfiguration = { $0.standardConfiguration(preview: { UIViewController() }) }

        fixture.device.secondaryClick(x: fixture.center.x, y: fixture.center.y)
        fixture.device.advance(by: 1)

        #expect(
            fixture.recorder.calls == ["configuration 60.0 40.0", "actionProvider 0", "willDisplay", "displayed"])
        #expect(fixture.interaction.menuAppearance == .compact)
        #expect(fixture.liftedViews.isEmpty)
        let menu = try #require(fixture.presentation)
        #expect(menu.frame.minY == fixture.center.y)
    }

    @Test func aSecondaryClickDoesNotPressAControl() {
        let fixture = ContextMenuFixture()
        var isPressed = false
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in isPressed = true })
        button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
        fixture.page.view.addSubview(button)

        fixture.device.secondaryClick(x: 60, y: 620)

        #expect(!isPressed)
    }

    // MARK: Interruptions

    @Test(arguments: ["remove interaction", "remove view", "rotate", "dismiss", "become inactive"])
    func anOpenMenuEndsOnceWhenItsSurroundingsVanish(_ interruption: String) {
        let fixture = ContextMenuFixture()
        fixture.openMenu()
        fixture.recorder.calls = []

        interrupt(fixture, by: interruption)
        fixture.device.advance(by: 2)

        #expect(fixture.recorder.calls.filter { $0 == "willEnd" }.count == 1)
        #expect(fixture.recorder.calls.filter { $0 == "ended" }.count == 1)
        #expect(fixture.presentation == nil)
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    @Test(arguments: ["remove interaction", "remove view", "rotate"])
    func aPressEndsWhenItsSurroundingsVanish(_ interruption: String) {
        let fixture = ContextMenuFixture()
        fixture.touchDown()
        fixture.device.advance(by: 0.3)

        interrupt(fixture, by: interruption)
        fixture.device.advance(by: 0.4)
        fixture.touchUp()
        fixture.device.advance(by: 1)

        if interruption != "rotate" { #expect(!fixture.recorder.calls.contains("willDisplay")) }
        fixture.interaction.dismissMenu()
        fixture.device.advance(by: 1)
        #expect(fixture.liftedViews.isEmpty)
        #expect(fixture.target.layer.mask == nil)
    }

    private func interrupt(_ fixture: ContextMenuFixture, by interruption: String) {
        switch interruption {
        case "remove interaction": fixture.target.removeInteraction(fixture.interaction)
        case "remove view": fixture.target.removeFromSuperview()
        case "rotate": try? fixture.device.rotate(to: .landscapeLeft)
        case "become inactive":
            NotificationCenter.default.post(
                name: UIScene.willDeactivateNotification, object: fixture.device.window.windowScene)
        default: fixture.interaction.dismissMenu()
        }
    }

    @Test func aViewRemovedByTheDelegateDuringThePressOpensNothing() {
        for moment in ["configuration 60.0 40.0", "highlightPreview", "actionProvider 0", "willDisplay"] {
            let fixture = ContextMenuFixture()
            fixture.recorder.onCall = { if $0 == moment { fixture.target.removeFromSuperview() } }

            fixture.openMenu()
            fixture.device.advance(by: 1)

            #expect(fixture.presentation == nil, "removed in \(moment)")
            #expect(fixture.liftedViews.isEmpty, "removed in \(moment)")
            #expect(fixture.target.layer.mask == nil, "removed in \(moment)")
        }
    }

    @Test func nothingIsRetainedAfterAMenu() {
        weak var view: UIView?
        weak var delegate: ContextMenuRecorder?
        do {
            let fixture = ContextMenuFixture()
            fixture.openMenu()
            fixture.interaction.dismissMenu()
            fixture.device.advance(by: 1)
            view = fixture.target
            delegate = fixture.recorder
            fixture.target.removeFromSuperview()
        }

        #expect(view == nil)
        #expect(delegate == nil)
    }
}
