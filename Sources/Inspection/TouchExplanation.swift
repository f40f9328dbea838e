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
        return ["A touch at \(location) goes to \(receiver.inspectedName)."] + reasonsOfControl(receiver)
            + recognizers.filter(\.isEnabled).map { "\($0.inspectedName) sees it." } + reasonsOfRecognizers(receiver)
            + candidates.map(\.sentence)
    }

    /// Why the touch does nothing, or less than it seems it should, in sentences; empty where all is as it looks.
    package var obstacles: [String] {
        (receiver.map { reasonsOfControl($0) + reasonsOfRecognizers($0) } ?? []) + candidates.map(\.sentence)
    }

    /// Why the control at the receiver does nothing when it is tapped.
    private func reasonsOfControl(_ receiver: UIView) -> [String] {
        if let control = receiver.chain.lazy.compactMap({ $0 as? UIControl }).first {
            if control !== receiver {
                return ["\(control.inspectedName) around it is a control, but gets no touch that another view gets."]
            } else if !control.isEnabled {
                return ["\(control.inspectedName) is disabled (isEnabled is false): it sends no action."]
            } else if control.allControlEvents.isEmpty, !control.showsMenuAsPrimaryAction {
                return ["\(control.inspectedName) has no action and no target."]
            }
        }
        return []
    }

    /// Which recognizers do not see the touch, or that none does.
    private func reasonsOfRecognizers(_ receiver: UIView) -> [String] {
        let disabled = recognizers.filter { !$0.isEnabled }
        let lines = disabled.map { "\($0.inspectedName) is disabled (isEnabled is false)." }
        guard disabled.count == recognizers.count, !(receiver is UIControl) else { return lines }
        return lines + ["No recognizer sees it, and \(className(of: receiver)) is no control."]
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

    /// Whether a touch may do something to the view itself.
    fileprivate var reactsToTouches: Bool {
        self is UIControl || gestureRecognizers?.contains(where: \.isEnabled) == true && !(self is UIWindow)
    }

    fileprivate func convertFromScreenPoint(_ point: CGPoint) -> CGPoint {
        (self as? UIWindow)?.screen.coordinateSpace.convert(point, to: self) ?? point
    }
}
