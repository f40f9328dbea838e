import CoreGraphics
import UIKitControls
import UIKitCore

/// Finds names for touched views, so that a script finds them again on a screen with another layout.
@MainActor
struct ElementNaming {
    private let system: UIKitSystem
    private let finder: ElementFinder

    /// Captures the views as they are now.
    init(_ system: UIKitSystem) {
        self.system = system
        finder = ElementFinder(system)
    }

    /// The query for a touch at `point` of the screen, in points.
    ///
    /// It uses an identifier, label or text if a step with that name would touch the same view, otherwise the point
    /// itself.
    func target(at point: CGPoint) -> ElementQuery {
        guard let hit = system.frameLoop.hitTest(point) else { return .point(point) }
        if let control = hit.enclosingControl {
            guard !control.dependsOnTouchLocation else { return .point(point) }
            return name(of: control, touching: hit) ?? .point(point)
        }
        // A view that handles the touch itself, or one inside it: a row has its title in a label.
        let touched = ShownView.all(in: system).filter { shown in
            shown.view.isDescendant(of: hit) && shown.visiblePart.contains(point)
        }.reversed().map(\.view)
        // The view's own identifier has precedence over a text in it, which may change.
        let isWatched = hit.gestureRecognizers?.isEmpty == false
        let identifier = isWatched ? hit.accessibilityIdentifier : nil
        let own = identifier.flatMap { unambiguous(.identifier($0, ordinal: nil), for: hit, hit) }
        if let target = own ?? touched.lazy.compactMap({ name(of: $0, touching: hit) }).first { return target }
        guard hit.handlesTapsAnywhere else { return .point(point) }
        for label in ShownView.all(in: system) where label.view.isDescendant(of: hit) {
            if let target = name(of: label.view, touching: hit) { return target }
        }
        return .point(point)
    }

    /// The best name of `view` with which a tap reaches `hit`; nil when there is none.
    private func name(of view: UIView, touching hit: UIView) -> ElementQuery? {
        let texts = [view.explicitAccessibilityLabel, view.placeholderName, view.shownText].map { text in
            text.map { ElementQuery.text($0, ordinal: nil) }
        }
        let identifier = view.accessibilityIdentifier.map { ElementQuery.identifier($0, ordinal: nil) }
        return ([identifier] + texts).lazy.compactMap(\.self).compactMap { unambiguous($0, for: view, hit) }.first
    }

    private func unambiguous(_ target: ElementQuery, for view: UIView, _ hit: UIView) -> ElementQuery? {
        guard !target.isEmpty else { return nil }
        let matches = finder.matches(target)
        guard let index = matches.firstIndex(where: { $0.view === view }),
            let touched = try? TouchPoint.point(for: matches[index], called: "", in: system),
            let found = system.frameLoop.hitTest(touched), found.handlesSameTouches(as: hit)
        else { return nil }
        return matches.count == 1 ? target : target.with(ordinal: index + 1)
    }
}

extension ElementQuery {
    fileprivate var isEmpty: Bool {
        switch self {
        case .text(let text, _), .identifier(let text, _): text.isEmpty
        case .point: false
        }
    }

    fileprivate func with(ordinal: Int) -> ElementQuery {
        switch self {
        case .text(let text, _): .text(text, ordinal: ordinal)
        case .identifier(let text, _): .identifier(text, ordinal: ordinal)
        case .point: self
        }
    }
}

extension UIControl {
    /// Whether the position of a touch in the control matters, as with a slider.
    fileprivate var dependsOnTouchLocation: Bool {
        accessibilityTraits.contains(.adjustable) || self is UISegmentedControl
    }
}

extension UIView {
    /// Whether touches here and on `other` go to the same view, or to parts of the same control.
    fileprivate func handlesSameTouches(as other: UIView) -> Bool {
        self === other || (enclosingControl != nil && enclosingControl === other.enclosingControl)
    }

    /// Whether the view handles taps wherever in it the finger is: it has an enabled tap recognizer.
    fileprivate var handlesTapsAnywhere: Bool {
        gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }
}
