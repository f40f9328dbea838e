import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Presentations and animations of a scene that is not on the screen.
@MainActor @Suite struct BackgroundPresentationTests {
    private let fixture = PopoverFixture()
    private var device: TestDevice { fixture.device }
    private var root: ScriptedController { fixture.root }

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .overFullScreen, .popover,
    ]

    private func content(_ style: UIModalPresentationStyle) -> ScriptedController {
        fixture.becomeCurrent()
        let content = ScriptedController()
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = root.view
        return content
    }

    @Test(arguments: styles) func aPresentationInTheBackgroundCompletes(style: UIModalPresentationStyle) throws {
        let content = content(style)
        try device.moveScene(to: .background)
        var isCompleted = false

        root.present(content, animated: true) { isCompleted = true }
        try device.settle()

        #expect(isCompleted && content.calls.last == "viewDidAppear")
        try device.moveScene(to: .active)
        try device.settle()
        #expect(content.view.window === device.window && content.view.layer.presentation()?.frame.minY != 844)
        content.dismiss(animated: true)
        try device.settle()
        try device.expectPresentations(0)
    }

    @Test(arguments: styles) func aDismissalInTheBackgroundCompletes(style: UIModalPresentationStyle) throws {
        let content = content(style)
        root.present(content, animated: true)
        try device.settle()
        try device.moveScene(to: .background)
        var isCompleted = false

        content.dismiss(animated: true) { isCompleted = true }
        try device.settle()

        #expect(isCompleted && root.presentedViewController == nil)
        try device.moveScene(to: .active)
        try device.expectPresentations(0)
        #expect(root.view.frame == device.window.bounds && root.view.superview != nil)
    }

    @Test(arguments: styles) func aTransitionThatTheBackgroundInterruptsCompletes(
        style: UIModalPresentationStyle
    ) throws {
        let content = content(style)
        var isCompleted = false
        root.present(content, animated: true) { isCompleted = true }
        device.advance(by: 0.1)

        try device.moveScene(to: .background)
        try device.settle()

        #expect(isCompleted && content.calls.last == "viewDidAppear")
    }

    @Test func anAnimationInTheBackgroundEndsBeforeTheNextLayout() throws {
        try device.moveScene(to: .background)
        var results: [Bool] = []

        UIView.animate(withDuration: 5, animations: { root.view.alpha = 0.5 }, completion: { results.append($0) })
        UIView.transition(with: root.view, duration: 5, options: .transitionCrossDissolve) {
        } completion: {
            results.append($0)
        }
        device.advance(by: 0)

        #expect(root.view.alpha == 0.5 && results == [true, true])
    }
}
