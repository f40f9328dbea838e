import CoreGraphics

extension UINavigationBar {
    private var isCompact: Bool { BarMetrics.isCompact(traitCollection) }

    /// The standard appearance: the app's, or else the default with the older properties applied.
    var effectiveStandardAppearance: UINavigationBarAppearance {
        if let own = appearances.standard { return own }
        let appearance = UINavigationBarAppearance(idiom: traitCollection.userInterfaceIdiom)
        appearances.legacy.apply(to: appearance, isCompact: isCompact)
        let foreground: [NSAttributedString.Key: Any] = appearances.isDark ? [.foregroundColor: UIColor.white] : [:]
        appearance.titleTextAttributes = foreground.merging(titleTextAttributes ?? [:]) { $1 }
        appearance.largeTitleTextAttributes = foreground.merging(largeTitleTextAttributes ?? [:]) { $1 }
        appearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return appearance
    }

    /// The appearance of the bar over scrolled content.
    private var scrolledAppearance: UINavigationBarAppearance {
        let compact = isCompact ? topItem?.compactAppearance : nil
        let ownCompact = isCompact ? appearances.compact : nil
        return compact ?? topItem?.standardAppearance ?? ownCompact ?? effectiveStandardAppearance
    }

    /// The appearance of the bar while the content is scrolled to its top.
    private var effectiveScrollEdgeAppearance: UINavigationBarAppearance {
        let compact = isCompact ? topItem?.compactScrollEdgeAppearance : nil
        let ownCompact = isCompact ? appearances.compactScrollEdge : nil
        if let appearance = compact ?? topItem?.scrollEdgeAppearance ?? ownCompact ?? appearances.scrollEdge {
            return appearance
        }
        let appearance = UINavigationBarAppearance(barAppearance: scrolledAppearance)
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// The current appearance of titles and buttons.
    var foregroundAppearance: UINavigationBarAppearance {
        backgroundFraction < 0.5 ? effectiveScrollEdgeAppearance : scrolledAppearance
    }

    func appearanceDidChange() {
        updateAppearance()
        onHeightChange?()
    }

    /// Updates backgrounds, prompt, title and buttons from the current appearance and item.
    func updateAppearance() {
        backgrounds.apply(scrolledAppearance, scrollEdge: effectiveScrollEdgeAppearance, isDark: appearances.isDark)
        let appearance = foregroundAppearance
        content?.apply(appearance, isCompact: isCompact)
        updatePalette()
        prompt.text = topItem?.prompt
        prompt.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
        prompt.isHidden = topItem?.prompt == nil
        let base: [NSAttributedString.Key: Any] = [
            .font: BarMetrics.largeTitleFont(for: traitCollection), .foregroundColor: UIColor.label,
        ]
        largeTitle.setUniformText(
            topItem?.title.map { UniformText($0, base.merging(appearance.largeTitleTextAttributes) { $1 }) })
        setNeedsLayout()
    }

    func updateBackgroundAlphas(previousFraction: CGFloat) {
        backgrounds.setFraction(backgroundFraction)
        if (previousFraction < 0.5) != (backgroundFraction < 0.5) { updateAppearance() }
    }

    // MARK: Layout

    private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.promptHeight }

    /// The height without a large title. Points.
    func rowHeight(for traits: UITraitCollection) -> CGFloat {
        replacesTitles ? 0 : contentHeight(for: traits) + promptHeight
    }

    /// The height of the row with the title and the items. Points.
    private func contentHeight(for traits: UITraitCollection) -> CGFloat {
        presentedHeight ?? BarMetrics.rowHeight(for: traits)
    }

    /// The extra height for a large title. Points.
    var largeTitleHeight: CGFloat { BarMetrics.largeTitleHeight(for: traitCollection) }

    /// Whether the bar shows a large title: that of the top screen, unless the palette takes its place.
    var hasLargeTitle: Bool { !replacesTitles && topItemHasLargeTitle }

