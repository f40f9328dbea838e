import Foundation

/// Colors of asset catalogs.
extension UIColor {
    /// The color set `name` of the app; nil if there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The color set `name` of `bundle`; a nil bundle means the main bundle and the resource bundles of the app's
    /// packages. Nil if there is none.
    ///
    /// - Parameter traitCollection: the style and idiom of the color; with nil, it follows those of where it is used.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundles = bundle.map { [$0] } ?? AppBundle.all
        let sets = bundles.lazy.compactMap {
            AssetCatalog.catalog(of: $0).contents(of: name, kind: "colorset", list: "colors")
        }
        guard let set = sets.first, let light = CatalogColors(set, isDark: false) else { return nil }
        let dark = CatalogColors(set, isDark: true) ?? light
        let highContrastLight = CatalogColors(set, isDark: false, isHighContrast: true) ?? light
        let highContrastDark = CatalogColors(set, isDark: true, isHighContrast: true) ?? dark
        let color: @Sendable (UITraitCollection) -> UIColor = { traits in
            let isHigh = traits.accessibilityContrast == .high
            let colors =
                traits.userInterfaceStyle == .dark
                ? (isHigh ? highContrastDark : dark) : (isHigh ? highContrastLight : light)
            return traits.userInterfaceIdiom == .pad ? colors.pad : colors.phone
        }
        if let traitCollection {
            self.init(cgColor: color(traitCollection).cgColor)
        } else {
            self.init(dynamicProvider: color)
        }
    }
}

/// The colors of a set in one style and contrast.
private struct CatalogColors: Sendable {
    let phone: UIColor
    let pad: UIColor

    init?(_ set: AssetCatalog.Contents, isDark: Bool, isHighContrast: Bool = false) {
        func color(isPad: Bool) -> UIColor? {
            set.entries.matching(isDark: isDark, isPad: isPad, isHighContrast: isHighContrast).lazy.compactMap {
                CatalogColors.color(of: $0)
            }.first
        }
        guard let any = color(isPad: false) ?? color(isPad: true) else { return nil }
        phone = any
        pad = color(isPad: true) ?? any
    }

    private static func color(of entry: AssetCatalog.Entry) -> UIColor? {
        guard let color = entry.values["color"] as? [String: Any],
            let components = color["components"] as? [String: String]
        else { return nil }
        let values = components.compactMapValues(component)
        let alpha = values["alpha"] ?? 1
        if let white = values["white"] { return UIColor(white: white, alpha: alpha) }
        guard let red = values["red"], let green = values["green"], let blue = values["blue"] else { return nil }
        return color["color-space"] as? String == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as Xcode writes it: "0.839" and "1.000" are fractions, "0xE6" and "214" are of 255.
    private static func component(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(text.contains(".") ? number : number / 255)
    }
}
