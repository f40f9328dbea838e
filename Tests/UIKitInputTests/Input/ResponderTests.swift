import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct ResponderTests {
    private let device = TestDevice(.iPhone14)
    private let root = UIViewController()

    @Test func theChainLeadsFromAViewToTheApplication() throws {
        device.show(root)
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        root.view.addSubview(outer)

        var chain: [UIResponder] = [inner]
        while let next = chain.last?.next { chain.append(next) }

        let window = device.window
        let scene = try #require(window.windowScene)
        #expect(chain == [inner, outer, root.view, root, window, scene, device.application])
    }

    @Test func aChildsChainGoesThroughItsParentsView() {
        device.show(root)
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)

        #expect(child.view.next === child)
        #expect(child.next === root.view)
    }

    // MARK: Actions without a target

    @Test func anActionWithoutATargetGoesToTheFirstResponderFirst() {
        device.show(root)
        let focused = Saver()
        let control = UIControl()
        focused.takesKeyboard = true
        let around = Saver()
        root.view.addSubview(focused)
        root.view.addSubview(around)
        around.addSubview(control)
        control.addTarget(nil, action: Saver.selector, for: .touchUpInside)

        control.sendActions(for: .touchUpInside)
        #expect(around.saves == 1)
        focused.becomeFirstResponder()
        control.sendActions(for: .touchUpInside)

        #expect(focused.saves == 1 && around.saves == 1)
        #expect(device.application.sendAction(Saver.selector, to: nil, from: nil, for: nil))
        #expect(focused.saves == 2)
    }

    @Test func sendActionReturnsWhetherATargetWasFound() {
        device.show(root)
        #expect(!device.application.sendAction(Saver.selector, to: nil, from: root.view, for: nil))
        #expect(device.application.sendAction(Saver.selector, to: Saver(), from: nil, for: nil))
    }

    // MARK: Keys

    @Test func aKeyThatIsHeldBeginsOnce() {
        let fixture = TouchFixture()
        let view = fixture.add(KeyView(), 0, 0, 10, 10)
        view.becomeFirstResponder()

        for isDown in [true, true, true, false, false] {
            fixture.system.frameLoop.receive(.key(KeyStroke(name: "a"), isDown: isDown, time: fixture.host.clock.now))
            fixture.host.advance(by: 0.02)
        }

        #expect(view.calls == ["began", "ended"])
    }
}

private final class Saver: UIView {
    var saves = 0
    var takesKeyboard = false
    override var canBecomeFirstResponder: Bool { takesKeyboard }
    func save() { saves += 1 }
    static let selector = Selector("save", Saver.save)
}

private final class KeyView: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("began") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { calls.append("ended") }
}
