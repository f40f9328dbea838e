/// The settings that a view's layout margins are computed from.
struct LayoutMarginSettings {
    enum BaseMargins: Equatable {
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var base = BaseMargins.standard
    var preservesSuperview = false
    var insetsFromSafeArea = true
}

extension UIView {
    /// The value of `layoutMargins`: the view's margins, with the safe area and the superview's margins as configured.
    func resolveMargins() -> UIEdgeInsets {
        let settings = viewLayout?.marginSettings ?? LayoutMarginSettings()
        var margins = baseMargins(settings.base)
        if settings.insetsFromSafeArea {
            let safe = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right)
        }
        guard settings.preservesSuperview, let superview else { return margins }
        let outer = superview.layoutMargins
        let rect = frame
        let parentBounds = superview.bounds
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (rect.minY - parentBounds.minY)),
            left: max(margins.left, outer.left - (rect.minX - parentBounds.minX)),
            bottom: max(margins.bottom, outer.bottom - (parentBounds.maxY - rect.maxY)),
            right: max(margins.right, outer.right - (parentBounds.maxX - rect.maxX)))
    }

    private func baseMargins(_ own: LayoutMarginSettings.BaseMargins) -> UIEdgeInsets {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var margins: UIEdgeInsets
        switch own {
        case .standard where ownerController != nil: margins = .zero
        case .standard:
            let margin = LayoutMetrics.margin
            margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        case .absolute(let insets): margins = insets
        case .directional(let insets): margins = insets.absolute(isRightToLeft: isRightToLeft)
        }
        guard let owner = ownerController, owner.viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = owner.systemMinimumLayoutMargins.absolute(isRightToLeft: isRightToLeft)
        margins.left = max(margins.left, least.left)
        margins.right = max(margins.right, least.right)
        margins.top = max(margins.top, least.top)
        margins.bottom = max(margins.bottom, least.bottom)
        return margins
    }

    /// Changes the margin settings, and notifies if the effective margins have changed.
    func changeMargins(_ change: (inout LayoutMarginSettings) -> Void) {
        let old = layoutMargins
        change(&layoutState.marginSettings)
        if layoutMargins != old { marginsDidChange() }
    }

    /// Notifies this view, and descendants that preserve its margins, and invalidates the layout that depends on
    /// margins.
    func marginsDidChange() {
        walkTree(self, (), where: { view, _ in view.viewLayout?.marginSettings.preservesSuperview == true }) {
            view, _ in
            view.layoutMarginsDidChange()
            view.ownerController?.viewLayoutMarginsDidChange()
            view.viewLayout?.refreshMargins()
            view.setNeedsLayout()
            return view.subviews
        }
    }

    /// Called after the safe area has changed.
    func updateLayoutAfterSafeAreaChange() {
        viewLayout?.refreshSafeArea()
        if viewLayout?.marginSettings.insetsFromSafeArea != false { marginsDidChange() }
    }

    /// Called when the view may have moved inside its superview.
    func refreshPreservedMargins() {
        guard let layout = viewLayout, layout.marginSettings.preservesSuperview else { return }
        layout.refreshMargins()
    }
}

extension NSDirectionalEdgeInsets {
    func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

extension UIEdgeInsets {
    func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
    }
}

extension UIViewController {
    /// The default side margins of a root view, which are larger in wide windows.
    var defaultMinimumMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIKitSystem.current?.screen.bounds.width ?? 0
        let side = LayoutMetrics.sideMargin(inWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
