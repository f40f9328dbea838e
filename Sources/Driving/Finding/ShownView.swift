import CoreGraphics
import QuartzCore
@_spi(Core) import UIKitCore

/// A view that the user can see: in a visible window, on the screen, and neither it nor an ancestor is hidden.
@MainActor
package struct ShownView {
    package let view: UIView
    /// The view's bounding box in points of its window, y down; model values.
    package let frame: CGRect
    /// The part of `frame` that is on the screen and not clipped by an ancestor; null when nothing is. Same space.
    package let visiblePart: CGRect
    /// The index of its window, then of the overlay that it belongs to.
    package let depth: Depth

    /// Both count from the back. An overlay is a presentation or a modal view; 0 is the window's own content.
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

/// The name of `object`'s class, without its module.
package func className(of object: AnyObject) -> String {
    String(describing: type(of: object))
}

extension ShownView {
    /// All shown views of `system`, back to front, each before its subviews.
    /// The keys of the drawn keyboard, which only a step names: `id:"key:q"`.
    static func keys(in system: UIKitSystem) -> [ShownView] {
        guard let window = system.keyboard.window, system.keyboard.frame != nil else { return [] }
        var walk = Walk(system)
        walk.visit(window, in: system.application.windows.count, leavingOutKeyboard: false)
        return walk.found.filter(\.isKey)
    }

    /// Whether the view is a key of the drawn keyboard.
    private var isKey: Bool { view.accessibilityIdentifier?.hasPrefix("key:") == true }

    package static func all(in system: UIKitSystem) -> [ShownView] { allAndScrolledOff(in: system).shown }

    /// All shown views as above, and those that are not shown only because they are off the screen.
    static func allAndScrolledOff(in system: UIKitSystem) -> (shown: [ShownView], offScreen: [ShownView]) {
        var walk = Walk(system)
        for (index, window) in system.application.windows.enumerated() where window.isOnScreen {
            walk.visit(window, in: index)
        }
        if let window = system.keyboard.window, system.keyboard.frame != nil {
            walk.visit(window, in: system.application.windows.count)
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

        mutating func visit(_ window: UIWindow, in index: Int, leavingOutKeyboard: Bool = true) {
            let screenInWindow = screen.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
            overlays = 0
            let outside = InheritedContext(depth: Depth(window: index, overlay: 0), clip: screenInWindow)
            walkTree(window as UIView, outside) { view, inherited in
                guard view.isVisibleInItself, !leavingOutKeyboard || !view.isDrawnKeyboard else { return nil }
                inherited = visit(view, inside: inherited, screen: screenInWindow)
                return view.subviews
            }
        }

        /// What a view passes on to its subviews.
        private struct InheritedContext {
            var depth: Depth
            /// The part that is not clipped, in points of the window.
            var clip: CGRect
            /// How many views are around them, and from the innermost one's points to the window's.
            var level = 0
            var toWindow = CGAffineTransform.identity
        }

        /// From this level on a view's frame is computed from its superview's, because `convert` walks all levels.
        private static let deepLevel = 200

        private mutating func visit(_ view: UIView, inside outer: InheritedContext, screen: CGRect) -> InheritedContext
        {
            let depth = depth(of: view, inside: outer.depth)
            let toWindow = outer.level == 0 ? .identity : view.layer.toSuperlayer.concatenating(outer.toWindow)
            let isDeep = outer.level >= Self.deepLevel
            let frame = isDeep ? view.bounds.applying(toWindow) : view.convert(view.bounds, to: nil)
            let part = frame.intersection(outer.clip)
            let shown = ShownView(view: view, frame: frame, visiblePart: part, depth: depth)
            if frame.overlaps(screen) { found.append(shown) } else { offScreen.append(shown) }
            let clip = view.clipsToBounds ? outer.clip.intersection(frame) : outer.clip
            return InheritedContext(depth: depth, clip: clip, level: outer.level + 1, toWindow: toWindow)
        }

        /// Views are visited back to front, so every overlay is in front of those visited earlier.
        private mutating func depth(of view: UIView, inside outer: Depth) -> Depth {
            guard view.accessibilityViewIsModal || containers.contains(ObjectIdentifier(view)) else { return outer }
            overlays += 1
            return Depth(window: outer.window, overlay: overlays)
        }
    }
}

extension CGRect {
    /// Whether the interiors intersect; a rectangle without area counts as a point or line.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}

extension UIWindow {
    /// Whether the window is visible in a scene.
    var isOnScreen: Bool { !isHidden && windowScene != nil }
}
