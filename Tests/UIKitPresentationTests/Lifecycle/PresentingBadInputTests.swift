import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Invalid calls: UIKit's message, and no effect on what is presented.
@MainActor @Suite struct PresentingBadInputTests {
    private let fixture = PopoverFixture()
    private var root: ScriptedController { fixture.root }
    private var device: TestDevice { fixture.device }

    private func page(_ style: UIModalPresentationStyle = .fullScreen) -> ScriptedController {
        fixture.becomeCurrent()
        let page = ScriptedController()
        page.modalPresentationStyle = style
        return page
    }

    private func child(of parent: UIViewController, defines: Bool = false) -> ScriptedController {
        let child = page()
        child.definesPresentationContext = defines
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        return child
    }

    @Test func presentingAControllerOnItselfRaises() throws {
        fixture.becomeCurrent()

        root.present(root, animated: true) { Issue.record("completed") }
        try device.settle()

        #expect(root.presentedViewController == nil)
        #expect(device.misuses.map(\.raises) == [true])
        #expect(device.misuses.first?.message.contains("on itself") == true)
    }

    @Test(arguments: [false, true]) func presentingAParentOrAChildRaises(defines: Bool) throws {
        let parent = child(of: root)
        let inner = child(of: parent, defines: defines)
        if defines { for one in [root, parent, inner] { one.modalPresentationStyle = .currentContext } }

        inner.present(parent, animated: true)
        inner.present(root, animated: true)
        parent.present(inner, animated: true)
        try device.settle()

        #expect(device.misuses.map(\.raises) == [true, true, true])
        try device.expectPresentations(0)
        #expect(parent.view.superview === root.view && inner.view.superview === parent.view)
    }

    @Test func presentingAPresentedControllerRaises() throws {
        let lower = page()
        let upper = page(.overFullScreen)
        try fixture.present(lower)
        try fixture.present(upper, on: lower)

        root.present(lower, animated: true)
        lower.present(upper, animated: true)
        upper.present(lower, animated: true)
        try device.settle()

        #expect(device.misuses.map(\.raises) == [true, true, true])
        try device.expectPresentations(2)
    }

    @Test func partialCurlOverFullScreenRaises() throws {
        let curled = page(.overFullScreen)
        curled.modalTransitionStyle = .partialCurl

        try fixture.present(curled)

        #expect(root.presentedViewController == nil)
        #expect(device.misuses.map(\.raises) == [true])
    }

    enum Place: CaseIterable { case presented, presenter }

    /// Dismissing in any callback of a transition is refused with a message or performed once, and the state stays
    /// consistent.
    @Test(arguments: ScriptedController.Moment.allCases, Place.allCases)
    func dismissingInAnyCallbackKeepsCallbacksBalanced(moment: ScriptedController.Moment, place: Place) throws {
        let content = page()
        var completions = 0
        let target = place == .presented ? content : root
        target.actions[moment] = { [unowned target] in target.dismiss(animated: true) { completions += 1 } }

        root.present(content, animated: true) { completions += 1 }
        try device.settle()
        root.dismiss(animated: true) { completions += 1 }
        try device.settle()

        try device.expectPresentations(0)
        #expect(root.view.window === device.window)
        #expect(fixture.ends == ["code"])
        #expect(device.misuses.allSatisfy { $0.message.contains("while a presentation or dismiss is in progress") })
        #expect(completions >= 2)
        #expect(balance(of: content) && balance(of: root))
    }

    /// The same for presenting another controller.
    @Test(arguments: ScriptedController.Moment.allCases, Place.allCases)
    func presentingInAnyCallbackKeepsCallbacksBalanced(moment: ScriptedController.Moment, place: Place) throws {
        // The root's view is loaded already.
        guard moment != .viewDidLoad || place == .presented else { return }
        let content = page()
        let other = page(.overFullScreen)
        var completions = 0
        let target = place == .presented ? content : root
        target.actions[moment] = { [unowned target] in target.present(other, animated: true) { completions += 1 } }

        root.present(content, animated: true) { completions += 1 }
        try device.settle()
        root.dismiss(animated: true)
        try device.settle()
        root.dismiss(animated: true)
        try device.settle()

        try device.expectPresentations(0)
        #expect(completions + device.misuses.count == 2)
        #expect(fixture.ends.count == completions)
        #expect(balance(of: content) && balance(of: other) && balance(of: root))
        #expect(device.window.subviews.count == 1)
    }

    /// A dismissal without a presentation completes without a message.
    @Test func dismissingNothingCompletesEveryTime() throws {
        var completions = 0

        fixture.becomeCurrent()
        for _ in 0..<3 { root.dismiss(animated: true) { completions += 1 } }
        UIViewController().dismiss(animated: false) { completions += 1 }

        #expect(completions == 4)
        #expect(device.misuses.isEmpty)
    }

    private func balance(of controller: ScriptedController) -> Bool {
        func count(_ call: String) -> Int { controller.calls.filter { $0 == call }.count }
        let isIn = controller.viewIfLoaded?.window != nil ? 1 : 0
        return count("viewWillAppear") - count("viewWillDisappear") == isIn
            && count("viewDidAppear") - count("viewDidDisappear") <= isIn
    }
}
