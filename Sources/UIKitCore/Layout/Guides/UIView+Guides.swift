extension UIView: LayoutItem {
    var viewItem: UIView? { self }
    var guideItem: UILayoutGuide? { nil }
    var layoutHost: UIView? { self }
    var layoutRecord: LayoutRecord { layoutState }

    var readableInsets: UIEdgeInsets {
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

    func systemGuide(
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
