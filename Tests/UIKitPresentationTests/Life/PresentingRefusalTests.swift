import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Messages of refusals, which depend on the system, and presentations that UIKit always refuses.
@MainActor @Suite struct PresentingRefusalTests {
    @Test(arguments: [TestDevice.Era.iOS11, .iOS12]) func refusalMessagesDifferBeforeIOS13(era: TestDevice.Era) throws {
        let stage = PopoverStage(era: era)
        let unrelated = UIViewController()
        let content = stage.popover()

        unrelated.present(content, animated: false)
        try stage.present(content)
        stage.root.present(content, animated: false)

        #expect(
            stage.device.misuses.map(\.message) == [
                "Attempt to present \(content) on \(unrelated) whose view is not in the window hierarchy!",
                "Application tried to present modally an active controller \(content).",
            ])
        #expect(stage.device.misuses.map(\.raises) == [false, true])
    }

    @Test func theRootOfAWindowIsNotPresented() throws {
        let stage = PopoverStage()
        let content = stage.popover()
        try stage.present(content)

        content.present(stage.root, animated: true)
        try stage.device.settle()

        #expect(content.presentedViewController == nil)
        #expect(stage.device.misuses.map(\.raises) == [true])
        #expect(stage.root.view.superview === stage.device.window)
    }

    @Test func dismissingRightAfterPresentIsRefused() throws {
        let stage = PopoverStage()
        let content = stage.popover()

        stage.root.present(content, animated: true)
        stage.root.dismiss(animated: true) { content.calls.append("never") }
        try stage.device.settle()

        #expect(stage.root.presentedViewController === content)
        #expect(content.calls.last == "viewDidAppear")
        #expect(
            stage.device.misuses.map(\.message) == [
                "Warning: Attempt to dismiss from view controller \(stage.root) while a presentation or dismiss is in "
                    + "progress!"
            ])
    }

    @Test func presentingWhileADismissalRunsIsRefused() throws {
        let stage = PopoverStage()
        try stage.present(stage.popover())
        stage.root.dismiss(animated: true)
        stage.device.advance(by: 0.05)

        stage.root.present(stage.popover(), animated: true) { Issue.record("a refused call completed") }
        try stage.device.settle()

        #expect(stage.root.presentedViewController == nil)
        #expect(stage.device.misuses.map(\.raises) == [false])
    }

    @Test func aChildPresentsThroughTheOutermostContainer() throws {
        let stage = PopoverStage()
        let child = UIViewController()
        let content = stage.popover()
        stage.root.addChild(child)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)

        try stage.present(content, on: child)

        #expect(content.presentingViewController === stage.root)
        #expect(child.presentedViewController === content)
        child.dismiss(animated: true)
        try stage.device.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func changingTheStyleWhilePresentedHasNoEffect() throws {
        let stage = PopoverStage()
        let content = stage.popover()
        try stage.present(content)

        content.modalPresentationStyle = .fullScreen

        #expect(content.presentationController?.presentationStyle == .popover)
        #expect(content.popoverPresentationController != nil)
    }

    /// iOS sources set the delegate of a sheet before they present it.
    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .fullScreen])
    func aPresentationControllerIsThereBeforeThePresentation(style: UIModalPresentationStyle) throws {
        let stage = PopoverStage()
        let content = ScriptedController()
        content.modalPresentationStyle = style
        let controller = try #require(content.presentationController)
        #expect(content.popoverPresentationController == nil)
        controller.delegate = stage.keeper

        try stage.present(content)

        #expect(content.presentationController === controller)
        #expect(controller.delegate === stage.keeper)
    }

    @Test func settingThePopoverStyleCreatesAPopoverPresentationController() {
        let content = ScriptedController()
        _ = content.presentationController

        content.modalPresentationStyle = .popover

        #expect(content.popoverPresentationController != nil)
    }

    /// The trace records only delegate methods that the delegate implements.
    @Test func theTraceOmitsUnimplementedDelegateMethods() throws {
        let stage = PopoverStage(.iPadPro11)
        let content = stage.popover()
        let silent = SilentDelegate()
        content.popoverPresentationController?.delegate = silent
        content.isModalInPresentation = true
        try stage.present(content)
        try stage.tapOutside()
        content.isModalInPresentation = false

        try stage.tapOutside()

        #expect(stage.root.presentedViewController == nil)
        #expect(stage.device.trace.filter { $0.type == "SilentDelegate" }.isEmpty)
    }
}

@MainActor private final class SilentDelegate: NSObject, UIPopoverPresentationControllerDelegate {}
