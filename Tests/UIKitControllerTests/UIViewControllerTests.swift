import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIViewControllerTests {
    @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
        let controller = CountingController()
        #expect(!controller.isViewLoaded)

        _ = controller.view
        _ = controller.view

        #expect(controller.calls == ["loadView", "viewDidLoad"])
    }

    @Test func aRootControllerAppearsBeforeMakeKeyAndVisibleReturns() {
        let device = TestDevice(.iPhone14)
        let controller = CountingController()

        device.show(controller)

        #expect(
            controller.calls.filter { $0 != "viewWillLayoutSubviews" && $0 != "viewDidLayoutSubviews" } == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    /// The view is in the window then, but its subviews are not laid out.
    @Test func theViewIsAppearingBeforeItsFirstLayout() throws {
        let device = TestDevice(.iPhone14)
        let controller = CountingController()
        let presented = CountingController()
        presented.modalPresentationStyle = .fullScreen

        device.show(controller)
        controller.present(presented, animated: false)
        try device.settle()

        for calls in [controller.calls, presented.calls] {
            let appearing = try #require(calls.firstIndex(of: "viewIsAppearing"))
            let layout = try #require(calls.firstIndex(of: "viewWillLayoutSubviews"))
            let appeared = try #require(calls.firstIndex(of: "viewDidAppear"))
            #expect(appearing < layout && layout < appeared, "\(calls)")
        }
    }

    @Test func hidingTheWindowMakesItsControllerDisappear() {
        let device = TestDevice(.iPhone14)
        let controller = CountingController()
        device.show(controller)
        controller.calls = []

        device.window.isHidden = true

        #expect(controller.calls == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func childrenAppearWithTheirParent() {
        let device = TestDevice(.iPhone14)
        let parent = UIViewController()
        let child = CountingController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.calls = []

        device.show(parent)

        #expect(
            child.calls.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") } == [
                "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
    }

    @Test func aChildAddedLaterAppearsWithItsView() {
        let device = TestDevice(.iPhone14)
        let parent = UIViewController()
        let child = CountingController()
        device.show(parent)

        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.calls.filter { $0.contains("ppear") } == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])

        child.calls = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.calls.filter { $0.contains("ppear") } == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test func aChildAddedWhileItsParentIsAppearingAppearsOnceWithIt() throws {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())
        let parent = AddingController()
        let child = CountingController()
        parent.child = child

        device.window.rootViewController = parent
        try device.settle()

        #expect(child.calls.filter { $0.contains("ppear") } == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(device.misuses.isEmpty)
    }

    @Test func aChildLeavesItsOldParentFirst() {
        let old = UIViewController()
        let new = UIViewController()
        let child = MovingController()
        old.addChild(child)
        child.moves = []

        new.addChild(child)

        #expect(old.children.isEmpty)
        #expect(child.moves == ["willMove nil", "willMove parent"])
    }

    @Test func additionalSafeAreaInsetsReachTheViewAndItsSubviews() {
        let device = TestDevice(.iPhone14)
        let controller = UIViewController()
        device.show(controller)
        let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
        controller.view.addSubview(inner)

        controller.additionalSafeAreaInsets.top = 13

        #expect(controller.view.safeAreaInsets.top == 60)
        #expect(inner.safeAreaInsets.top == 20)
    }

    @Test func unbalancedAppearanceCallsAreReported() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())
        let controller = UIViewController()

        controller.endAppearanceTransition()

        #expect(
            device.misuses.map(\.message) == ["Unbalanced calls to begin/end appearance transitions for \(controller)."]
        )
    }

    @Test func aControllerCannotBecomeItsOwnChild() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)

        child.addChild(parent)
        parent.addChild(parent)

        #expect(device.misuses.count == 2)
        #expect(child.children.isEmpty)
    }

    @Test func theSystemStyleReachesControllersViewsAndColors() throws {
        let device = TestDevice(.iPhone14)
        let controller = TraitController()
        controller.view.backgroundColor = .systemBackground
        device.show(controller)
        try device.settle()
        controller.changes = []

        try device.setStyle(.dark)
        try device.settle()

        #expect(controller.changes == [.light])
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(device.picture().color(atX: 200, y: 400) == Picture.Color(red: 0, green: 0, blue: 0))
    }

    @Test func anOverriddenStyleWinsOverTheSystems() throws {
        let device = TestDevice(.iPhone14)
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.backgroundColor = .systemBackground

        device.show(controller)
        try device.settle()

        #expect(device.picture().color(atX: 200, y: 400) == Picture.Color(red: 0, green: 0, blue: 0))
    }

    @Test func anotherViewTakesThePlaceOfTheOneOnTheScreen() {
        let device = TestDevice(.iPhone14)
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        let old = child.view!
        parent.view.addSubview(old)
        parent.view.addSubview(UIView())
        device.show(parent)

        child.view = UIView()

        #expect(old.superview == nil)
        #expect(parent.view.subviews.first === child.view)
        #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
    }

    @Test func aViewThatWrapsTheOldOneTakesItsPlace() {
        let device = TestDevice(.iPhone14)
        let controller = UIViewController()
        device.show(controller)
        let old = controller.view!

        controller.view = UIView()
        controller.view.addSubview(old)

        #expect(controller.view.superview === device.window && old.superview === controller.view)
        #expect(controller.view.frame == device.window.bounds)
    }

    @Test func aControllerWithoutNibHasNoName() {
        #expect(UIViewController().nibName == nil)
        #expect(UIViewController(nibName: nil, bundle: .main).nibBundle == .main)
    }
}

@MainActor private final class CountingController: UIViewController {
    var calls: [String] = []

    override func loadView() {
        calls.append("loadView")
        super.loadView()
    }
    override func viewDidLoad() { calls.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
}

@MainActor private final class AddingController: UIViewController {
    var child: UIViewController?

    override func viewIsAppearing(_ animated: Bool) {
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

@MainActor private final class MovingController: UIViewController {
    var moves: [String] = []

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        moves.append(parent == nil ? "willMove nil" : "willMove parent")
    }
}

@MainActor private final class TraitController: UIViewController {
    var changes: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection?.userInterfaceStyle)
    }
}
