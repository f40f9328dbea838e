import CoreGraphics
import Testing
import TestSupport
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UISplitViewControllerTests {
    private let recorder = CallRecorder()
    private let split = UISplitViewController(style: .doubleColumn)
    private let listener = SplitListener()
    private let (list, detail): (LifecycleRecordingController, LifecycleRecordingController)

    init() {
        list = LifecycleRecordingController("List", recorder)
        detail = LifecycleRecordingController("Detail", recorder)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = listener
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded, let window = view.window else { return .null }
        return view.convert(view.bounds, to: window)
    }

    // MARK: Side by side

    @Test func inAWideWindowTheColumnsAreSideBySide() {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)

        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile && !split.isCollapsed)
        #expect(frame(list) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(frame(detail) == CGRect(x: 320.5, y: 0, width: 1194 - 320.5, height: 834))
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
        #expect(list.splitViewController === split && detail.navigationController != nil)
    }

    @Test func primaryEdgeAndPreferredWidthMoveAndResizeThePrimaryColumn() throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)

        split.primaryEdge = .trailing
        split.preferredPrimaryColumnWidth = 400
        device.advance(by: 0)
        #expect(frame(list).minX == 1194 - 400 && frame(detail).minX == 0 && split.primaryColumnWidth == 400)
        try device.setLayoutDirection(.rightToLeft)
        device.advance(by: 0)

        #expect(frame(list).minX == 0)
    }

    @Test func theButtonHidesThePrimaryColumnAndBringsItBack() throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)
        recorder.calls = []

        try device.tap("Hide Sidebar")
        device.advance(by: 0.1)
        #expect(split.displayMode == .secondaryOnly && recorder.calls == ["List willDisappear"])
        try device.settle()
        #expect(recorder.calls == ["List willDisappear", "List didDisappear"] && frame(list).isNull)
        try device.tap("Show Sidebar")
        try device.settle()

        #expect(split.displayMode == .oneBesideSecondary && frame(list).width == 320)
        #expect(listener.calls == ["mode 1", "hide primary", "mode 2", "show primary"])
    }

    @Test func theButtonLeavesTheScreensThatACollapseMoves() throws {
        let device = TestDevice(.iPhone11)
        device.show(split)
        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect((try? device.expect("Hide Sidebar")) != nil || (try? device.expect("Show Sidebar")) != nil)

        try device.rotate(to: .portrait)
        try device.settle()

        #expect(split.isCollapsed)
        try device.expect("Hide Sidebar", is: .gone)
        try device.expect("Show Sidebar", is: .gone)
    }

    @Test func theButtonLeavesAControllerThatIsReplaced() throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)

        split.setViewController(UIViewController(), for: .secondary)
        let navigation = UINavigationController(rootViewController: detail)
        navigation.modalPresentationStyle = .fullScreen
        split.present(navigation, animated: false)
        try device.settle()

        try device.expect("Hide Sidebar", is: .gone)
        try device.expect("Show Sidebar", is: .gone)
    }

    // MARK: Over the secondary column

    @Test func inPortraitThePrimaryColumnOverlaysTheSecondaryUntilATapOutside() throws {
        let device = TestDevice(.iPadPro11)
        device.show(split)
        #expect(split.displayMode == .secondaryOnly && frame(list).isNull)
        #expect(frame(detail).width == 834)

        split.show(.primary)
        try device.settle()
        #expect(split.displayMode == .oneOverSecondary && frame(list) == CGRect(x: 0, y: 0, width: 320, height: 1194))
        #expect(frame(detail).width == 834)
        recorder.calls = []
        try device.tap(outside: list)
        try device.settle()

        #expect(split.displayMode == .secondaryOnly)
        #expect(recorder.calls == ["List willDisappear", "List didDisappear"])
    }

    @Test func anOverlayingPrimaryColumnDimsTheSecondary() throws {
        let device = TestDevice(.iPadPro11)
        detail.view.backgroundColor = .white
        device.show(split)
        #expect(device.picture().color(atX: 700, y: 600).red == 255)

        split.show(.primary)
        try device.settle()

        let shade = device.picture().color(atX: 700, y: 600).red
        #expect(shade > 180 && shade < 240)
    }

    @Test func rotatingToLandscapePutsTheColumnsSideBySide() throws {
        let device = TestDevice(.iPadPro11)
        device.show(split)
        split.show(.primary)
        try device.settle()

        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect(split.displayMode == .oneBesideSecondary && frame(list).width == 320)
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(split.displayMode == .secondaryOnly && frame(list).isNull)
    }

    @Test func thePreferredDisplayModeIsApplied() throws {
        let device = TestDevice(.iPadPro11)
        device.show(split)

        split.preferredDisplayMode = .oneBesideSecondary
        device.advance(by: 0)
        #expect(split.displayMode == .oneBesideSecondary && frame(list).width == 320)
        split.preferredDisplayMode = .automatic
        device.advance(by: 0)

        #expect(split.displayMode == .secondaryOnly)
    }

    // MARK: Compact width

    @Test func inCompactWidthTheColumnsAreOneStack() throws {
        let device = TestDevice(.iPhone14)
        device.show(split)
        #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail])
        #expect(frame(detail).width == 390 && listener.calls.last == "collapsed")

        try device.tap("List")
        try device.settle()
        #expect(frame(list).width == 390)
        split.show(.secondary)
        try device.settle()

        #expect(frame(detail).width == 390)
    }

    @Test func theDelegateChoosesTheColumnOnTop() {
        listener.top = .primary
        TestDevice(.iPhone14).show(split)

        #expect(list.navigationController?.viewControllers == [list])
    }

    @Test func theCompactColumnReplacesTheOthersInCompactWidth() {
        let compact = UIViewController()
        split.setViewController(compact, for: .compact)
        let device = TestDevice(.iPhone14)
        device.show(split)

        #expect(frame(compact).width == 390 && frame(list).isNull && frame(detail).isNull)
    }

    @Test func rotationExpandsAndCollapsesTheStack() throws {
        let device = TestDevice(.iPhone16ProMax)
        device.show(split)
        let pushed = LifecycleRecordingController("Pushed", recorder)
        detail.navigationController?.pushViewController(pushed, animated: false)
        #expect(list.navigationController?.viewControllers == [list, detail, pushed])

        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect(!split.isCollapsed && list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController?.viewControllers == [detail, pushed])
        #expect(frame(list).width == 320 && !frame(pushed).isNull)
        #expect(listener.calls.last == "expanded")
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail, pushed])
    }

    @Test func expandingShowsASecondaryColumnPoppedWhileCollapsed() throws {
        let device = TestDevice(.iPhone16ProMax)
        device.show(split)
        list.navigationController?.popToRootViewController(animated: false)

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(!frame(detail).isNull && !frame(list).isNull)
    }

    // MARK: Details

    @Test func aDetailTakesThePlaceOfTheSecondaryColumn() throws {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)
        let other = UIViewController()

        list.showDetailViewController(other, sender: nil)
        device.advance(by: 0)

        #expect(!frame(other).isNull && frame(detail).isNull && split.viewController(for: .secondary) === other)
    }

    @Test func showDetailPushesWhenCollapsedAndExpandsBesideTheList() throws {
        let device = TestDevice(.iPhone16ProMax)
        listener.top = .primary
        device.show(split)
        let other = UINavigationController(rootViewController: LifecycleRecordingController("Other", recorder))

        list.showDetailViewController(other, sender: nil)
        try device.settle()
        #expect(list.navigationController?.viewControllers.map(\.title) == ["List", "Other"])
        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(!frame(other).isNull && other.viewControllers.map(\.title) == ["Other"])
    }

    // MARK: Bad input

    @Test func invalidColumnsRaise() {
        let device = TestDevice(.iPadPro11)
        device.show(split)
        device.recordsMisuses = true
        let classic = UISplitViewController()
        let twin = UIViewController()

        classic.setViewController(twin, for: .primary)
        classic.viewControllers = [twin, twin]
        classic.viewControllers = [twin, UIViewController(), UIViewController()]
        split.setViewController(twin, for: .supplementary)

        #expect(device.misuses.count == 4 && device.misuses.allSatisfy(\.raises) && classic.viewControllers.isEmpty)
    }

    @Test func settingAControllerForAnotherColumnMovesIt() {
        let device = TestDevice(.iPadPro11, isLandscape: true)
        device.show(split)

        split.setViewController(detail, for: .primary)
        device.advance(by: 0)

        #expect(split.viewController(for: .secondary) == nil && frame(detail).width == 320)
        split.setViewController(nil, for: .primary)
        split.hide(.primary)
        split.show(.secondary)
        device.advance(by: 0)
        #expect(split.viewControllers.isEmpty)
    }

    @Test func theDelegateMayChangeThePreferredModeInWillChangeTo() throws {
        let device = TestDevice(.iPadPro11)
        device.show(split)
        listener.onMode = { [split, listener] mode in
            listener.onMode = nil
            split.preferredDisplayMode = .oneBesideSecondary
        }

        split.show(.primary)
        try device.settle()

        #expect(split.displayMode != .secondaryOnly && !frame(list).isNull)
    }

    @Test func aSplitViewShowsBothColumnsByTheOldName() throws {
        let pad = TestDevice(.iPadPro11)
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController()]
        split.preferredDisplayMode = .allVisible
        _ = pad.show(split)
        pad.advance(by: 0.1)

        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.viewControllers[0].view.window != nil)
    }
}

