import UIKitCore

/// The place for which a list's content has default values.
enum ListContentKind: Hashable, CaseIterable {
    case cell, subtitleCell, valueCell
    case plainHeader, plainFooter, groupedHeader, prominentHeader, extraProminentHeader, groupedFooter
    case sidebarCell, sidebarSubtitleCell, sidebarHeader

    var textProperties: UIListContentConfiguration.TextProperties {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell: .init(.body)
        case .plainHeader: .init(.headline)
        case .plainFooter, .groupedFooter: .init(.footnote)
        case .groupedHeader: .init(.footnote, transform: .uppercase)
        case .prominentHeader: .init(.title3, weight: .semibold)
        case .extraProminentHeader: .init(.title2, weight: .bold)
        case .sidebarHeader: .init(.title3, weight: .semibold)
        }
    }

    var secondaryTextProperties: UIListContentConfiguration.TextProperties {
        switch self {
        case .cell: .init(.subheadline)
        case .subtitleCell, .sidebarSubtitleCell: .init(.caption1)
        case .valueCell, .sidebarCell: .init(.body)
        case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: .init(.footnote)
        case .prominentHeader, .extraProminentHeader, .sidebarHeader: .init(.subheadline)
        }
    }

    /// The margins of the content.
    var margins: NSDirectionalEdgeInsets {
        let (top, bottom): (CGFloat, CGFloat) =
            switch self {
            case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell:
                (ConfigurationMetrics.cellMargin, ConfigurationMetrics.cellMargin)
            case .plainHeader, .plainFooter: (ConfigurationMetrics.headerMargin, ConfigurationMetrics.headerMargin)
            case .groupedHeader: (ConfigurationMetrics.groupedHeaderTop, ConfigurationMetrics.headerMargin)
            case .groupedFooter: (ConfigurationMetrics.headerMargin, ConfigurationMetrics.groupedFooterBottom)
            case .prominentHeader, .extraProminentHeader, .sidebarHeader:
                (ConfigurationMetrics.prominentHeaderMargin, ConfigurationMetrics.prominentHeaderMargin)
            }
        return NSDirectionalEdgeInsets(
            top: top, leading: ConfigurationMetrics.sideMargin, bottom: bottom,
            trailing: ConfigurationMetrics.sideMargin)
    }

    /// The values that an app has not set, in a state.
    func defaults(for state: ConfigurationStateParts) -> ListContentDefaults {
        if state.isDisabled {
            return ListContentDefaults(
                textColor: .tertiaryLabel, secondaryTextColor: .tertiaryLabel, imageTint: .tertiaryLabel)
        }
        switch self {
        case .cell, .valueCell, .plainHeader, .prominentHeader, .extraProminentHeader, .sidebarCell, .sidebarHeader,
            .sidebarSubtitleCell:
            return ListContentDefaults(textColor: .label, secondaryTextColor: .secondaryLabel)
        case .subtitleCell: return ListContentDefaults(textColor: .label, secondaryTextColor: .label)
        case .plainFooter, .groupedHeader, .groupedFooter:
            return ListContentDefaults(textColor: .secondaryLabel, secondaryTextColor: .secondaryLabel)
        }
    }
}

/// The values of a list's content that depend on its kind and state.
struct ListContentDefaults: Hashable {
    var textColor: UIColor
    var secondaryTextColor: UIColor
    /// Nil is the tint color of the view.
    var imageTint: UIColor?
}
