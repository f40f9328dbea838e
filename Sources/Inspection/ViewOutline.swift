import Driving
import UIKitCore

/// The windows of a system with their controllers and views, as the rows of an outline.
@MainActor package struct ViewOutline {
    /// A view with its place in the outline.
    package struct Row {
        package let view: UIView
        /// The number of superviews.
        package let level: Int
    }

    package private(set) var rows: [Row] = []

    /// Front windows last, as in `UIApplication.windows`; each view before its subviews.
    ///
    /// - Parameter search: Shows only views whose class, text or identifier contains it, ignoring case; empty for all.
    package init(of system: UIKitSystem, search: String = "") {
        var waiting = system.windowsWithKeyboard.reversed().map { Row(view: $0, level: 0) }
        // An explicit stack: an app may nest views deeper than the call stack can.
        while let row = waiting.popLast() {
            if search.isEmpty || row.view.matches(search) { rows.append(row) }
            waiting += row.view.subviews.reversed().map { Row(view: $0, level: row.level + 1) }
        }
    }

    /// The position of a view; nil if it is not in the outline.
    package func index(of view: UIView) -> Int? { rows.firstIndex { $0.view === view } }
}

extension UIView {
    fileprivate func matches(_ search: String) -> Bool {
        let texts = [className(of: self), shownText, accessibilityIdentifier, controllerName]
        return texts.contains { $0?.localizedCaseInsensitiveContains(search) == true }
    }

    /// The class of the controller whose view it is.
    package var controllerName: String? {
        (next as? UIViewController).map { className(of: $0) }
    }

    /// What the outline says of the view: its class, and what it shows or whose view it is.
    package var outlineTitle: String {
        let shown = shownText.flatMap { $0.isEmpty ? nil : "\"\($0.prefix(30))\"" } ?? controllerName
        return className(of: self) + (shown.map { " \($0)" } ?? "")
    }
}

extension UIKitSystem {
    /// The frontmost visible view at a point of the screen, in points, whether or not it gets touches.
    package func frontmostView(at point: CGPoint) -> UIView? {
        for window in windowsWithKeyboard.reversed() where !window.isHidden {
            let local = window.screen.coordinateSpace.convert(point, to: window)
            if let found = window.frontmostView(at: local) { return found }
        }
        return nil
    }
}

extension UIView {
    fileprivate func frontmostView(at point: CGPoint) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let isInside = bounds.contains(point)
        guard isInside || !clipsToBounds else { return nil }
        for subview in subviews.reversed() {
            if let found = subview.frontmostView(at: subview.convert(point, from: self)) { return found }
        }
        return isInside && showsSomething ? self : nil
    }

    /// Whether the view has pixels of its own. Containers that are clear are looked through.
    private var showsSomething: Bool {
        if let color = backgroundColor, color.cgColor.alpha > 0 { return true }
        return shownText?.isEmpty == false || layer.contents != nil || layer.borderWidth > 0 || self is UIControl
            || self is UIImageView || self is UIVisualEffectView
    }
}