/// Split views with two controllers and no columns, as before iOS 14.
@MainActor @Suite struct PopoverControllerSplitTests {
    private let recorder = CallRecorder()
    private let split = UISplitViewController()
    private let listener = SplitListener()
    private let (list, detail): (LifecycleRecordingController, LifecycleRecordingController)
    private let (first, second): (UINavigationController, UINavigationController)

    init() {
        list = LifecycleRecordingController("List", recorder)
        detail = LifecycleRecordingController("Detail", recorder)
        (first, second) = (
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
        )
        split.viewControllers = [first, second]
        split.delegate = listener
    }

    @Test func inPortraitTheButtonShowsThePrimaryControllerOverTheDetail() throws {
        let device = TestDevice(.iPadPro11)
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        device.show(split)
        #expect(split.displayMode == .secondaryOnly)

        try device.tap("Show Sidebar")
        try device.settle()

        #expect(split.displayMode == .oneOverSecondary && first.view.window != nil)
        #expect(split.viewControllers == [first, second])
    }

    @Test func collapsingMergesTheSecondStackUnlessTheDelegateDiscardsIt() throws {
        let device = TestDevice(.iPhone16ProMax)
        device.show(split)
        #expect(first.viewControllers == [list, detail] && split.viewControllers == [first])
        #expect(listener.calls.prefix(2) == ["for collapsing", "collapse"])

        try device.rotate(to: .landscapeRight)
        try device.settle()
        #expect(split.viewControllers == [first, second] && second.viewControllers == [detail])
        #expect(listener.calls.contains("separate") && listener.calls.contains("for expanding"))
        listener.dropsSecondary = true
        try device.rotate(to: .portrait)
        try device.settle()

        #expect(first.viewControllers == [list] && split.viewControllers == [first])
    }

