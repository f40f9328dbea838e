import CoreGraphics

/// Metrics of configurations of lists, in points. All are inferred; Docs/Numbers.md lists them.
enum ConfigurationMetrics {
    /// The corners of a selected row in a sidebar.
    static let sidebarCornerRadius: CGFloat = 10
}
