import Testing
import UIKit
import VelariumTesting

/// Every kind of overlay with every other one.
@MainActor @Suite struct OverlayMatrixTests {
    /// Presenting while something is presented already is ignored, and the completion is not called.
    @Test(arguments: OverlayPair.all)
    func aSecondPresentationByTheSamePresenterIsIgnored(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        let lower = try fixture.present(pair.lower)

        let upper = try fixture.present(pair.upper)

        #expect(fixture.page.presentedViewController === lower && upper.presentingViewController == nil)
        #expect(fixture.overlays.records.map(\.completions) == [1, 0])
        #expect(fixture.device.misuses.count == 1)
        #expect(fixture.device.misuses.allSatisfy { $0.message.contains("which is already presenting") && !$0.raises })
        try fixture.device.expectPresentations(1)
    }

    /// What is presented presents the next one; dismissing that leaves it as it was.
    @Test(arguments: OverlayPair.all)
    func anOverlayPresentsAnotherOneAndStays(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        let lower = try fixture.present(pair.lower)
        let place = lower.view.convert(lower.view.bounds, to: nil)
        let upper = try fixture.present(pair.upper, from: lower)
        try fixture.device.expectPresentations(2)
        #expect(upper.presentingViewController === lower)

        upper.dismiss(animated: true)
        try fixture.device.settle()

        #expect(lower.presentingViewController === fixture.page && lower.presentedViewController == nil)
        #expect(lower.view.window != nil && lower.view.convert(lower.view.bounds, to: nil) == place)
        #expect(fixture.overlays.records.map(\.completions) == [1, 1])
        #expect(fixture.device.misuses.isEmpty)
        try fixture.device.expectPresentations(1)
    }

    /// The presenter's dismissal dismisses everything above it.
    @Test(arguments: OverlayPair.all)
    func dismissingTheLowerOverlayDismissesBoth(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        try present(pair, in: fixture)

        var isCompleted = false
        fixture.page.dismiss(animated: true) { isCompleted = true }
        try fixture.device.settle()

        #expect(isCompleted && fixture.leftovers() == [])
        #expect(fixture.device.misuses.isEmpty)
    }

    /// Dismissing a controller that presents something dismisses what it presents.
    @Test(arguments: OverlayPair.all)
    func dismissingAPresenterDismissesWhatIsAboveIt(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        let lower = try fixture.present(pair.lower)
        _ = try fixture.present(pair.upper, from: lower)

        lower.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.page.presentedViewController === lower && lower.presentedViewController == nil)
        try fixture.device.expectPresentations(1)
    }

    @Test(arguments: OverlayPair.all)
    func rotatingKeepsBothOverlaysOnTheScreen(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        try present(pair, in: fixture)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        try fixture.device.expectPresentations(2)
        let view = fixture.page.presentedViewController?.presentedViewController?.view
        let frame = try #require(view.map { $0.convert($0.bounds, to: nil) })
        #expect(fixture.device.window.bounds.insetBy(dx: -1, dy: -1).contains(frame) && !frame.isEmpty, "\(frame)")
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()
        fixture.page.dismiss(animated: false)
        try fixture.device.settle()
        #expect(fixture.leftovers() == [])
    }

    @Test(arguments: OverlayPair.all)
    func aFocusedFieldHasTheFocusAgainAfterBothOverlays(pair: OverlayPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        fixture.page.field.becomeFirstResponder()
        try present(pair, in: fixture)

        fixture.page.presentedViewController?.dismiss(animated: true)
        try fixture.device.settle()
        fixture.page.dismiss(animated: true)
        try fixture.device.settle()

        #expect(fixture.page.field.isFirstResponder)
        #expect(fixture.leftovers() == [])
    }

    /// A menu is above what is on the screen; what the app presents meanwhile takes its place.
    @Test(arguments: MenuPair.all)
    func presentingWhileAMenuIsOpenClosesIt(pair: MenuPair) throws {
        let fixture = OverlayMatrixFixture(pair.model)
        try fixture.open(pair.menu)

        _ = try fixture.present(pair.kind)

        #expect(fixture.page.presentedViewController != nil && fixture.page.openMenus == 0)
        try fixture.device.expectPresentations(1)
        fixture.page.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.leftovers() == [])
        #expect(fixture.device.misuses.isEmpty)
    }

    @Test(arguments: OverlayStep.Menu.allCases) func rotatingClosesAMenu(menu: OverlayStep.Menu) throws {
        let fixture = OverlayMatrixFixture(.iPhone14)
        try fixture.open(menu)

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()
        try fixture.device.rotate(to: .portrait)
        try fixture.device.settle()

        #expect(fixture.leftovers() == [])
    }

    /// One menu is open at a time, and each end is reported.
    @Test(arguments: OverlayStep.Menu.allCases, [OverlayStep.Menu.edit, .legacyEdit])
    func aMenuThatTheAppShowsReplacesAnOpenEditMenu(first: OverlayStep.Menu, second: OverlayStep.Menu) throws {
        let fixture = OverlayMatrixFixture(.iPhone14)
        try fixture.open(first)

        try fixture.open(second)
        fixture.page.closeMenus()
        try fixture.device.settle()

        #expect(fixture.leftovers() == [])
    }

    private func present(_ pair: OverlayPair, in fixture: OverlayMatrixFixture) throws {
        let lower = try fixture.present(pair.lower)
        _ = try fixture.present(pair.upper, from: lower)
    }
}
