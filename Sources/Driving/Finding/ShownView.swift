import CoreGraphics
import QuartzCore
import UIKitCore

/// A view that a person could see: in a visible window, neither it nor an ancestor hidden, on the screen.
@MainActor
package struct ShownView {
    package let view: UIView
    /// The box around the view in points of its window, y down; model values.
    package let frame: CGRect
    /// What of `frame` is on the screen and not cut off by an ancestor that clips; null when nothing is. Same space.
    package let visiblePart: CGRect
    /// How far in front it is: the number of its window, then of the overlay that it belongs to.
    package let depth: Depth

    /// Windows and overlays count from the back. An overlay is a presentation or a modal view; 0 is the window's own content.
    package struct Depth: Hashable, Comparable, Sendable {
        package let window: Int
        package let overlay: Int

        package static func < (left: Depth, right: Depth) -> Bool {
            (left.window, left.overlay) < (right.window, right.overlay)
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
    package static func all(in system: UIKitSystem) -> [ShownView] { allAndScrolledOff(in: system).shown }

    /// All shown views as above, and those that only their place keeps from being shown: they lie off the screen.
    static func allAndScrolledOff(in system: UIKitSystem) -> (shown: [ShownView], offScreen: [ShownView]) {
        var walk = Walk(system)
        for (index, window) in system.application.windows.enumerated() where window.isOnScreen {
            walk.visit(window, in: index)
        }
        return (walk.found, walk.offScreen)
    }

    @MainActor
    private struct Walk {
        var found: [ShownView] = []
        var offScreen: [ShownView] = []
        private let screen: CGRect
        private let containers: Set<ObjectIdentifier>
        private var overlays = 0

        init(_ system: UIKitSystem) {
            screen = system.screen.bounds
            containers = Set(system.presentationContainers.map { ObjectIdentifier($0) })
        }

        mutating func visit(_ window: UIWindow, in index: Int) {
            let screenInWindow = screen.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
            overlays = 0
            let outside = Place(depth: Depth(window: index, overlay: 0), clip: screenInWindow)
            walkTree(window as UIView, outside) { view, place in
                guard view.isVisibleInItself else { return nil }
                place = visit(view, place, screenInWindow)
                return view.subviews
            }
        }

        /// What those inside a view have in common.
        private struct Place {
            var depth: Depth
            /// What is not cut off, in points of the window.
            var clip: CGRect
            /// How many views are around them, and from the innermost one's points to the window's.
            var level = 0
            var toWindow = CGAffineTransform.identity
        }

        /// From here on a view's place is worked out from its superview's: asking for it goes through all levels.
        private static let deepLevel = 200

        private mutating func visit(_ view: UIView, _ outer: Place, _ screen: CGRect) -> Place {
            let depth = depth(of: view, inside: outer.depth)
            let toWindow = outer.level == 0 ? .identity : view.layer.toSuperlayer.concatenating(outer.toWindow)
            let isDeep = outer.level >= Self.deepLevel
            let frame = isDeep ? view.bounds.applying(toWindow) : view.convert(view.bounds, to: nil)
            let part = frame.intersection(outer.clip)
            let shown = ShownView(view: view, frame: frame, visiblePart: part, depth: depth)
            if frame.overlaps(screen) { found.append(shown) } else { offScreen.append(shown) }
            let clip = view.clipsToBounds ? outer.clip.intersection(frame) : outer.clip
            return Place(depth: depth, clip: clip, level: outer.level + 1, toWindow: toWindow)
        }

        /// Views are visited back to front, so every overlay lies before those that were met earlier.
        private mutating func depth(of view: UIView, inside outer: Depth) -> Depth {
            guard view.accessibilityViewIsModal || containers.contains(ObjectIdentifier(view)) else { return outer }
            overlays += 1
            return Depth(window: outer.window, overlay: overlays)
        }
    }
}

extension CGRect {
    /// Whether both have more than an edge in common; a rectangle without area counts as a point or line of its own.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}

extension UIWindow {
    /// Whether a scene shows the window.
    var isOnScreen: Bool { !isHidden && windowScene != nil }
}