    @Test func theDelegateProvidesTheSecondaryControllerOnExpanding() throws {
        let device = TestDevice(.iPhone16ProMax)
        listener.dropsSecondary = true
        device.show(split)
        let fresh = UINavigationController(rootViewController: UIViewController())
        listener.separated = fresh

        try device.rotate(to: .landscapeRight)
        try device.settle()

        #expect(split.viewControllers == [first, fresh] && fresh.view.window != nil)
    }

    @Test func shouldHideOfTheDelegateKeepsThePrimaryVisibleInPortrait() throws {
        let device = TestDevice(.iPadPro11)
        listener.hides = false

        device.show(split)

        #expect(split.displayMode == .oneBesideSecondary && first.view.window != nil)
    }
}

/// Records its calls and returns the configured answers.
@MainActor final class SplitListener: UISplitViewControllerDelegate {
    private(set) var calls: [String] = []
    var top: UISplitViewController.Column?
    var dropsSecondary = false
    var separated: UIViewController?
    var hides: Bool?
    var onMode: ((UISplitViewController.DisplayMode) -> Void)?

    func splitViewController(_ svc: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode) {
        calls.append("mode \(mode.rawValue)")
        onMode?(mode)
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("hide \(column)")
    }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        calls.append("for collapsing")
        return nil
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        calls.append("for expanding")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        calls.append("collapse")
        return dropsSecondary
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        calls.append("separate")
        return separated
    }
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) { calls.append("invalidate") }
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool {
        guard let hides else {
            return svc.view.bounds.width < svc.view.bounds.height
        }
        return hides
    }
}
