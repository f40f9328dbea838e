import UIKit

/// What an overlay points at: a view, a part of it, a range of text, a bar item, a layout guide, a table row, or
/// whichever view shows something that the app names by a key.
///
///     popover.present(from: .barButtonItem(filterItem, in: navigationBar))
///     popover.present(from: .rect(CGRect(x: 20, y: 40, width: 60, height: 18), in: page))
///
/// An anchor is found anew whenever the overlay is laid out, and retains none of the views. It is lost while it cannot
/// be found in the overlay's window, or nothing of it is in sight: it or a view around it is hidden, or it is scrolled
/// out of a view that clips.
@MainActor public struct OverlayAnchor {
    /// Where an anchor is at this moment.
    struct Location {
        var view: UIView
        /// In the coordinates of `view`.
        var rect: CGRect

        @MainActor init(_ view: UIView) { self.init(view, view.bounds) }

        init(_ view: UIView, _ rect: CGRect) {
            self.view = view
            self.rect = rect
        }
    }

    /// What is said about the anchor in messages.
    let description: String
    private let find: @MainActor () -> Location?

    init(_ description: String, _ find: @escaping @MainActor () -> Location?) {
        self.description = description
        self.find = find
    }

    /// Nil if the anchor does not exist at this moment, or has no place in its view.
    var location: Location? {
        guard let location = find(), location.rect.isFinite else { return nil }
        return location
    }

    /// The window that contains the anchor at this moment.
    var window: UIWindow? { location?.view.window }

    // MARK: Kinds

    /// The bounds of `view`.
    public static func view(_ view: UIView) -> OverlayAnchor {
        OverlayAnchor("\(type(of: view))") { [weak view] in view.map { Location($0) } }
    }

    /// A rectangle in the coordinates of `view`, which scrolls with its content if it is a scroll view.
    public static func rect(_ rect: CGRect, in view: UIView) -> OverlayAnchor {
        .rect(in: view) { _ in rect }
    }

    /// A rectangle that is asked for with every layout, for example around a point of a chart or a range of text.
    ///
    /// - Parameters:
    ///   - view: The view in whose coordinates the rectangle is. `rect` receives it.
    ///   - rect: Returns the rectangle; nil while there is none.
    public static func rect<View: UIView>(
        in view: View, _ rect: @escaping @MainActor (View) -> CGRect?
    ) -> OverlayAnchor {
        OverlayAnchor("a rectangle in \(type(of: view))") { [weak view] in
            guard let view, let rect = rect(view) else { return nil }
            return Location(view, rect)
        }
    }

    /// The first line of `range` in the text of `view`, such as a word in a text view. It scrolls with the text, and is
    /// lost while the text is too short for the range.
    ///
    /// A range does not move with its words when text before it changes: present again from the new range.
    public static func textRange<View: UIView & UITextInput>(_ range: UITextRange, in view: View) -> OverlayAnchor {
        OverlayAnchor("a range of text in \(View.self)") { [weak view] in
            guard let view, view.compare(range.end, to: view.endOfDocument) != .orderedDescending else { return nil }
            // Optional in Apple's protocol.
            let inputView: UIView? = view.textInputView
            return Location(inputView ?? view, view.firstRect(for: range))
        }
    }

    /// The frame of `layoutGuide`.
    public static func layoutGuide(_ layoutGuide: UILayoutGuide) -> OverlayAnchor {
        OverlayAnchor("a layout guide") { [weak layoutGuide] in
            guard let layoutGuide, let view = layoutGuide.owningView else { return nil }
            return Location(view, layoutGuide.layoutFrame)
        }
    }

    /// An item of a bar. It is lost while the bar does not show it.
    ///
    /// - Parameters:
    ///   - item: Not retained.
    ///   - bar: The bar that shows the item, or a view around it.
    @available(iOS 17.0, *)
    public static func barButtonItem(_ item: UIBarButtonItem, in bar: UIView) -> OverlayAnchor {
        OverlayAnchor("a bar button item") { [weak item, weak bar] in
            guard let bar, let frame = item?.frame(in: bar) else { return nil }
            return Location(bar, frame)
        }
    }

    /// The view inside `container` whose `overlayAnchorKey` is `key` at this moment: for example the cell that shows
    /// an item of a list, after a reload and in another row too.
    ///
    /// If several have the key, the one that received it first counts among those in sight.
    public static func key(_ key: some Hashable & Sendable, in container: UIView) -> OverlayAnchor {
        let key = AnyHashable(key)
        return OverlayAnchor("the view with the key \(key)") { [weak container] in
            guard let container else { return nil }
            let views = AnchorKeys.views(with: key).filter { $0.isDescendant(of: container) }
            return (views.first { Location($0).isInSight } ?? views.first).map { Location($0) }
        }
    }
}

extension OverlayAnchor.Location {
    /// Whether a part of the rectangle is visible in its window: nothing around it is hidden or clips it all.
    @MainActor var isInSight: Bool { visibleFrame != nil }

    /// The part of the rectangle that nothing around it clips, in points of its window; nil if there is none, or if a view
    /// around it is hidden. Views in front of it do not count.
    @MainActor var visibleFrame: CGRect? {
        var visible = rect
        var inner = view
        guard view.window != nil else { return nil }
        while true {
            if inner.isHidden || inner.alpha < Self.minimumAlpha { return nil }
            if inner.clipsToBounds || inner is UIScrollView {
                visible = visible.intersection(inner.bounds)
                guard visible.isSeen(of: rect) else { return nil }
            }
            guard let outer = inner.superview else { break }
            visible = outer.convert(visible, from: inner)
            inner = outer
        }
        visible = visible.intersection(inner.bounds)
        return visible.isSeen(of: rect) ? visible : nil
    }

    /// The alpha below which UIKit does not hit-test a view.
    private static let minimumAlpha: CGFloat = 0.01
}

extension CGRect {
    fileprivate var isFinite: Bool {
        !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
    }

    /// Whether this visible part of `whole` is more than an edge of it. A line or a point is seen as it is.
    fileprivate func isSeen(of whole: CGRect) -> Bool {
        !isNull && (width > 0 || whole.width == 0) && (height > 0 || whole.height == 0)
    }
}
