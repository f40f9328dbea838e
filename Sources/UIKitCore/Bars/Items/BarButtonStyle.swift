import CoreGraphics

/// The appearance of a bar button's title and background per state. The item's own settings override the bar's
/// appearance object, which overrides the defaults of the item's style.
@MainActor struct BarButtonStyle {
    private let appearance: UIBarButtonItemAppearance?
    private let item: UIBarItem?
    private let style: UIBarButtonItem.Style
    private let customization: BarButtonCustomization
    private let isCompact: Bool

    init(item: UIBarItem?, appearance: UIBarButtonItemAppearance?, isCompact: Bool) {
        self.item = item
        self.appearance = appearance
        self.isCompact = isCompact
        style = (item as? UIBarButtonItem)?.style ?? .plain
        customization = (item as? UIBarButtonItem)?.customization ?? BarButtonCustomization()
    }

    private func settings(of state: UIControl.State) -> UIBarButtonItemStateAppearance? {
        if state.contains(.disabled) { return appearance?.disabled }
        return state.contains(.highlighted) ? appearance?.highlighted : appearance?.normal
    }

    /// The single state whose settings apply.
    private func effectiveState(_ state: UIControl.State) -> UIControl.State {
        state.contains(.disabled) ? .disabled : state.contains(.highlighted) ? .highlighted : .normal
    }

    /// The app's title attributes for `state`, over those of the normal state.
    private func customAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var all = appearance?.normal.titleTextAttributes ?? [:]
        all.merge(item?.titleTextAttributes(for: .normal) ?? [:]) { _, own in own }
        guard effectiveState(state) != .normal else { return all }
        // A color for the normal state does not apply to a disabled button.
        if effectiveState(state) == .disabled { all[.foregroundColor] = nil }
        all.merge(settings(of: state)?.titleTextAttributes ?? [:]) { _, own in own }
        all.merge(item?.titleTextAttributes(for: effectiveState(state)) ?? [:]) { _, own in own }
        return all
    }

    /// The attributes of the title. `tint` is the color where nothing else specifies one.
    func attributes(in state: UIControl.State, tint: UIColor) -> [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = style == .done ? .semibold : .regular
        let size = isCompact ? BarMetrics.compactFontSize : BarMetrics.fontSize
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : tint,
        ]
        return base.merging(customAttributes(state)) { _, own in own }
    }

    /// Whether the app specifies a title color for the highlighted state, which replaces the default dimming.
    func hasCustomHighlightColor() -> Bool {
        appearance?.highlighted.titleTextAttributes[.foregroundColor] != nil
            || item?.titleTextAttributes(for: .highlighted)?[.foregroundColor] != nil
    }

    func titleOffset(in state: UIControl.State) -> UIOffset {
        if let own = customization.titleOffset(isCompact: isCompact) { return own }
        let offset = settings(of: state)?.titlePositionAdjustment ?? .zero
        return offset == .zero ? appearance?.normal.titlePositionAdjustment ?? .zero : offset
    }

    func background(in state: UIControl.State) -> (image: UIImage, offset: UIOffset)? {
        if let own = customization.background(for: effectiveState(state), isCompact: isCompact) {
            return (own, UIOffset(horizontal: 0, vertical: customization.backgroundOffset(isCompact: isCompact)))
        }
        for settings in [settings(of: state), appearance?.normal] {
            if let image = settings?.backgroundImage {
                return (image, settings?.backgroundImagePositionAdjustment ?? .zero)
            }
        }
        return nil
    }
}
