import Foundation

/// Images of asset catalogs.
extension UIImage {
    /// The image set `name` in the catalogs of `bundles`; nil if there is none, or none of its files can be read.
    ///
    /// The image has variants for the dark and light style, for high contrast and for right-to-left layouts if the set has,
    /// and caps if it is sliced. An image for one layout direction only is mirrored in the other. The file for the scale of
    /// `traits` is read, otherwise that of the next larger scale, otherwise of the largest smaller one. PNG, JPEG, PDF and
    /// SVG files are read; a PDF or SVG keeps its shapes if the set preserves vector data, and is drawn for the scale of
    /// `traits` otherwise. A name with the ending of an image file, such as `photo.jpg`, also finds the set `photo`.
    static func fromCatalog(named name: String, in bundles: [Bundle], for traits: UITraitCollection) -> UIImage? {
        for bundle in bundles {
            let catalog = AssetCatalog.catalog(of: bundle)
            for name in [name, nameWithoutEnding(name)].compactMap({ $0 }) {
                guard let set = catalog.contents(of: name, kind: "imageset", list: "images") else { continue }
                return image(of: set, for: traits)
            }
        }
        return nil
    }

    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "pdf", "svg"]

    private static func nameWithoutEnding(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            endings.contains(name[name.index(after: dot)...].lowercased())
        else { return nil }
        return String(name[..<dot])
    }

    private static func image(of set: AssetCatalog.Contents, for traits: UITraitCollection) -> UIImage? {
        guard let usual = variant(of: set, .usual, for: traits) else { return nil }
        let others = AssetAppearance.others.filter { appearance in
            set.entries.contains {
                $0.luminosity == appearance.luminosity && $0.isHighContrast == appearance.isHighContrast
                    && (!appearance.isRightToLeft || $0.direction == "right-to-left" && !set.isMirrored)
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
            .localized(in: AppBundle.language)
            .directed(isRightToLeft: appearance.isRightToLeft)
            .filter { $0.file != nil }
        let requested = max(1, min(3, Int(traits.displayScale.rounded(.up))))
        let order = Array(requested...3) + (1..<requested).reversed()
        let scaled = order.lazy.compactMap { scale in entries.first { $0.scale == scale } }.first
        guard let entry = scaled ?? entries.first, let name = entry.file else { return nil }
        guard let file = file(name, of: set, entry, for: traits) else { return nil }
        let sliced = AssetSlices(entry, scale: file.scale).map { $0.slice(file) } ?? file
        let image = set.isMirrored ? sliced.imageFlippedForRightToLeftLayoutDirection() : sliced
        switch set.properties["template-rendering-intent"] as? String {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}

/// Files of image sets.
extension UIImage {
    /// The image in a file of `set`; nil, with a log line, if it cannot be read.
    private static func file(
        _ name: String, of set: AssetCatalog.Contents, _ entry: AssetCatalog.Entry, for traits: UITraitCollection
    ) -> UIImage? {
        let path = set.folder + "/" + name
        let scale = CGFloat(entry.scale ?? 1)
        guard let data = FileManager.default.contents(atPath: path) else {
            Log.line("\(path): there is no such file.")
            return nil
        }
        if VectorKind(data) != nil {
            let isPreserved = set.properties["preserves-vector-representation"] as? Bool == true
            return UIImage(vector: data, at: path, scale: scale, isPreserved: isPreserved, for: traits)
        }
        if let image = UIImage(data: data, scale: scale) { return image }
        Log.line("\(path): cannot be read; PNG, JPEG, PDF and SVG files are.")
        return nil
    }
}

extension AssetCatalog.Contents {
    /// Whether all images of the set are for one layout direction, and are mirrored for the other.
    fileprivate var isMirrored: Bool {
        let directions = entries.filter { $0.file != nil }.map(\.direction)
        return directions.first.flatMap { $0 } != nil && directions.allSatisfy { $0 == directions[0] }
    }
}

/// When an entry of a set applies.
private struct AssetAppearance {
    /// "dark", "light", or nil for both.
    let luminosity: String?
    let isHighContrast: Bool
    /// Whether it applies in right-to-left layouts only.
    var isRightToLeft = false

    static let usual = AssetAppearance(luminosity: nil, isHighContrast: false)

    /// All but `usual`, the least specific first.
    static let others: [AssetAppearance] = [false, true].flatMap { isRightToLeft in
        [false, true].flatMap { isHighContrast in
            [nil, "light", "dark"].map { luminosity in
                AssetAppearance(luminosity: luminosity, isHighContrast: isHighContrast, isRightToLeft: isRightToLeft)
            }
        }
    }
    .filter { $0.luminosity != nil || $0.isHighContrast || $0.isRightToLeft }

    var traits: UITraitCollection {
        var parts: [UITraitCollection] = []
        if let luminosity { parts.append(UITraitCollection(userInterfaceStyle: luminosity == "dark" ? .dark : .light)) }
        if isHighContrast { parts.append(UITraitCollection(accessibilityContrast: .high)) }
        if isRightToLeft { parts.append(UITraitCollection(layoutDirection: .rightToLeft)) }
        return UITraitCollection(traitsFrom: parts)
    }
}
