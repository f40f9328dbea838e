import CoreGraphics
import UIKitCore

/// The place for which a background has default values.
enum BackgroundKind: Hashable {
    case clear
    case plainCell
    case groupedCell
    case sidebarCell
    case plainHeaderFooter
    /// Those of the list that the state names.
    case listCell, listHeader, listFooter
    case button(cornerRadius: CGFloat)

    /// The values that an app has not set, in a state.
    func defaults(for state: ConfigurationStateParts) -> BackgroundDefaults {
        let isMarked = state.isHighlighted || state.isSelected
        switch self {
        case .clear: return BackgroundDefaults(color: .clear)
        case .plainCell: return BackgroundDefaults(color: isMarked ? .systemGray4 : .systemBackground)
        case .groupedCell:
            return BackgroundDefaults(color: isMarked ? .systemGray4 : .secondarySystemGroupedBackground)
        case .sidebarCell:
            return BackgroundDefaults(
                color: isMarked ? .systemFill : .clear, cornerRadius: ConfigurationMetrics.sidebarCornerRadius)
        case .plainHeaderFooter: return BackgroundDefaults(color: .systemBackground)
        case .listCell, .listHeader, .listFooter: return kind(in: state.list).defaults(for: state)
        case .button(let cornerRadius): return BackgroundDefaults(color: nil, cornerRadius: cornerRadius)
        }
    }

    /// The background of a list's part in a list of this look.
    private func kind(in list: UIListEnvironment) -> BackgroundKind {
        guard self == .listCell else { return self == .listHeader && list == .plain ? .plainHeaderFooter : .clear }
        switch list {
        case .unspecified, .none, .plain: return .plainCell
        case .grouped, .insetGrouped: return .groupedCell
        case .sidebar, .sidebarPlain: return .sidebarCell
        }
    }
}

/// The values of a background that depend on its kind and state.
struct BackgroundDefaults: Hashable {
    var color: UIColor?
    var cornerRadius: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
}
