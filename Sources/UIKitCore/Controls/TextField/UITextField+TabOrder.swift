import CoreGraphics

/// Tab and Shift-Tab, which go from one text to the next.
extension UITextField {
    /// Gives the keyboard to the next text in reading order, or to the one before, of those that lie in the same
    /// presentation; after the last one comes the first. Texts that refuse are left out; without another one nothing
    /// changes.
    func moveFocus(forward: Bool) {
        guard let window else { return }
        let texts = ReadingOrder(of: focusContainer(in: window).textsToEdit(), in: window).views
        guard let place = texts.firstIndex(where: { $0 === self }) else { return }
        let step = forward ? 1 : texts.count - 1
        for distance in 1..<max(texts.count, 1) {
            let next = texts[(place + distance * step) % texts.count]
            guard next.becomeFirstResponder() else { continue }
            return next.scrollIntoView()
        }
    }

    /// The container of the presentation that the field is in, else the root controller's view.
    private func focusContainer(in window: UIWindow) -> UIView {
        let containers = window.presentations.reversed().compactMap(\.controller.containerView)
        let candidates = containers + [window.rootViewController?.viewIfLoaded].compactMap(\.self)
        return candidates.first { isDescendant(of: $0) } ?? window
    }
}

extension UIView {
    /// The views of this tree that a person can type into, outer ones first.
    fileprivate func textsToEdit() -> [UIView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
        let isText = self is any UIKeyInput && canBecomeFirstResponder && !bounds.isEmpty
        return (isText ? [self] : []) + subviews.flatMap { $0.textsToEdit() }
    }

    /// Has the scroll views around this view bring it into view.
    fileprivate func scrollIntoView() {
        for case let scrollView as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            scrollView.scrollRectToVisible(convert(bounds, to: scrollView), animated: true)
        }
    }
}

/// Views in the order that a person reads them: row by row, in a row from the side where lines begin.
@MainActor private struct ReadingOrder {
    let views: [UIView]

    init(of views: [UIView], in window: UIWindow) {
        let places = views.map { (view: $0, frame: $0.convert($0.bounds, to: window)) }
        var rows: [[(view: UIView, frame: CGRect)]] = []
        for place in places.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            // A view belongs to a row when its middle lies beside the row's first view.
            if let first = rows.last?.first, place.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(place)
            } else {
                rows.append([place])
            }
        }
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.views = rows.flatMap { row in
            row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
        }
    }
}
