import CoreGraphics
import Driving
import UIKitCore

/// What a test expects of the screen as it is now. Nothing waits: settle first.
extension TestDevice {
    /// What can be expected of a view.
    public enum State: String, CaseIterable, Sendable {
        /// It is found, and it is the only one.
        case visible
        /// Nothing of that name is shown.
        case gone
        /// It and the control around it take touches.
        case enabled
        /// It, or the control around it, is disabled.
        case disabled
        /// It, or something in it, is first responder.
        case focused
    }

    /// Throws unless `target` is in `state`.
    ///
    /// - Parameter state: Default `.visible`.
    public func expect(
        _ target: TestTarget, is state: State = .visible, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            guard let wanted = Step.Expectation.State(rawValue: state.rawValue) else {
                preconditionFailure("Scripts know no state \(state.rawValue); Step.Expectation.State must list it.")
            }
            try perform(Self.step(.expect(.state(try named(target), wanted))))
        }
    }

    /// Throws unless `target` shows exactly this text.
    public func expect(
        _ target: TestTarget, showsText text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.expect(.text(try named(target), text))))
        }
    }

    /// Throws unless `target` fills `frame` (points of its window, y down), each number within 0.5.
    public func expect(
        _ target: TestTarget, fills frame: CGRect, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.expect(.frame(try named(target), frame))))
        }
    }

    /// Throws unless exactly `count` presentations are there, whatever their phase.
    ///
    /// An overlay that UIKit does not present counts as well: a view that says `accessibilityViewIsModal`, such as a
    /// ready-made dialog of Velarium, in a window of its own or not.
    public func expectPresentations(
        _ count: Int, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.expect(.presentations(count))))
        }
    }

    /// Throws unless the topmost presentation has become `style`, by the name that the dump gives it. An overlay that UIKit
    /// does not present goes by its class.
    public func expectStyle(
        _ style: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.expect(.style(style))))
        }
    }

    /// Throws unless the topmost popover's arrow points in `direction`, its tip within 1 point of `tip` (points of the
    /// window, y down).
    ///
    /// - Parameter direction: One of up, down, left and right.
    public func expectArrow(
        _ direction: UIPopoverArrowDirection, at tip: CGPoint, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            guard let wanted = direction.name.flatMap(Step.Expectation.Direction.init) else {
                throw TestFailure("an arrow points up, down, left or right, not in direction \(direction.rawValue)")
            }
            try perform(Self.step(.expect(.arrow(wanted, tip: tip))))
        }
    }

    /// The view that `target` means. Throws when there is none, or more than one.
    public func view(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) -> UIView {
        try called(from: fileID, line) { () throws(TestFailure) -> UIView in
            switch target.kind {
            case .view(let view): return view
            case .named(let name):
                system.activate()
                host.advance(by: 0)
                do throws(StepFailure) {
                    return try TargetFinder(system).view(name).view
                } catch {
                    throw TestFailure(error)
                }
            }
        }
    }

    private func named(_ target: TestTarget) throws(TestFailure) -> Target {
        switch target.kind {
        case .named(let name): return name
        case .view(let view):
            throw TestFailure("expectations name what a person sees; read \(className(of: view)) itself instead")
        }
    }
}
