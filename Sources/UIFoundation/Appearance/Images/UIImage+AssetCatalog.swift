import Foundation

/// Images of asset catalogs.
extension UIImage {
    /// The image set `name` in the catalogs of `bundles`; nil if there is none, or none of its files can be read.
    ///
    /// The image has variants for the dark and light style and for high contrast if the set has, and caps if it is sliced.
    /// The file for the scale of `traits` is read, otherwise
    /// that of the next larger scale, otherwise of the largest smaller one. PNG and JPEG files are read.
    static func fromCatalog(named name: String, in bundles: [Bundle], for traits: UITraitCollection) -> UIImage? {
        for bundle in bundles {
            let catalog = AssetCatalog.catalog(of: bundle)
            guard let set = catalog.contents(of: name, kind: "imageset", list: "images") else { continue }
            return image(of: set, for: traits)
        }
        return nil
    }

    private static func image(of set: AssetCatalog.Contents, for traits: UITraitCollection) -> UIImage? {
        guard let usual = variant(of: set, .usual, for: traits) else { return nil }
        let others = AssetAppearance.others.filter { appearance in
            set.entries.contains {
                $0.luminosity == appearance.luminosity && $0.isHighContrast == appearance.isHighContrast
            }
        }
        guard !others.isEmpty else { return usual }
        let asset = UIImageAsset()
        asset.register(usual, with: UITraitCollection())
        for appearance in others {
            guard let image = variant(of: set, appearance, for: traits) else { continue }
            asset.register(image, with: appearance.traits)
        }
        return asset.image(with: traits)
    }

    private static func variant(
        of set: AssetCatalog.Contents, _ appearance: AssetAppearance, for traits: UITraitCollection
    ) -> UIImage? {
        let entries = set.entries
            .matching(
                isDark: appearance.luminosity == "dark", isPad: traits.userInterfaceIdiom == .pad,
                isHighContrast: appearance.isHighContrast
            )
            .filter { $0.values["filename"] is String }
        let requested = max(1, min(3, Int(traits.displayScale.rounded(.up))))
        let order = Array(requested...3) + (1..<requested).reversed()
        let scaled = order.lazy.compactMap { scale in entries.first { $0.scale == scale } }.first
        guard let entry = scaled ?? entries.first, let name = entry.values["filename"] as? String else { return nil }
        guard let data = FileManager.default.contents(atPath: set.folder + "/" + name),
            let file = UIImage(data: data, scale: CGFloat(entry.scale ?? 1))
        else {
            Log.line("\(set.folder)/\(name): cannot be read; PNG and JPEG files are.")
            return nil
        }
        let image = AssetSlices(entry, scale: file.scale).map { $0.slice(file) } ?? file
        switch set.properties["template-rendering-intent"] as? String {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}

/// When an entry of a set applies.
private struct AssetAppearance {
    /// "dark", "light", or nil for both.
    let luminosity: String?
    let isHighContrast: Bool

    static let usual = AssetAppearance(luminosity: nil, isHighContrast: false)
    static let others = [
        AssetAppearance(luminosity: "light", isHighContrast: false),
        AssetAppearance(luminosity: "dark", isHighContrast: false),
        AssetAppearance(luminosity: nil, isHighContrast: true),
        AssetAppearance(luminosity: "light", isHighContrast: true),
        AssetAppearance(luminosity: "dark", isHighContrast: true),
    ]

    var traits: UITraitCollection {
        var parts: [UITraitCollection] = []
        if let luminosity { parts.append(UITraitCollection(userInterfaceStyle: luminosity == "dark" ? .dark : .light)) }
        if isHighContrast { parts.append(UITraitCollection(accessibilityContrast: .high)) }
        return UITraitCollection(traitsFrom: parts)
    }
}
