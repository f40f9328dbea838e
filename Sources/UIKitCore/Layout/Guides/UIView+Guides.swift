extension UIView: LayoutItem {
    var viewItem: UIView? { self }
    var guideItem: UILayoutGuide? { nil }
    var layoutHost: UIView? { self }
    var layoutRecord: LayoutRecord { layoutState }

    /// The guides that were added to this view, without the system's.
    public var layoutGuides: [UILayoutGuide] { viewLayout?.guides ?? [] }

    /// Adds a guide, and removes it from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.move(to: self)
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a guide from this view, and deactivates its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let index = viewLayout?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
        viewLayout?.guides.remove(at: index)
        layoutGuide.move(to: nil)
    }

    /// The area that bars, corners and the home indicator do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(storedIn: \.safeAreaGuide, identifier: "UIViewSafeAreaLayoutGuide", followsScrolling: true) {
            $0.safeAreaInsets
        }
    }

    /// The area inside `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(storedIn: \.marginsGuide, identifier: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }

    /// The area inside `layoutMargins`, centered, and at most as wide as is readable at the current text size.
    public var readableContentGuide: UILayoutGuide {
        systemGuide(storedIn: \.readableGuide, identifier: "UIViewReadableContentGuide") { $0.readableInsets }
    }

    private var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let category = traitCollection.preferredContentSizeCategory
        guard let limit = LayoutMetrics.readableWidth(at: category) else { return insets }
        let spare = bounds.width - insets.left - insets.right - limit
        guard spare > 0 else { return insets }
        let side = (spare / 2).floored(atScale: traitCollection.displayScale)
        insets.left += side
        insets.right += spare - side
        return insets
    }

    private func systemGuide(
        storedIn place: ReferenceWritableKeyPath<ViewLayout, InsetLayoutGuide?>, identifier name: String,
        followsScrolling: Bool = false, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        let state = layoutState
        if let guide = state[keyPath: place] { return guide }
        let guide = InsetLayoutGuide(of: self, name, followsScrolling: followsScrolling, insets)
        state[keyPath: place] = guide
        return guide
    }
}
