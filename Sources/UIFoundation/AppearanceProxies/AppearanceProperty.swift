/// A property or setter that appearance proxies can set. One name for all classes that have it.
package enum AppearanceProperty: UInt8, Sendable {
    // Views.
    case backgroundColor, tintColor, semanticContentAttribute, isExclusiveTouch, contentInsetAdjustmentBehavior
    // Text.
    case font, textColor, textAlignment, shadowColor, shadowOffset, highlightedTextColor, defaultTextAttributes
    case textContainerInset, keyboardAppearance
    // Bars.
    case barStyle, isTranslucent, barTintColor, shadowImage, backgroundImage, titleTextAttributes
    case largeTitleTextAttributes, prefersLargeTitles, backIndicatorImage, backIndicatorTransitionMaskImage
    case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    case selectionIndicatorImage, unselectedItemTintColor, itemPositioning, itemWidth, itemSpacing
    // Bar items.
    case backgroundVerticalPositionAdjustment, titlePositionAdjustment, badgeColor, badgeTextAttributes
    // Controls.
    case color, titleColor, titleShadowColor, contentEdgeInsets, onTintColor, thumbTintColor, thumbImage
    case minimumTrackTintColor, minimumTrackImage, maximumTrackTintColor, maximumTrackImage
    case progressTintColor, progressImage, trackTintColor, trackImage, selectedSegmentTintColor
    case decrementImage, incrementImage, pageIndicatorTintColor, currentPageIndicatorTintColor
    // Search bars.
    case searchIcon, searchIconPosition, searchFieldBackgroundImage, searchFieldBackgroundPosition
    case searchTextPosition, scopeBarBackgroundImage, scopeTitleTextAttributes
    // Tables.
    case separatorColor, separatorEffect, separatorInset, separatorStyle, sectionHeaderTopPadding, selectionStyle
    /// A property of an app's class; the key's argument tells which.
    case appDefined
}

/// A property, or what a setter with further arguments sets for these arguments.
package struct AppearanceKey: Hashable, Sendable {
    package let property: AppearanceProperty
    /// The state, metrics or position that the setter is called for. 0 for a property.
    package let argument: UInt64

    package init(property: AppearanceProperty, argument: UInt64) {
        self.property = property
        self.argument = argument
    }
}
