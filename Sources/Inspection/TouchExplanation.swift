import CoreGraphics
import Driving
import UIKitCore

/// Why a touch at a point goes where it goes, and what would react to it.
///
///     TouchExplanation(of: CGPoint(x: 200, y: 400), in: system).text
@MainActor package struct TouchExplanation {
    /// Why a view below the finger does not get the touch.
    package enum Obstacle: Equatable {
        /// The view, or the superview that is named, is hidden.
        case hidden(UIView)
        /// Its alpha is below 0.01.
        case transparent(UIView)
        /// Its `isUserInteractionEnabled` is false.
        case ignoresTouches(UIView)
        /// The point is outside of the bounds of this superview, which passes on only touches inside.
        case outside(UIView)
        /// Its `hitTest(_:with:)` returns nil: by an animation without `allowUserInteraction`, or overridden.
        case refuses(UIView)
        /// This view is in front of it.
        case covered(UIView)
    }

    /// A view whose bounds contain the point, and that would react to a touch.
    package struct Candidate {
        package let view: UIView
        package let obstacle: Obstacle
    }

    /// In points of the screen.
    package let point: CGPoint
    /// The view that gets the touch; nil if no view does.
    package let receiver: UIView?
    /// The controls and the views with recognizers that are at the point and do not get the touch, front to back.
    package let candidates: [Candidate]
    /// The recognizers that see the touch, innermost first.
    package let recognizers: [UIGestureRecognizer]

    /// - Parameter point: In points of the screen of `system`.
    package init(of point: CGPoint, in system: UIKitSystem) {
        self.point = point
        let receiver = system.frameLoop.hitTest(point)
        self.receiver = receiver
        recognizers = receiver?.chain.flatMap { $0.gestureRecognizers ?? [] } ?? []
        var search = CandidateSearch(receiver: receiver)
        for window in system.windowsWithKeyboard.reversed() {
            search.visit(window, at: window.convertFromScreenPoint(point), obstacle: nil)
        }
        candidates = search.candidates
    }

    /// The explanation in sentences, one a line.
    package var text: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let location = "(\(plain(point.x)), \(plain(point.y)))"
        guard let receiver else {
            return ["No view gets a touch at \(location)."] + candidates.map(\.sentence)
        }
        return ["A touch at \(location) goes to \(receiver.inspectedName)."] + reactions(of: receiver)
            + candidates.map(\.sentence)
    }

    /// What happens when the receiver is tapped.
    private func reactions(of receiver: UIView) -> [String] {
        var lines: [String] = []
        if let control = receiver.chain.lazy.compactMap({ $0 as? UIControl }).first {
            if control !== receiver {
                lines.append(
                    "\(control.inspectedName) around it is a control, but gets no touch that another view gets.")
            } else if !control.isEnabled {
                lines.append("\(control.inspectedName) is disabled (isEnabled is false): it sends no action.")
            } else if control.allControlEvents.isEmpty, !control.showsMenuAsPrimaryAction {
                lines.append("\(control.inspectedName) has no action and no target.")
            }
        }
        let (enabled, disabled) = (recognizers.filter(\.isEnabled), recognizers.filter { !$0.isEnabled })
        for recognizer in enabled {
            lines.append("\(recognizer.inspectedName) sees it.")
        }
        for recognizer in disabled {
            lines.append("\(recognizer.inspectedName) is disabled (isEnabled is false).")
        }
        if enabled.isEmpty, !(receiver is UIControl) {
            lines.append("No recognizer sees it, and \(className(of: receiver)) is no control.")
        }
        return lines
    }
}

