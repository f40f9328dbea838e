/// The appearance that the app has set for a bar: objects for each situation, and the properties of older systems.
@MainActor struct BarAppearanceStorage<Appearance: UIBarAppearance> {
    /// Over scrolled content.
    private(set) var standard: Appearance?
    /// Compact bars over scrolled content.
    private(set) var compact: Appearance?
    /// While the content is scrolled to the bar's edge.
    private(set) var scrollEdge: Appearance?
    /// Compact bars while the content is scrolled to the bar's edge.
    private(set) var compactScrollEdge: Appearance?
    /// The older properties, such as `barTintColor`. No effect once `standard` is set.
    var legacy = LegacyBarAppearance()

    /// Whether `barStyle` makes the bar dark regardless of the traits.
    var isDark: Bool { legacy.style != .default && standard == nil }

    /// Stores a copy of `appearance`.
    mutating func setStandard(_ appearance: Appearance?) { standard = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    mutating func setCompact(_ appearance: Appearance?) { compact = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    mutating func setScrollEdge(_ appearance: Appearance?) { scrollEdge = copy(of: appearance) }

    /// Stores a copy of `appearance`.
    mutating func setCompactScrollEdge(_ appearance: Appearance?) { compactScrollEdge = copy(of: appearance) }

    private func copy(of appearance: Appearance?) -> Appearance? { appearance?.copy() as? Appearance }
}
