import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SelectorTests {
    @Test func equalityIsByName() {
        #expect(Selector("tap:", Target.tapWithSender) == Selector("tap:"))
        #expect(Selector("tap", Target.tap) != Selector("tap:", Target.tapWithSender))
        #expect(Set([Selector("a"), Selector("a"), "b"]).count == 2)
        #expect("\(Selector("tap:", Target.tapWithSender))" == "tap:")
    }

    @Test func methodsOfNoneOneAndTwoArgumentsAreCalled() {
        let target = Target()
        let button = UIButton()
        let selectors = [
            Selector("tap", Target.tap), Selector("tap:", Target.tapWithSender), Selector("any:", Target.tapWithAny),
            Selector("tap:for:", Target.tapWithEvent), Selector("answer", Target.answer),
        ]

        let answers = selectors.map { $0.send(to: target, from: button, for: nil) }

        #expect(answers == [true, true, true, true, true])
        #expect(target.calls == ["tap", "tap: UIButton", "any: UIButton", "tap:for: UIButton nil", "answer"])
    }

    @Test func anOverrideIsCalled() {
        let target = SpecialTarget()

        #expect(Selector("tap", Target.tap).send(to: target, from: nil, for: nil))

        #expect(target.calls == ["special tap"])
    }

    @Test func aMethodOfAClassWithoutTheMainActorIsCalled() {
        let target = PlainTarget()

        #expect(Selector("hit:", PlainTarget.hit).send(to: target, from: UIButton(), for: nil))

        #expect(target.hits == 1)
    }

    @Test func otherClassesAndUnknownNamesAreRefused() {
        #expect(!Selector("tap", Target.tap).send(to: PlainTarget(), from: nil, for: nil))
        #expect(!Selector("nobodysName").send(to: Target(), from: nil, for: nil))
    }

    @Test func aBareNameResolvesToTheRegisteredMethod() {
        let target = SpecialTarget()
        _ = Selector("tapByName", Target.tap)

        #expect(Selector("tapByName").send(to: target, from: nil, for: nil))
        #expect(!Selector("tapByName").send(to: PlainTarget(), from: nil, for: nil))

        #expect(target.calls == ["special tap"])
    }

    @Test func aMissingSenderReachesAnOptionalArgumentAsNil() {
        let target = Target()

        #expect(Selector("any:", Target.tapWithAny).send(to: target, from: nil, for: nil))

        #expect(target.calls == ["any: nil"])
    }

    /// Objective-C passes a pointer: `#selector(UIView.endEditing(_:))` is the action of many buttons.
    @Test func aBoolIsTrueForAnySenderAndFalseWithoutOne() {
        let target = Target()
        let flag = Selector("flag:", Target.takeFlag)
        let flags = Selector("setEditing:animated:", Target.takeFlags)

        _ = flag.send(to: target, from: UIButton(), for: nil)
        _ = flag.send(to: target, from: nil, for: nil)
        _ = flag.send(to: target, from: false, for: nil)
        _ = flags.perform(on: target, UIButton(), "an event")
        _ = flags.send(to: target, from: UIButton(), for: nil)

        #expect(target.calls == ["flag true", "flag false", "flag false", "flags true true", "flags true false"])
    }

    @Test func anotherTypeOfSenderIsAMisuseThatNamesBoth() {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.show(UIViewController())

        let isDone = Selector("tap:", Target.tapWithSender).send(to: Target(), from: UITapGestureRecognizer(), for: nil)

        #expect(isDone)
        #expect(
            device.misuses.map(\.message) == [
                "tap:: expects a sender of type UIControl, but the sender is a UITapGestureRecognizer. "
                    + "Declare the parameter as that type or `Any?`."
            ])
    }
}

@MainActor private class Target: NSObject {
    var calls: [String] = []

    func tap() { calls.append("tap") }
    func tapWithSender(_ sender: UIControl) { calls.append("tap: \(type(of: sender))") }
    func tapWithAny(_ sender: Any?) { calls.append("any: " + (sender.map { "\(type(of: $0))" } ?? "nil")) }
    func tapWithEvent(_ sender: UIControl, for event: UIEvent?) {
        calls.append("tap:for: \(type(of: sender)) " + (event == nil ? "nil" : "event"))
    }
    func takeFlag(_ flag: Bool) { calls.append("flag \(flag)") }
    func takeFlags(_ first: Bool, animated second: Bool) { calls.append("flags \(first) \(second)") }
    func answer() -> Int {
        calls.append("answer")
        return 42
    }
}

private final class SpecialTarget: Target {
    override func tap() { calls.append("special tap") }
}

private final class PlainTarget {
    var hits = 0

    func hit(_ sender: Any?) { hits += 1 }
}
