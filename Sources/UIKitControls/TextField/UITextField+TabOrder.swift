import CoreGraphics
import UIKitCore

/// Keyboard focus movement between text inputs with Tab and Shift-Tab.
extension UITextField {
    /// Makes the next or previous text input in reading order first responder, within the same presentation. Wraps
    /// around at the end, and skips inputs that refuse. Does nothing if there is no other input.
    func moveFocus(forward: Bool) {
        guard let window else { return }
        let texts = TabOrder(of: focusContainer(in: window).textInputs(), in: window).views
        guard let index = texts.firstIndex(where: { $0 === self }) else { return }
        let step = forward ? 1 : texts.count - 1
        for distance in 1..<max(texts.count, 1) {
            let next = texts[(index + distance * step) % texts.count]
            guard next.becomeFirstResponder() else { continue }
            return next.scrollIntoView()
        }
    }

    /// The container view of the field's presentation, or else the root view controller's view.
    private func focusContainer(in window: UIWindow) -> UIView {
        let containers = window.presentationContainers.reversed()
        let candidates = containers + [window.rootViewController?.viewIfLoaded].compactMap(\.self)
        return candidates.first { isDescendant(of: $0) } ?? window
    }
}

extension UIView {
    /// The views of this subtree that accept typed text, parents first.
    fileprivate func textInputs() -> [UIView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
        let isText = self is any UIKeyInput && canBecomeFirstResponder && !bounds.isEmpty
        return (isText ? [self] : []) + subviews.flatMap { $0.textInputs() }
    }

    /// Scrolls the enclosing scroll views so that this view is visible.
    fileprivate func scrollIntoView() {
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
        }
    }
}

/// Views in reading order: row by row, and within a row from the leading side.
@MainActor private struct TabOrder {
    let views: [UIView]

    init(of views: [UIView], in window: UIWindow) {
        let places = views.map { (view: $0, frame: $0.convert($0.bounds, to: window)) }
        var rows: [[(view: UIView, frame: CGRect)]] = []
        for offset in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            // A view belongs to a row when its vertical center is above the lower edge of the row's first view.
            if let first = rows.last?.first, offset.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(offset)
            } else {
                rows.append([offset])
            }
        }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.views = rows.flatMap { row in
            row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
        }
    }
}
