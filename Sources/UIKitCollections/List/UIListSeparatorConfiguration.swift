import CoreGraphics
import UIKitCore

/// The separators of one row of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a separator is shown.
    public enum Visibility: Hashable, Sendable {
        /// As the list's appearance wants it.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Insets that the list determines. An edge with this value does so by itself.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a separator above the row. Default automatic: none.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a separator below the row. Default automatic: unless it is the last one of a group.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the sides of the row to the separator above it, in points; top and bottom do not count. Default automatic:
    /// from the text to the trailing edge.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// From the sides of the row to the separator below it, as `topSeparatorInsets`.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The color. Default: the system's for separators.
    public var color = UIColor.separator
    /// The color below rows that are selected where several can be. Default: as `color`.
    public var multipleSelectionColor = UIColor.separator

    /// An effect through which the separators are seen, such as vibrancy; nil, the default, for plain lines.
    public var visualEffect: UIVisualEffect?

    /// Creates the separators of a list's appearance.
    @preconcurrency @MainActor
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        switch listAppearance {
        case .plain, .grouped, .insetGrouped: break
        case .sidebar, .sidebarPlain: bottomSeparatorVisibility = .hidden
        }
    }
}

/// A separator of a row as it is shown.
struct ShownSeparator: Equatable {
    var color: UIColor
    var effect: UIVisualEffect?
    /// From the sides of the row; nil from the content's text.
    var leading: CGFloat?
    var trailing: CGFloat

    /// - Parameter isShown: what `automatic` means.
    init?(
        _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets, _ color: UIColor,
        _ effect: UIVisualEffect?, automatic isShown: Bool
    ) {
        switch visibility {
        case .automatic: if !isShown { return nil }
        case .visible: break
        case .hidden: return nil
        }
        self.color = color
        self.effect = effect
        let automatic = UIListSeparatorConfiguration.automaticInsets
        leading = insets.leading == automatic.leading || !insets.leading.isFinite ? nil : insets.leading
        trailing = insets.trailing == automatic.trailing || !insets.trailing.isFinite ? 0 : insets.trailing
    }
}
