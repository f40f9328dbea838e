import Testing
import UIKit
import VelariumTesting

/// Containers of the system as contexts of presentations, and the exchange of children.
@MainActor @Suite struct ContainerContextTests {
    private let device = TestDevice(.iPhone14)

    @Test func aNavigationControllerDefinesTheContextAndOthersDoNot() {
        _ = device.application

        #expect(UINavigationController().definesPresentationContext)
        #expect(!UIViewController().definesPresentationContext)
        #expect(!UITabBarController().definesPresentationContext)
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func aPresentationInTheContextOfATabLeavesTheTabBarUsable(style: UIModalPresentationStyle) throws {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [navigation, second]
        device.show(tabs)
        let content = UIViewController()
        content.modalPresentationStyle = style
        first.present(content, animated: true)
        try device.settle()

        try device.tap("Two")
        try device.settle()

        #expect(content.presentingViewController === navigation)
        #expect(tabs.selectedViewController === second)
    }

    // MARK: Exchanging children

    @Test(arguments: [0.3, 0]) func anExchangeOfChildrenSendsTheirAppearanceCalls(duration: Double) throws {
        let parent = UIViewController()
        let (old, new) = (RecordingChild(), RecordingChild())
        device.show(parent)
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        old.calls = []
        parent.addChild(new)
        old.willMove(toParent: nil)
        var isFinished: Bool?

        parent.transition(from: old, to: new, duration: duration, options: [.transitionCrossDissolve]) {
            new.view.frame = parent.view.bounds
        } completion: { finished in
            isFinished = finished
            old.removeFromParent()
            new.didMove(toParent: parent)
        }
        try device.settle()

        #expect(old.calls == ["viewWillDisappear", "viewDidDisappear"])
        #expect(new.calls == ["viewWillAppear", "viewDidAppear"])
        #expect(old.view.superview == nil && new.view.superview === parent.view)
        #expect(isFinished == true)
        #expect(parent.children == [new])
    }

    @Test func childrenOfDifferentParentsAreNotExchanged() {
        device.recordsMisuses = true
        let (parent, child) = (UIViewController(), UIViewController())
        device.show(parent)
        parent.addChild(child)

        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)

        #expect(device.misuses.map(\.raises) == [true])
    }
}

private final class RecordingChild: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}
