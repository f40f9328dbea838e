import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Messages of refusals, which depend on the system, and presentations that UIKit always refuses.
@MainActor @Suite struct PresentingRefusalTests {
    @Test(arguments: [TestDevice.Era.iOS11, .iOS12]) func refusalMessagesDifferBeforeIOS13(era: TestDevice.Era) throws {
        let fixture = PopoverFixture(era: era)
        let unrelated = UIViewController()
        let content = fixture.popover()

        unrelated.present(content, animated: false)
        try fixture.present(content)
        fixture.root.present(content, animated: false)

        #expect(
            fixture.device.misuses.map(\.message) == [
                "Attempt to present \(content) on \(unrelated) whose view is not in the window hierarchy!",
                "Application tried to present modally an active controller \(content).",
            ])
        #expect(fixture.device.misuses.map(\.raises) == [false, true])
    }

    @Test func theRootOfAWindowIsNotPresented() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()
        try fixture.present(content)

        content.present(fixture.root, animated: true)
        try fixture.device.settle()

        #expect(content.presentedViewController == nil)
        #expect(fixture.device.misuses.map(\.raises) == [true])
        #expect(fixture.root.view.superview === fixture.device.window)
    }

    @Test func dismissingRightAfterPresentIsRefused() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()

        fixture.root.present(content, animated: true)
        fixture.root.dismiss(animated: true) { content.calls.append("never") }
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(content.calls.last == "viewDidAppear")
        #expect(
            fixture.device.misuses.map(\.message) == [
                "Warning: Attempt to dismiss from view controller \(fixture.root) while a presentation or dismiss is in "
                    + "progress!"
            ])
    }

    @Test func beforeIOS13PresentingWhileADismissalRunsIsRefused() throws {
        let fixture = PopoverFixture(era: .iOS12)
        try fixture.present(fixture.popover())
        fixture.root.dismiss(animated: true)
        fixture.device.advance(by: 0.05)

        fixture.root.present(fixture.popover(), animated: true) { Issue.record("a refused call completed") }
        try fixture.device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.device.misuses.map(\.raises) == [false])
    }

    @Test func aChildPresentsThroughTheOutermostContainer() throws {
        let fixture = PopoverFixture()
        let child = UIViewController()
        let content = fixture.popover()
        fixture.root.addChild(child)
        fixture.root.view.addSubview(child.view)
        child.didMove(toParent: fixture.root)

        try fixture.present(content, on: child)

        #expect(content.presentingViewController === fixture.root)
        #expect(child.presentedViewController === content)
        child.dismiss(animated: true)
        try fixture.device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func changingTheStyleWhilePresentedHasNoEffect() throws {
        let fixture = PopoverFixture()
        let content = fixture.popover()
        try fixture.present(content)

        content.modalPresentationStyle = .fullScreen

        #expect(content.presentationController?.presentationStyle == .popover)
        #expect(content.popoverPresentationController != nil)
    }

    /// iOS sources set the delegate of a sheet before they present it.
    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .fullScreen])
    func aPresentationControllerIsThereBeforeThePresentation(style: UIModalPresentationStyle) throws {
        let fixture = PopoverFixture()
        let content = ScriptedController()
        content.modalPresentationStyle = style
        let controller = try #require(content.presentationController)
        #expect(content.popoverPresentationController == nil)
        controller.delegate = fixture.recorder

        try fixture.present(content)

        #expect(content.presentationController === controller)
        #expect(controller.delegate === fixture.recorder)
    }

    @Test func settingThePopoverStyleCreatesAPopoverPresentationController() {
        let content = ScriptedController()
        _ = content.presentationController

        content.modalPresentationStyle = .popover

        #expect(content.popoverPresentationController != nil)
    }

    @Test func aRefusedPresentationChangesNothing() throws {
        let fixture = PopoverFixture()
        let unrelated = UIViewController()
        let content = fixture.popover()
        let prepared = content.popoverPresentationController

        unrelated.present(content, animated: false)

        #expect(fixture.device.misuses.map(\.raises) == [false])
        #expect(content.popoverPresentationController === prepared)
        #expect(!content.isBeingPresented && unrelated.presentedViewController == nil)
        #expect(!content.isViewLoaded)
    }

    /// The trace records only delegate methods that the delegate implements.
    @Test func theTraceOmitsUnimplementedDelegateMethods() throws {
        let fixture = PopoverFixture(.iPadPro11)
        let content = fixture.popover()
        let silent = SilentDelegate()
        content.popoverPresentationController?.delegate = silent
        content.isModalInPresentation = true
        try fixture.present(content)
        try fixture.tapOutside()
        content.isModalInPresentation = false

        try fixture.tapOutside()

        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.device.trace.filter { $0.type == "SilentDelegate" }.isEmpty)
    }
}

@MainActor private final class SilentDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
