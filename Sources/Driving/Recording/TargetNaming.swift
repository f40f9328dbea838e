import CoreGraphics
import UIKitCore

/// Names what a person touched the way a script would, so that the script finds it again on a screen laid out otherwise.
@MainActor
struct TargetNaming {
    private let system: UIKitSystem
    private let finder: TargetFinder

    /// Looks at the views as they are now.
    init(_ system: UIKitSystem) {
        self.system = system
        finder = TargetFinder(system)
    }

    /// The target of a touch at `point` of the screen, in points: by identifier, label or text where a step by that name
    /// would touch the same view, else the point itself.
    func target(at point: CGPoint) -> Target {
        guard let hit = system.frameLoop.hitTest(point) else { return .point(point) }
        if let control = hit.enclosingControl {
            guard !control.dependsOnPlace else { return .point(point) }
            return name(of: control, touching: hit) ?? .point(point)
        }
        // A view that takes the touch itself, or one that is inside what does: a row has its title in a label.
        let touched = ShownView.all(in: system).filter { shown in
            shown.view.isDescendant(of: hit) && shown.visiblePart.contains(point)
        }.reversed().map(\.view)
        // The view's own identifier before a text in it, which may change.
        let isWatched = hit.gestureRecognizers?.isEmpty == false
        let identifier = isWatched ? hit.accessibilityIdentifier : nil
        let own = identifier.flatMap { unambiguous(.identifier($0, ordinal: nil), for: hit, hit) }
        if let target = own ?? touched.lazy.compactMap({ name(of: $0, touching: hit) }).first { return target }
        guard hit.takesWholeTouches else { return .point(point) }
        for label in ShownView.all(in: system) where label.view.isDescendant(of: hit) {
            if let target = name(of: label.view, touching: hit) { return target }
        }
        return .point(point)
    }

    /// The best name of `view` under which a tap goes to `hit`; nil when there is none.
    private func name(of view: UIView, touching hit: UIView) -> Target? {
        let texts = [view.ownLabel, view.placeholderName, view.shownText].map { text in
            text.map { Target.text($0, ordinal: nil) }
        }
        let identifier = view.accessibilityIdentifier.map { Target.identifier($0, ordinal: nil) }
        return ([identifier] + texts).lazy.compactMap(\.self).compactMap { unambiguous($0, for: view, hit) }.first
    }

    private func unambiguous(_ target: Target, for view: UIView, _ hit: UIView) -> Target? {
        guard !target.isEmpty else { return nil }
        let matches = finder.matches(target)
        guard let index = matches.firstIndex(where: { $0.view === view }),
            let touched = try? TouchPoint.of(matches[index], called: "", in: system),
            let found = system.frameLoop.hitTest(touched), found.isSameTaker(as: hit)
        else { return nil }
        return matches.count == 1 ? target : target.with(ordinal: index + 1)
    }
}

extension Target {
    fileprivate var isEmpty: Bool {
        switch self {
        case .text(let text, _), .identifier(let text, _): text.isEmpty
        case .point: false
        }
    }

    fileprivate func with(ordinal: Int) -> Target {
        switch self {
        case .text(let text, _): .text(text, ordinal: ordinal)
        case .identifier(let text, _): .identifier(text, ordinal: ordinal)
        case .point: self
        }
    }
}

extension UIControl {
    /// Whether it matters where in the control a touch is, as with a slider.
    fileprivate var dependsOnPlace: Bool { accessibilityTraits.contains(.adjustable) || self is UISegmentedControl }
}

extension UIView {
    /// Whether a touch here and one on `other` go to the same view, or to parts of the same control.
    fileprivate func isSameTaker(as other: UIView) -> Bool {
        self === other || (enclosingControl != nil && enclosingControl === other.enclosingControl)
    }

    /// Whether a touch means the view as a whole, wherever in it the finger is: it waits for taps.
    fileprivate var takesWholeTouches: Bool {
        gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }
}
