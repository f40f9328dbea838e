import Testing
import UIKitCore
import VelariumTesting

private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var mood: String { self[Mood.self] }
}

extension UIMutableTraits {
    fileprivate var mood: String {
        get { self[Mood.self] }
        set { self[Mood.self] = newValue }
    }
}

@MainActor @Suite struct TraitChangeTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let view = NotedView()

    init() {
        device.show(page)
        page.view.addSubview(view)
    }

    @Test func aTraitHandlerIsCalledOnlyForItsTraitsAndAfterDidChange() throws {
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
            (view: NotedView, previous) in
            view.notes.append(
                "\(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
        }

        try device.setTextSize(.small)
        try device.setStyle(.dark)

        #expect(view.notes == ["did change", "did change", "1 to 2"])
    }

    @Test func traitChangesCallTargetsAndActions() throws {
        let target = Target()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("note", NotedView.note))
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: target, action: Selector("changed::", Target.changed))

        try device.setStyle(.dark)

        #expect(view.notes == ["did change", "note"])
        #expect(target.heard == ["NotedView from 1"])
    }

    @Test func anUnregisteredTraitHandlerIsNotCalled() throws {
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotedView, _) in
            view.notes.append("heard")
        }

        view.unregisterForTraitChanges(registration)
        view.unregisterForTraitChanges(registration)
        try device.setStyle(.dark)

        #expect(view.notes == ["did change"])
    }

    @Test func aTraitHandlerCanUnregisterALaterOne() throws {
        var second: (any UITraitChangeRegistration)?
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotedView, _) in
            if let second { view.unregisterForTraitChanges(second) }
        }
        second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotedView, _) in
            view.notes.append("too late")
        }

        try device.setStyle(.dark)

        #expect(view.notes == ["did change"])
    }

    @Test func traitChangesPropagateFromOutsideIn() throws {
        var order: [String] = []
        let scene = try #require(device.window.windowScene)
        scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in order.append("scene")
        }
        device.window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, _) in
            order.append("window")
        }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            order.append("controller")
        }
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in order.append("view") }

        try device.setStyle(.dark)

        #expect(order == ["scene", "window", "controller", "view"])
    }

    @Test func thePresentationControllerReceivesTraitChangesBeforeItsContent() throws {
        var order: [String] = []
        let menu = UIViewController()
        menu.modalPresentationStyle = .fullScreen
        page.present(menu, animated: false)
        try device.settle()
        let presentation = try #require(menu.presentationController)
        presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIPresentationController, _) in
            order.append("presentation")
        }
        menu.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            order.append("menu")
        }

        try device.setStyle(.dark)
        presentation.traitOverrides.userInterfaceStyle = .light

        #expect(order == ["presentation", "menu", "presentation", "menu"])
        #expect(menu.traitCollection.userInterfaceStyle == .light)
    }

    @Test func traitOverridesAreInheritedAndCanBeRemoved() {
        page.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.preferredContentSizeCategory = .extraLarge

        #expect(page.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(view.traitCollection.horizontalSizeClass == .regular)
        #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(page.traitCollection.preferredContentSizeCategory == .large)
        page.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(!page.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func aCustomTraitIsInheritedAndColorsFollowIt() throws {
        let scene = try #require(device.window.windowScene)
        view.backgroundColor = UIColor { $0.mood == "calm" ? .blue : .red }
        view.registerForTraitChanges([Mood.self]) { (view: NotedView, previous) in
            view.notes.append("\(previous.mood) to \(view.traitCollection.mood)")
        }

        scene.traitOverrides.mood = "angry"

        #expect(view.notes == ["did change", "calm to angry"])
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        #expect(UITraitCollection(mutations: { $0.mood = "sad" }).mood == "sad")
    }

    @Test func setOverrideTraitCollectionChangesAChildsTraits() {
        let child = UIViewController()
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)

        page.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        page.setOverrideTraitCollection(nil, forChild: child)

        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func everyEnvironmentHasTheTraitsOfTheDevice() throws {
        let presented = UIViewController()
        page.present(presented, animated: false)
        try device.settle()
        let environments: [any UITraitEnvironment] = [
            device.window.screen, device.window, page, view, presented, try #require(presented.presentationController),
        ]

        try device.setStyle(.dark)

        for environment in environments {
            #expect(environment.traitCollection.userInterfaceStyle == .dark, "\(environment)")
            #expect(environment.traitCollection.userInterfaceIdiom == .phone, "\(environment)")
        }
    }
}

@MainActor private final class Target {
    var heard: [String] = []

    func changed(_ view: UIView, _ previous: UITraitCollection) {
        heard.append("\(type(of: view)) from \(previous.userInterfaceStyle.rawValue)")
    }
}

private final class NotedView: UIView {
    var notes: [String] = []

    func note() { notes.append("note") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Entering the window is a change as well, but only later changes count here.
        if window != nil { notes.append("did change") }
    }
}
