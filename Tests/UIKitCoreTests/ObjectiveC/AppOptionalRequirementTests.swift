import Foundation
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite struct AppOptionalRequirementTests {
    /// As the rewriter writes `@objc protocol` with `optional` requirements.
    @MainActor fileprivate protocol Listener: AnyObject {
        func didTap(_ name: String)
        func limit(for name: String) -> Int
        func title(_ name: String) -> String
        func view(_ name: String) -> UIView
        func anything() -> Any
        func other() -> (any Listener)?
    }

    private final class Nothing: Listener {}

    private final class Everything: Listener {
        private(set) var taps: [String] = []
        weak var next: (any Listener)?
        let shown = UIView()

        func didTap(_ name: String) {
            taps.append(name)
            // Forwarding to an object without the method does not make this one look unimplemented.
            _OptionalRequirement.result(of: "didTap(_:)", next?.didTap(name))
        }
        func limit(for name: String) -> Int {
            _OptionalRequirement.result(of: "limit(for:)", next?.limit(for: name)) ?? name.count
        }
        func title(_ name: String) -> String { name }
        func view(_ name: String) -> UIView { shown }
        func anything() -> Any { 3 }
        func other() -> (any Listener)? { self }
    }

    @Test func aMissingMethodGivesNilWhateverItsResultIs() {
        let listener: (any Listener)? = Nothing()

        #expect(_OptionalRequirement.result(of: "didTap(_:)", listener?.didTap("a")) == nil)
        #expect(_OptionalRequirement.result(of: "limit(for:)", listener?.limit(for: "a")) == nil)
        #expect(_OptionalRequirement.result(of: "title(_:)", listener?.title("a")) == nil)
        #expect(_OptionalRequirement.result(of: "view(_:)", listener?.view("a")) == nil)
        #expect(_OptionalRequirement.result(of: "anything()", listener?.anything()) == nil)
        #expect(_OptionalRequirement.result(of: "other()", listener?.other()) == nil)
    }

    /// As in Objective-C: `listener?.other?()` of a method with an optional result is optional once.
    @Test func anOptionalResultStaysOptionalOnce() {
        let (nothing, everything): ((any Listener)?, (any Listener)?) = (Nothing(), Everything())

        let missing = _OptionalRequirement.result(of: "other()", nothing?.other())
        let found = _OptionalRequirement.result(of: "other()", everything?.other())

        #expect(type(of: missing) == (any Listener)?.self && missing == nil)
        #expect(found === everything)
    }

    @Test func anImplementedMethodGivesItsResultAlsoWhenItCallsAMissingOne() {
        let nothing = Nothing()
        let everything = Everything()
        everything.next = nothing
        let listener: (any Listener)? = everything

        #expect(_OptionalRequirement.result(of: "didTap(_:)", listener?.didTap("a")) != nil)
        #expect(_OptionalRequirement.result(of: "limit(for:)", listener?.limit(for: "abc")) == 3)
        #expect(_OptionalRequirement.result(of: "title", listener?.title("b")) == "b")
        #expect(_OptionalRequirement.result(of: "view(_:)", listener?.view("a")) === everything.shown)
        #expect(everything.taps == ["a"])
    }

    @Test func withoutAnObjectNothingIsCalled() {
        let listener: (any Listener)? = nil

        #expect(_OptionalRequirement.result(of: "limit(for:)", listener?.limit(for: "a")) == nil)
    }

    @Test func aMissingMethodOfUIKitsDelegatesGivesWhatUIKitAssumes() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate: (any UIGestureRecognizerDelegate)? = Delegate()
        let tap = UITapGestureRecognizer()

        let answer = _OptionalRequirement.result(
            of: "gestureRecognizerShouldBegin(_:)", delegate?.gestureRecognizerShouldBegin(tap))

        #expect(answer == true)
    }
}

extension AppOptionalRequirementTests.Listener {
    fileprivate func didTap(_ name: String) { _OptionalRequirement.skip("didTap(_:)") }
    fileprivate func limit(for name: String) -> Int { _OptionalRequirement.skipped("limit(for:)") }
    fileprivate func title(_ name: String) -> String { _OptionalRequirement.skipped("title(_:)") }
    fileprivate func view(_ name: String) -> UIView { _OptionalRequirement.skipped("view(_:)") }
    fileprivate func anything() -> Any { _OptionalRequirement.skipped("anything()") }
    fileprivate func other() -> (any AppOptionalRequirementTests.Listener)? { _OptionalRequirement.skipped("other()") }
}
