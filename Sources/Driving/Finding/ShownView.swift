import CoreGraphics
import UIKitCore

/// A view that a person could see: in a visible window, neither it nor an ancestor hidden, on the screen.
@MainActor
package struct ShownView {
    package let view: UIView
    /// The box around the view in points of its window, y down; model values.
    package let frame: CGRect
    /// What of `frame` is on the screen and not cut off by an ancestor that clips; null when nothing is. Same space.
    package let visiblePart: CGRect
    /// How far in front it is: the number of its window, then of the presentation that it belongs to.
    package let depth: Depth

    /// Windows count from the back, presentations from the one that began first; 0 is the window's own content.
    package struct Depth: Comparable, Sendable {
        package let window: Int
        package let presentation: Int

        package static func < (left: Depth, right: Depth) -> Bool {
            (left.window, left.presentation) < (right.window, right.presentation)
        }
    }

    /// Class and frame: `UIButton (16, 60, 80, 44)`.
    package var description: String { "\(className(of: view)) \(plain(frame))" }
}

/// The plain name of `object`'s class, without its module.
package func className(of object: AnyObject) -> String {
    String(describing: type(of: object))
}

extension ShownView {
    /// All shown views of `system`, back to front, each before its subviews.
    package static func all(in system: UIKitSystem) -> [ShownView] {
        var walk = Walk(system)
        for (index, window) in system.application.windows.enumerated() where window.isOnScreen {
            walk.visit(window, in: index)
        }
        return walk.found
    }

    @MainActor
    private struct Walk {
        /// Below this a view counts as invisible, as for touches; a Float because a layer's opacity is one.
        private static let leastAlpha: Float = 0.01

        var found: [ShownView] = []
        private let screen: CGRect
        private let presentations: [(root: UIView, number: Int)]

        init(_ system: UIKitSystem) {
            screen = system.screen.bounds
            presentations = system.presentations.enumerated().compactMap { index, record in
                let container = record.presented.presentationController?.containerView
                return (container ?? record.presented.viewIfLoaded).map { ($0, index + 1) }
            }
        }

        mutating func visit(_ window: UIWindow, in index: Int) {
            let screenInWindow = screen.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
            visit(window, Depth(window: index, presentation: 0), screenInWindow, screenInWindow)
        }

        private mutating func visit(_ view: UIView, _ outer: Depth, _ screen: CGRect, _ clip: CGRect) {
            guard !view.isHidden, Float(view.alpha) >= Self.leastAlpha else { return }
            let number = presentations.last { $0.root === view }?.number ?? outer.presentation
            let depth = Depth(window: outer.window, presentation: number)
            let frame = view.convert(view.bounds, to: nil)
            if frame.overlaps(screen) {
                let part = frame.intersection(clip)
                found.append(ShownView(view: view, frame: frame, visiblePart: part, depth: depth))
            }
            let inner = view.clipsToBounds ? clip.intersection(frame) : clip
            for subview in view.subviews {
                visit(subview, depth, screen, inner)
            }
        }
    }
}

extension CGRect {
    /// Whether both have more than an edge in common; a rectangle without area counts as a point or line of its own.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}

extension UIWindow {
    /// Whether a scene shows the window.
    var isOnScreen: Bool { !isHidden && windowScene != nil }
}
