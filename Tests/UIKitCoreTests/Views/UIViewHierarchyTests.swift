import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct UIViewHierarchyTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()
    private let log = CallLog()

    private func view(_ name: String) -> NamedView { NamedView(name, log) }

    // MARK: Order of calls

    @Test func enteringAWindowCallsBackInUIKitsOrder() {
        device.show(root)
        let parent = view("parent")
        let child = view("child")
        root.view.addSubview(parent)
        log.calls = []

        parent.addSubview(child)

        #expect(
            log.calls == [
                "child will window", "child will superview parent", "child did window", "child did superview",
                "parent did add child",
            ])
    }

    @Test func leavingAWindowCallsBackInUIKitsOrder() {
        device.show(root)
        let parent = view("parent")
        let child = view("child")
        root.view.addSubview(parent)
        parent.addSubview(child)
        log.calls = []

        child.removeFromSuperview()

        #expect(
            log.calls == [
                "parent will remove child", "child will superview nil", "child will no window", "child did no window",
                "child did superview",
            ])
    }

    @Test func outsideAWindowOnlySuperviewCallbacksAreCalled() {
        device.show(root)
        let parent = view("parent")
        let child = view("child")

        parent.addSubview(child)

        #expect(log.calls == ["child will superview parent", "child did superview", "parent did add child"])
    }

    @Test func movingWithinAWindowCallsNoWindowCallbacks() {
        device.show(root)
        let old = view("old")
        let new = view("new")
        let child = view("child")
        root.view.addSubview(old)
        root.view.addSubview(new)
        old.addSubview(child)
        log.calls = []

        new.addSubview(child)

        #expect(
            log.calls == [
                "old will remove child", "child will superview new", "child did superview", "new did add child",
            ])
        #expect(old.subviews.isEmpty && new.subviews == [child])
        #expect(new.layer.sublayers?.count == 1 && old.layer.sublayers == nil)
    }

    @Test func aSubviewReceivesItsWindowCallbacksOnce() {
        device.show(root)
        let outer = view("outer")
        let inner = view("inner")
        outer.addSubview(inner)
        log.calls = []

        root.view.addSubview(outer)
        outer.removeFromSuperview()

        #expect(
            log.calls.filter { $0.hasPrefix("inner") } == [
                "inner will window", "inner did window", "inner will no window", "inner did no window",
            ])
        #expect(inner.window == nil)
    }

    // MARK: Changes inside the callbacks

    @Test func aSiblingRemovedInDidMoveToWindowHasNoWindow() {
        device.show(root)
        let outer = view("outer")
        let first = view("first")
        let second = view("second")
        outer.addSubview(first)
        outer.addSubview(second)
        first.onDidMoveToWindow = { second.removeFromSuperview() }

        root.view.addSubview(outer)

        #expect(second.superview == nil && second.window == nil)
        #expect(outer.subviews == [first])
        #expect(outer.window === device.window)
    }

    @Test func aViewCanRemoveItselfInDidMoveToWindow() {
        device.show(root)
        let child = view("child")
        child.onDidMoveToWindow = { if child.window != nil { child.removeFromSuperview() } }

        root.view.addSubview(child)

        #expect(child.superview == nil && child.window == nil)
        #expect(root.view.subviews.isEmpty)
        #expect(log.calls.filter { $0 == "child did superview" }.count == 1)
    }

    @Test func anAddSubviewInWillMoveToSuperviewIsOverriddenByTheOuterOne() {
        device.show(root)
        let first = view("first")
        let second = view("second")
        let child = view("child")
        child.onWillMoveToSuperview = { [unowned child] in
            child.onWillMoveToSuperview = nil
            second.addSubview(child)
        }

        first.addSubview(child)

        #expect(child.superview === first)
        #expect(second.subviews.isEmpty && first.subviews == [child])
    }

    @Test func aSubviewAddedDuringLayoutIsLaidOutInTheSamePass() {
        device.show(root)
        let parent = view("parent")
        let child = view("child")
        parent.onLayout = { if child.superview == nil { parent.addSubview(child) } }
        root.view.addSubview(parent)

        parent.layoutIfNeeded()

        #expect(child.layouts == 1)
        #expect(!parent.layer.needsLayout())
    }

    @Test func layoutIfNeededIncludesLayoutRequestedByASubview() {
        device.show(root)
        let parent = view("parent")
        let child = view("child")
        parent.addSubview(child)
        child.onLayout = { if child.layouts == 1 { parent.setNeedsLayout() } }

        parent.layoutIfNeeded()

        #expect(parent.layouts == 2)
        #expect(!parent.layer.needsLayout())
    }

    // MARK: Order of subviews

    @Test func everyWayOfInsertingKeepsViewsAndLayersInStep() {
        device.show(root)
        let parent = UIView()
        let views = (0..<5).map { _ in UIView() }
        views.prefix(3).forEach(parent.addSubview)

        parent.insertSubview(views[3], at: 99)
        parent.insertSubview(views[4], aboveSubview: views[0])
        parent.insertSubview(views[0], at: 2)
        parent.sendSubviewToBack(views[3])
        parent.exchangeSubview(at: 0, withSubviewAt: 4)
        parent.insertSubview(views[1], belowSubview: views[1])

        #expect(parent.subviews == [2, 4, 1, 0, 3].map { views[$0] })
        #expect(
            parent.layer.sublayers?.map { ObjectIdentifier($0) } == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test func aViewCannotBeAddedToItselfOrItsDescendants() {
        device.show(root)
        device.recordsMisuses = true
        let outer = view("outer")
        let inner = view("inner")
        outer.addSubview(inner)

        inner.addSubview(outer)
        outer.addSubview(outer)

        #expect(device.misuses.count == 2)
        #expect(outer.superview == nil && outer.subviews == [inner])
    }

    // MARK: The keyboard

    @Test func removingAViewResignsFirstResponder() {
        device.show(root)
        let holder = view("holder")
        holder.takesKeyboard = true
        let outer = UIView()
        outer.addSubview(holder)
        root.view.addSubview(outer)
        #expect(holder.becomeFirstResponder())

        outer.removeFromSuperview()

        #expect(log.calls.contains("holder resigns"))
        #expect(!holder.isFirstResponder)
        root.view.addSubview(outer)
        #expect(!holder.isFirstResponder)
    }
}

@MainActor private final class CallLog {
    var calls: [String] = []
}

@MainActor private final class NamedView: UIView {
    private let name: String
    private let log: CallLog
    var onDidMoveToWindow: (() -> Void)?
    var onWillMoveToSuperview: (() -> Void)?
    var onLayout: (() -> Void)?
    var layouts = 0
    var takesKeyboard = false

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("will superview \((newSuperview as? NamedView)?.name ?? (newSuperview == nil ? "nil" : "other"))")
        onWillMoveToSuperview?()
    }
    override func didMoveToSuperview() { note("did superview") }
    override func willMove(toWindow newWindow: UIWindow?) { note(newWindow == nil ? "will no window" : "will window") }
    override func didMoveToWindow() {
        note(window == nil ? "did no window" : "did window")
        onDidMoveToWindow?()
    }
    override func didAddSubview(_ subview: UIView) { note("did add \((subview as? NamedView)?.name ?? "other")") }
    override func willRemoveSubview(_ subview: UIView) {
        note("will remove \((subview as? NamedView)?.name ?? "other")")
    }
    override func layoutSubviews() {
        layouts += 1
        onLayout?()
    }
    override var canBecomeFirstResponder: Bool { takesKeyboard }
    override func resignFirstResponder() -> Bool {
        note("resigns")
        return super.resignFirstResponder()
    }
}
