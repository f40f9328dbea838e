import CoreGraphics
import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// A container that forwards appearance callbacks to its children itself.
@MainActor @Suite struct ContainerAppearanceTests {
    private let device = TestDevice(.iPhone14)

    @Test func aContainerForwardsAppearancesItself() throws {
        let container = ForwardingContainer()
        let child = NotedController()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        _ = device.show(container)
        device.advance(by: 0.1)
        #expect(!container.shouldAutomaticallyForwardAppearanceMethods)
        #expect(child.calls == ["viewSafeAreaInsetsDidChange"])

        child.calls = []
        child.beginAppearanceTransition(true, animated: true)
        #expect(child.calls == ["viewWillAppear true"])
        child.endAppearanceTransition()
        #expect(child.calls == ["viewWillAppear true", "viewDidAppear true"])

        child.calls = []
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(child.calls == ["viewWillDisappear false", "viewDidDisappear false"])
    }
}

private final class ForwardingContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class NotedController: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear \(animated)") }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        calls.append("viewSafeAreaInsetsDidChange")
    }
}
