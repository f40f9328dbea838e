import CoreGraphics
import UIKitCore

/// Expectations about a view.
extension ExpectationKind {
    static let target = ExpectationKind(
        "TARGET visible|gone|enabled|disabled|selected|unselected|focused, expect TARGET text \"TEXT\""
    ) { reader throws(SyntaxProblem) in
        let target = try reader.target()
        if reader.skip("text") { return .text(target, try reader.string("the expected text")) }
        return .state(target, try reader.choice("what to expect"))
    }

    static let frame = ExpectationKind("frame TARGET X Y W H") { reader throws(SyntaxProblem) in
        let target = try reader.target()
        let origin = try reader.point()
        let width = try reader.amount("a width")
        let height = try reader.amount("a height")
        return .frame(target, CGRect(origin: origin, size: CGSize(width: width, height: height)))
    }
}

extension Step.Expectation {
    /// The largest error of each value of a frame, in points.
    private static let frameTolerance: CGFloat = 0.5

    /// What is expected of a view.
    package enum State: String, CaseIterable, Sendable {
        case visible, gone, enabled, disabled, selected, unselected, focused
    }

    /// The view is in `state`.
    package static func state(_ target: ElementQuery, _ state: State) -> Step.Expectation {
        Step.Expectation(target.spelling, state.rawValue) { context throws(StepFailure) in
            let finder = ElementFinder(context.system)
            switch state {
            case .gone: try finder.checkIsGone(target)
            case .visible: _ = try finder.view(target)
            case .enabled:
                guard try finder.view(target).view.isEnabledTarget else { throw StepFailure("\(target) is disabled") }
            case .disabled:
                guard try !finder.view(target).view.isEnabledTarget else { throw StepFailure("\(target) is enabled") }
            case .selected:
                guard try finder.view(target).view.isSelectedTarget else {
                    throw StepFailure("\(target) is not selected")
                }
            case .unselected:
                guard try !finder.view(target).view.isSelectedTarget else { throw StepFailure("\(target) is selected") }
            case .focused: try finder.view(target).view.checkIsFocused(target, in: context.system)
            }
        }
    }

    /// The view shows exactly this text.
    package static func text(_ target: ElementQuery, _ text: String) -> Step.Expectation {
        Step.Expectation(target.spelling, "text", quoted(text)) { context throws(StepFailure) in
            let match = try ElementFinder(context.system).view(target)
            guard let shown = match.view.shownText else {
                throw StepFailure("\(target) shows no text; it is \(match.description)")
            }
            guard text.isSameName(as: shown) else {
                throw StepFailure("\(target) shows \(quoted(shown)) instead of \(quoted(text))")
            }
        }
    }

    /// The view has this frame, in points of its window, each value within 0.5.
    package static func frame(_ target: ElementQuery, _ frame: CGRect) -> Step.Expectation {
        Step.Expectation(
            "frame", target.spelling, coordinates(frame.origin), plain(frame.width), plain(frame.height)
        ) { context throws(StepFailure) in
            let actual = try ElementFinder(context.system).view(target).frame
            let differences = [
                actual.minX - frame.minX, actual.minY - frame.minY, actual.width - frame.width,
                actual.height - frame.height,
            ]
            guard differences.allSatisfy({ abs($0) <= frameTolerance }) else {
                throw StepFailure("\(target) fills \(plain(actual)) instead of \(plain(frame))")
            }
        }
    }
}

extension ElementFinder {
    fileprivate func checkIsGone(_ target: ElementQuery) throws(StepFailure) {
        if let match = try? view(target) {
            throw StepFailure("\(target) is still there: \(match.description)")
        }
        let others = matches(target)
        // Too few matches for the ordinal meet the expectation; several matches without an ordinal do not.
        guard others.isEmpty || target.hasOrdinal else {
            let list = others.map(\.description).joined(separator: ", ")
            throw StepFailure("\(target) is still there: \(list)")
        }
    }
}

extension UIView {
    fileprivate var isEnabledTarget: Bool {
        enclosingControl?.isEnabled ?? !accessibilityTraits.contains(.notEnabled)
    }

    fileprivate var isSelectedTarget: Bool {
        accessibilityTraits.contains(.selected) || enclosingControl?.isSelected == true
            || enclosingCell?.isSelected == true
    }

    fileprivate func checkIsFocused(_ target: ElementQuery, in system: UIKitSystem) throws(StepFailure) {
        let responder = FirstResponder.find(in: system)
        if let responder, let focused = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
            focused.isDescendant(of: self)
        {
            return
        }
        throw StepFailure("\(target) is not focused; \(FirstResponder.name(of: responder) ?? "nothing") is")
    }
}

extension ElementQuery {
    fileprivate var hasOrdinal: Bool {
        switch self {
        case .text(_, let ordinal), .identifier(_, let ordinal): ordinal != nil
        case .point: false
        }
    }
}
