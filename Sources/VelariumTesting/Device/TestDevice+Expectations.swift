import CoreGraphics
import Driving
import UIKitCore

/// Expectations about the current screen. They do not wait: call `settle()` first.
extension TestDevice {
    /// A state that a view can be expected to have.
    public enum State: String, CaseIterable, Sendable {
        /// Exactly one view matches.
        case visible
        /// No view matches.
        case gone
        /// The view and its enclosing control are enabled.
        case enabled
        /// The view or its enclosing control is disabled.
        case disabled
        /// The view or its enclosing control is selected: a check mark in a menu, a segment, a chosen row.
        case selected
        /// The view and its enclosing control are not selected.
        case unselected
        /// The view or one inside it is first responder.
        case focused
    }

    /// Throws unless `target` is in `state`. Default `.visible`.
    public func expect(
        _ target: TestTarget, is state: State = .visible, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            guard let requested = Step.Expectation.State(rawValue: state.rawValue) else {
                preconditionFailure("Scripts have no state \(state.rawValue); Step.Expectation.State must list it.")
            }
            try performer.perform(.expect(.state(try elementQuery(for: target), requested)))
        }
    }

    /// Throws unless `target` shows exactly this text.
    public func expect(
        _ target: TestTarget, showsText text: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.expect(.text(try elementQuery(for: target), text)), fileID: fileID, line: line)
    }

    /// Throws unless the frame of `target` is `frame` (points of its window, y down), each value within 0.5.
    public func expect(
        _ target: TestTarget, fills frame: CGRect, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.expect(.frame(try elementQuery(for: target), frame)), fileID: fileID, line: line)
    }

    /// Throws unless there are exactly `count` presentations, in any phase.
    ///
    /// Overlays that UIKit does not present also count: views with `accessibilityViewIsModal`, such as Velarium's
    /// ready-made dialogs, in a window of their own or not.
    public func expectPresentations(
        _ count: Int, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.expect(.presentations(count)), fileID: fileID, line: line)
    }

    /// Throws unless the topmost presentation has this style, by its name in `dump()`. The name of an overlay that
    /// UIKit does not present is its class.
    public func expectStyle(
        _ style: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.expect(.style(style)), fileID: fileID, line: line)
    }

    /// Throws unless the topmost popover's arrow points in `direction` with its tip within 1 point of `tip` (points of
    /// the window, y down).
    ///
    /// - Parameter direction: One of up, down, left and right.
    public func expectArrow(
        _ direction: UIPopoverArrowDirection, at tip: CGPoint, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            guard let requested = direction.name.flatMap(Step.Expectation.Direction.init) else {
                throw TestFailure("an arrow points up, down, left or right, not in direction \(direction.rawValue)")
            }
            try performer.perform(.expect(.arrow(requested, tip: tip)))
        }
    }

    /// Throws unless assistive technology reads exactly these labels, in this order, in the frontmost overlay, or in the
    /// frontmost window without one.
    public func expectOrder(
        _ labels: [String], fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.expect(.order(labels)), fileID: fileID, line: line)
    }

    /// Returns the view that `target` matches. Throws if there is none or more than one.
    public func view(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) -> UIView {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) -> UIView in
            switch target.kind {
            case .view(let view): return view
            case .query(let name):
                system.activate()
                host.advance(by: 0)
                do throws(StepFailure) {
                    return try ElementFinder(system).view(name).view
                } catch {
                    throw TestFailure(error)
                }
            }
        }
    }

    private func elementQuery(for target: TestTarget) throws(TestFailure) -> ElementQuery {
        switch target.kind {
        case .query(let name): return name
        case .view(let view):
            throw TestFailure(
                "expectations need a text, an identifier or a point; inspect \(className(of: view)) directly instead")
        }
    }
}
