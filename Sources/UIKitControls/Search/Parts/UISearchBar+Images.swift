import CoreGraphics
import UIKitCore

/// Images in place of the system's, and positions.
extension UISearchBar {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that clears the text.
        case clear
        /// The button with a book.
        case bookmark
        /// The button for the list of results.
        case resultsList
    }

    // MARK: Icons

    /// Sets the image of an icon in one state. Nil restores the system's. States without an image have that of `normal`.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        noteAppearance(.searchIcon, for: UInt(icon.rawValue) << 32 | state.rawValue) { (target: UISearchBar) in
            target.setImage(iconImage, for: icon, state: state)
        }
        parts.customization.icons[icon, default: PerState()][exactly: state] = iconImage
        switch icon {
        case .search: searchTextField.setSearchIcon(image(for: .search, state: .normal))
        case .clear: searchTextField.setClearImages(parts.customization.icons[.clear] ?? PerState())
        case .bookmark, .resultsList: updateFieldButton()
        }
    }

    /// The image that the app has set for an icon in a state, or else in the normal one; nil for none.
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.customization.icons[icon]?[state] }

    /// Moves an icon in the field by an offset in points. Non-finite lengths count as 0.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        noteAppearance(.searchIconPosition, for: icon.rawValue) { (target: UISearchBar) in
            target.setPositionAdjustment(adjustment, for: icon)
        }
        parts.customization.iconOffsets[icon] = adjustment.finite
        customizationDidChange()
    }

    /// How far an icon is moved. Default zero.
    public func positionAdjustment(for icon: Icon) -> UIOffset { parts.customization.iconOffsets[icon] ?? .zero }

    /// How far the text is moved in the field, in points. Default zero. Non-finite lengths count as 0.
    public var searchTextPositionAdjustment: UIOffset {
        get { parts.customization.textOffset }
        set {
            noteAppearance(.searchTextPosition, \UISearchBar.searchTextPositionAdjustment, newValue)
            parts.customization.textOffset = newValue.finite
            customizationDidChange()
        }
    }

    // MARK: The field

    /// Sets the image behind the text in one state, stretched, in place of the gray background. The field is then as high
    /// as the image for `normal`. Nil restores the system's background.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance(.searchFieldBackgroundImage, for: state.rawValue) { (target: UISearchBar) in
            target.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
        parts.customization.fieldBackgrounds[exactly: state] = backgroundImage
        customizationDidChange()
        heightDidChange()
    }

    /// The image that the app has set behind the text in a state, or else in the normal one; nil for none.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.customization.fieldBackgrounds[state]
    }

    /// How far the field is moved in the bar, in points. Default zero. Non-finite lengths count as 0.
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { parts.customization.fieldOffset }
        set {
            noteAppearance(
                .searchFieldBackgroundPosition, \UISearchBar.searchFieldBackgroundPositionAdjustment, newValue)
            parts.customization.fieldOffset = newValue.finite
            setNeedsLayout()
        }
    }

    // MARK: The bar

    /// The image behind the bar, in place of its color. An empty image removes the background. Default nil.
    public var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the image behind the bar for a position and a height class. Only `any` with `default`, and with
    /// `defaultPrompt` for a bar with a prompt, are used.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let argument = barPosition.rawValue << 16 | barMetrics.rawValue
        noteAppearance(.backgroundImage, for: argument) { (target: UISearchBar) in
            target.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        parts.customization.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
        updateBackground()
    }

    /// The image that was set behind the bar for exactly this position and height class.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.customization.backgrounds[.init(position: barPosition, metrics: barMetrics)]
    }

    /// The image behind the bar as it is now.
    var shownBackgroundImage: UIImage? {
        let withPrompt = prompt == nil ? nil : backgroundImage(for: .any, barMetrics: .defaultPrompt)
        return withPrompt ?? backgroundImage
    }

    // MARK: The scope buttons

    /// The image behind the scope buttons. Default nil.
    public var scopeBarBackgroundImage: UIImage? {
        get { parts.scopeBackground.image }
        set {
            noteAppearance(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage, newValue)
            parts.scopeBackground.image = newValue
            setNeedsLayout()
        }
    }

    /// Sets attributes of the scope buttons' titles in one state.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        noteAppearance(.scopeTitleTextAttributes, for: state.rawValue) { (target: UISearchBar) in
            target.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
        scopes.control.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of the scope buttons' titles that were set for exactly this state; nil for none.
    public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.control.titleTextAttributes(for: state)
    }

    private func customizationDidChange() {
        searchTextField.customization = parts.customization
        setNeedsLayout()
    }
}

extension UIOffset {
    /// The offset with 0 for lengths that are not finite.
    fileprivate var finite: UIOffset {
        UIOffset(horizontal: horizontal.isFinite ? horizontal : 0, vertical: vertical.isFinite ? vertical : 0)
    }
}
