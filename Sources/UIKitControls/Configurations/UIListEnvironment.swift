import UIKitCore

/// The look of the list that contains a view.
public enum UIListEnvironment: Int, Sendable {
    /// Not known.
    case unspecified
    /// Not in a list.
    case none
    /// A plain list or table.
    case plain
    /// A grouped list or table.
    case grouped
    /// A list or table whose groups have round corners and margins.
    case insetGrouped
    /// A sidebar with groups.
    case sidebar
    /// A sidebar without groups.
    case sidebarPlain
}

/// The trait that says which list contains a view.
public struct UITraitListEnvironment: UITraitDefinition {
    /// Not known.
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitCollection {
    /// The look of the list that contains the view. Cells of tables and lists have it in their configuration state.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
    /// The look of the list that contains the view.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UICellConfigurationState {
    /// Sets the list of the cell, unless the app has overridden it.
    @MainActor package mutating func setListEnvironment(_ environment: UIListEnvironment) {
        guard traitCollection.listEnvironment == .unspecified else { return }
        traitCollection = traitCollection.modifyingTraits { $0.listEnvironment = environment }
    }
}
