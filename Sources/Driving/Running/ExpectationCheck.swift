import CoreGraphics
import Foundation
import UIKitCore

/// Checks an `expect` step; throws with the actual state when it differs.
@MainActor
struct ExpectationCheck {
    /// The largest error of an arrow's tip, in points.
    private static let tipTolerance: CGFloat = 1
    /// The largest error of each value of a frame, in points.
    private static let frameTolerance: CGFloat = 0.5

    let context: StepContext

    private var system: UIKitSystem { context.system }

    /// Throws unless `expectation` is met.
    func check(_ expectation: Step.Expectation) throws(StepFailure) {
        switch expectation {
        case .state(let target, let state): try check(target, is: state)
        case .text(let target, let text): try check(target, shows: text)
        case .presentations(let count): try checkPresentations(count)
        case .style(let name): try checkStyle(name)
        case .arrow(let direction, let tip): try checkArrow(direction, tip)
        case .frame(let target, let frame): try check(target, fills: frame)
        case .picture(let file): try PictureFiles(folder: context.folder).compare(context.pixels, with: file)
        case .order(let labels): try checkOrder(labels)
        }
    }

    // MARK: Targets

    private func check(_ target: ElementQuery, is state: Step.Expectation.State) throws(StepFailure) {
        let finder = ElementFinder(system)
        switch state {
        case .gone:
            if let match = try? finder.view(target) {
                throw StepFailure("\(target) is still there: \(match.description)")
            }
            let others = finder.matches(target)
            // Too few matches for the ordinal meet the expectation; several matches without an ordinal do not.
            guard others.isEmpty || target.hasOrdinal else {
                let list = others.map(\.description).joined(separator: ", ")
                throw StepFailure("\(target) is still there: \(list)")
            }
        case .visible: _ = try finder.view(target)
        case .enabled:
            guard isEnabled(try finder.view(target).view) else { throw StepFailure("\(target) is disabled") }
        case .disabled:
            guard !isEnabled(try finder.view(target).view) else { throw StepFailure("\(target) is enabled") }
        case .selected:
            guard isSelected(try finder.view(target).view) else { throw StepFailure("\(target) is not selected") }
        case .unselected:
            guard !isSelected(try finder.view(target).view) else { throw StepFailure("\(target) is selected") }
        case .focused: try checkFocus(finder.view(target).view, target)
        }
    }

    private func isEnabled(_ view: UIView) -> Bool {
        view.enclosingControl?.isEnabled ?? !view.accessibilityTraits.contains(.notEnabled)
    }

    private func isSelected(_ view: UIView) -> Bool {
        view.accessibilityTraits.contains(.selected) || view.enclosingControl?.isSelected == true
            || view.enclosingCell?.isSelected == true
    }

    private func checkFocus(_ view: UIView, _ target: ElementQuery) throws(StepFailure) {
        let holder = FirstResponder.find(in: system)
        if let holder, let focused = holder as? UIView ?? (holder as? UIViewController)?.viewIfLoaded,
            focused.isDescendant(of: view)
        {
            return
        }
        throw StepFailure("\(target) is not focused; \(FirstResponder.name(of: holder) ?? "nothing") is")
    }

    private func check(_ target: ElementQuery, shows text: String) throws(StepFailure) {
        let match = try ElementFinder(system).view(target)
        guard let shown = match.view.shownText else {
            throw StepFailure("\(target) shows no text; it is \(match.description)")
        }
        guard text.isSameName(as: shown) else {
            throw StepFailure("\(target) shows \(quoted(shown)) instead of \(quoted(text))")
        }
    }

    private func check(_ target: ElementQuery, fills frame: CGRect) throws(StepFailure) {
        let actual = try ElementFinder(system).view(target).frame
        let differences = [
            actual.minX - frame.minX, actual.minY - frame.minY, actual.width - frame.width,
            actual.height - frame.height,
        ]
        guard differences.allSatisfy({ abs($0) <= Self.frameTolerance }) else {
            throw StepFailure("\(target) fills \(plain(actual)) instead of \(plain(frame))")
        }
    }

    private func checkOrder(_ labels: [String]) throws(StepFailure) {
        let actual = AccessibilityOrder.labels(in: system)
        guard actual == labels else {
            let list = actual.isEmpty ? "nothing" : actual.map(quoted).joined(separator: " ")
            throw StepFailure("the reading order is \(list) instead of \(labels.map(quoted).joined(separator: " "))")
        }
    }

    // MARK: Presentations

    private var nameOfAll: String {
        let overlays = ShownOverlay.all(in: system)
        guard !overlays.isEmpty else { return "nothing is presented" }
        let names = overlays.map { overlay in
            switch overlay {
            case .presentation: "\(overlay.name) (\(overlay.effectiveStyle), \(overlay.phase))"
            case .modalView: "\(overlay.name) (\(overlay.because), \(overlay.phase))"
            }
        }
        return "presented: " + names.joined(separator: ", ")
    }

    private func checkPresentations(_ count: Int) throws(StepFailure) {
        let actual = ShownOverlay.all(in: system).count
        guard actual == count else {
            throw StepFailure("there are \(actual) presentations instead of \(count); \(nameOfAll)")
        }
    }

    private func checkStyle(_ name: String) throws(StepFailure) {
        // No presentation style has one of these names, so they can only mean the system's style.
        if let wanted = Step.Style(rawValue: name) {
            let actual: Step.Style = system.screen.style == .dark ? .dark : .light
            guard actual == wanted else {
                throw StepFailure("the system's style is \(actual.rawValue) instead of \(name)")
            }
            return
        }
        guard let top = ShownOverlay.all(in: system).last else {
            throw StepFailure("no presentation has the style \(name); nothing is presented")
        }
        guard top.effectiveStyle == name else {
            throw StepFailure(
                "\(top.name) has the style \(top.effectiveStyle) instead of \(name): \(top.because)"
            )
        }
    }

    private func checkArrow(_ direction: Step.Expectation.Direction, _ tip: CGPoint) throws(StepFailure) {
        let record = system.presentations.last { $0.arrowTip != nil }
        guard let record, let actual = record.arrowTip, let name = record.arrowDirection?.name else {
            throw StepFailure("no presentation has an arrow; \(nameOfAll)")
        }
        let isNear = abs(actual.x - tip.x) <= Self.tipTolerance && abs(actual.y - tip.y) <= Self.tipTolerance
        guard name == direction.rawValue, isNear else {
            throw StepFailure(
                "the arrow points \(name) at \(plain(actual)) instead of \(direction.rawValue) at \(plain(tip))")
        }
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
