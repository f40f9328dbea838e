import Foundation

/// Images of asset catalogs.
extension UIImage {
    /// The image set `name` in the catalogs of `bundles`; nil if there is none, or none of its files can be read.
    ///
    /// The image has a variant for the dark style if the set has. The file for the scale of `traits` is read, otherwise
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
        let light = variant(of: set, isDark: false, for: traits)
        guard set.entries.contains(where: { $0.luminosity != nil }), let light,
            let dark = variant(of: set, isDark: true, for: traits)
        else { return light }
        let asset = UIImageAsset()
        asset.register(light, with: UITraitCollection())
        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
        let current = traits.userInterfaceStyle == .dark ? dark : light
        return current.belonging(to: asset)
    }

    private static func variant(
        of set: AssetCatalog.Contents, isDark: Bool, for traits: UITraitCollection
    ) -> UIImage? {
        let entries = set.entries
            .matching(isDark: isDark, isPad: traits.userInterfaceIdiom == .pad)
            .filter { $0.values["filename"] is String }
        let wanted = max(1, min(3, Int(traits.displayScale.rounded(.up))))
        let order = Array(wanted...3) + (1..<wanted).reversed()
        let scaled = order.lazy.compactMap { scale in entries.first { $0.scale == scale } }.first
        guard let entry = scaled ?? entries.first, let file = entry.values["filename"] as? String else { return nil }
        guard let data = FileManager.default.contents(atPath: set.folder + "/" + file),
            let image = UIImage(data: data, scale: CGFloat(entry.scale ?? 1))
        else {
            Log.line("\(set.folder)/\(file): cannot be read; PNG and JPEG files are.")
            return nil
        }
        switch set.properties["template-rendering-intent"] as? String {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}