@MainActor extension TouchExplanation.Candidate {
    fileprivate var sentence: String {
        let name = view.inspectedName
        func own(_ other: UIView, _ what: String) -> String {
            other === view
                ? "\(name) does not get it: it \(what)." : "\(name) does not get it: \(other.inspectedName) \(what)."
        }
        switch obstacle {
        case .hidden(let other): return own(other, "is hidden (isHidden is true)")
        case .transparent(let other): return own(other, "is transparent (alpha is \(plain(other.alpha)), below 0.01)")
        case .ignoresTouches(let other): return own(other, "ignores touches (isUserInteractionEnabled is false)")
        case .outside(let other):
            return "\(name) does not get it: the point is outside of \(other.inspectedName), in which it is."
        case .refuses(let other):
            return own(
                other,
                other.layer.animationKeys()?.isEmpty == false
                    ? "is animated without the option allowUserInteraction" : "returns nil from hitTest(_:with:)")
        case .covered(let other): return "\(name) does not get it: \(other.inspectedName) is in front of it."
        }
    }
}

/// Collects the views at a point that would react to a touch.
@MainActor private struct CandidateSearch {
    let receiver: UIView?
    var candidates: [TouchExplanation.Candidate] = []
    /// More levels than an app nests views.
    private static let deepestLevel = 500
    private var level = 0

    init(receiver: UIView?) {
        self.receiver = receiver
    }

    /// - Parameters:
    ///   - point: In the view's space.
    ///   - obstacle: Why the superview gets no touch; nil if it may get one.
    mutating func visit(_ view: UIView, at point: CGPoint, obstacle: TouchExplanation.Obstacle?) {
        guard level < Self.deepestLevel else { return }
        level += 1
        defer { level -= 1 }
        let isInside = view.point(inside: point, with: nil)
        let own = obstacle ?? self.obstacle(of: view, at: point, isInside: isInside)
        for subview in view.subviews.reversed() {
            visit(subview, at: subview.convert(point, from: view), obstacle: own)
        }
        guard isInside, view !== receiver, view.reactsToTouches, !(receiver?.isDescendant(of: view) ?? false) else {
            return
        }
        // The receiver's own parts are no news.
        if let receiver, view.isDescendant(of: receiver), own == nil { return }
        guard let reason = own ?? receiver.map(TouchExplanation.Obstacle.covered) else { return }
        candidates.append(TouchExplanation.Candidate(view: view, obstacle: reason))
    }

    private func obstacle(of view: UIView, at point: CGPoint, isInside: Bool) -> TouchExplanation.Obstacle? {
        if view.isHidden { return .hidden(view) }
        if view.alpha < UIView.minimumTouchAlpha { return .transparent(view) }
        if !view.isUserInteractionEnabled { return .ignoresTouches(view) }
        if !isInside { return .outside(view) }
        if view.hitTest(point, with: nil) == nil { return .refuses(view) }
        return nil
    }
}

extension UIView {
    /// The alpha below which a view gets no touches, as documented for `hitTest(_:with:)`.
    fileprivate static let minimumTouchAlpha: CGFloat = 0.01

    /// The view and its superviews.
    var chain: [UIView] { Array(sequence(first: self, next: \.superview)) }

    /// Whether a touch may do something to the view itself.
    fileprivate var reactsToTouches: Bool {
        self is UIControl || gestureRecognizers?.contains(where: \.isEnabled) == true && !(self is UIWindow)
    }

    /// The class with what the view shows and its frame in its window.
    package var inspectedName: String {
        let frame = convert(bounds, to: nil)
        let shown = shownText.flatMap { $0.isEmpty ? nil : $0 } ?? accessibilityIdentifier
        let name = shown.map { " \"\($0.prefix(40))\"" } ?? ""
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(plain).joined(separator: ", ")
        return "\(className(of: self))\(name) (\(numbers))"
    }

    fileprivate func convertFromScreenPoint(_ point: CGPoint) -> CGPoint {
        (self as? UIWindow)?.screen.coordinateSpace.convert(point, to: self) ?? point
    }
}

extension UIGestureRecognizer {
    /// The class, with the view that it is attached to.
    package var inspectedName: String {
        let owner = view.map { " of \($0.inspectedName)" } ?? ""
        return className(of: self) + (name.map { " \"\($0)\"" } ?? "") + owner
    }
}
