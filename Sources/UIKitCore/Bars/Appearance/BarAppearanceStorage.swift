/// The appearance that the app has set for a bar: objects for each situation, and the properties of older systems.
@MainActor package struct BarAppearanceStorage<Appearance: UIBarAppearance> {
    /// Over scrolled content.
    package private(set) var standard: Appearance?
    /// Compact bars over scrolled content.
    package private(set) var compact: Appearance?
    /// While the content is scrolled to the bar's edge.
    package private(set) var scrollEdge: Appearance?
    /// Compact bars while the content is scrolled to the bar's edge.
    package private(set) var compactScrollEdge: Appearance?
    /// The older properties, such as `barTintColor`. No effect once `standard` is set.
    package var legacy = LegacyBarAppearance()

    package init() {}

    /// Whether `barStyle` makes the bar dark regardless of the traits.
    package var isDark: Bool { legacy.style != .default && standard == nil }

    /// Stores a copy of `appearance`.
    package mutating func setStandard(_ appearance: Appearance?) { standard = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    mutating func setCompact(_ appearance: Appearance?) { compact = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    package mutating func setScrollEdge(_ appearance: Appearance?) { scrollEdge = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    mutating func setCompactScrollEdge(_ appearance: Appearance?) { compactScrollEdge = copy(of: appearance) }

    private func copy(of appearance: Appearance?) -> Appearance? { appearance?.copy() as? Appearance }
}
