import UIFoundation

/// The smallest and the largest text size of a view and its subviews.
struct ContentSizeCategoryLimits {
    let minimum: UIContentSizeCategory?
    let maximum: UIContentSizeCategory?

    /// Nil without limits.
    init?(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        if minimum == nil, maximum == nil { return nil }
        self.minimum = minimum
        self.maximum = maximum
    }

    /// `traits` with a text size within the limits. If the smallest is larger than the largest, the largest holds.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let preferred = traits.preferredContentSizeCategory
        guard preferred != .unspecified else { return traits }
        var size = preferred
        if let minimum, size < minimum { size = minimum }
        if let maximum, size > maximum { size = maximum }
        guard size != preferred else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: size)])
    }

    var description: String {
        [minimum.map { "minimum \($0.rawValue)" }, maximum.map { "maximum \($0.rawValue)" }].compactMap { $0 }
            .joined(separator: ", ")
    }
}