    /// Whether the top screen has a large title. With `automatic`, the screens below it decide. Phones in landscape
    /// have none.
    private var topItemHasLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        if traitCollection.userInterfaceIdiom == .phone, traitCollection.verticalSizeClass == .compact { return false }
        for item in stackItems.reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    func layOutContents() {
        let row = rowHeight(for: traitCollection)
        let above = max(backgroundTopExtension, attachedTopExtension)
        for view in backgrounds.views {
            view.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        }
        prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        if let content {
            let height = contentHeight(for: traitCollection)
            content.bounds.size = CGSize(width: bounds.width, height: height)
            // Titles that are replaced disappear upward.
            content.center = CGPoint(x: bounds.width / 2, y: row - height / 2)
            // A transition fades it in.
            if transition == nil { content.alpha = replacesTitles ? 0 : 1 }
        }
        layOutLargeTitle(below: row)
        layOutPalette()
    }

    /// The distance to the top of the window, for a bar attached to it. Points.
    private var attachedTopExtension: CGFloat {
        guard owningController == nil, barPosition == .topAttached, let window else { return 0 }
        return max(0, convert(CGPoint.zero, to: window).y)
    }

    private func layOutLargeTitle(below row: CGFloat) {
        // A bar without a navigation controller shows the whole large title.
        let availableLength =
            owningController == nil
            ? (hasLargeTitle ? max(0, bounds.height - row - paletteHeight) : 0) : visibleLargeTitleHeight
        let size = largeTitle.sizeThatFits(.zero)
        largeTitleClip.isHidden = !topItemHasLargeTitle
        largeTitleClip.alpha = hasLargeTitle ? 1 : 0
        // Titles that are replaced disappear as they are.
        if !replacesTitles {
            content?.isTitleHidden =
                hasLargeTitle && topItem?.titleView == nil
                && availableLength > largeTitleHeight - BarMetrics.largeTitleBottom - size.height
                    + BarMetrics.titleSwitchDistance
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
        let margin = BarMetrics.margin(inWidth: bounds.width, safeArea: safeAreaInsets) + safe
        largeTitleClip.frame = CGRect(x: 0, y: row, width: bounds.width, height: max(0, availableLength))
        let width = max(0, min(size.width, bounds.width - 2 * margin))
        largeTitle.bounds.size = CGSize(width: width, height: size.height)
        largeTitle.center = CGPoint(
            x: isMirrored ? bounds.width - margin - width / 2 : margin + width / 2,
            y: availableLength - size.height / 2 - BarMetrics.largeTitleBottom)
    }
}

/// The view below the titles.
extension UINavigationBar {
    /// Whether the palette takes the place of titles and buttons.
    var replacesTitles: Bool { topItem?.palette?.replacesTitles == true }

    /// The height of the palette when it is fully visible; 0 without one. Points.
    var paletteHeight: CGFloat { topItem?.palette?.fullHeight ?? 0 }

    /// Whether the palette disappears while content is scrolled.
    var hidesPaletteWhenScrolling: Bool { topItem?.hidesSearchBarWhenScrolling == true && !replacesTitles }

    /// Shows the palette of the top item.
    func updatePalette() {
        let newPalette = topItem?.palette
        guard newPalette !== palette || newPalette?.superview !== self else { return }
        if let palette, palette !== newPalette, palette.superview === self {
            palette.removeFromSuperview()
        }
        palette = newPalette
        if let newPalette { addSubview(newPalette) }
        setNeedsLayout()
    }

    func layOutPalette() {
        guard let palette else { return }
        let height = owningController == nil ? paletteHeight : visiblePaletteHeight
        palette.isHidden = height <= 0
        palette.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}

/// A view below the titles of a navigation bar, such as a search bar.
@MainActor package protocol NavigationBarPalette: UIView {
    /// The height when it is fully visible. Points.
    var fullHeight: CGFloat { get }
    /// Whether it takes the place of the bar's titles and buttons.
    var replacesTitles: Bool { get }
}
