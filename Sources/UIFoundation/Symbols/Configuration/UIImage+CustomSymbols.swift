import Foundation

/// Symbols of the app's asset catalogs.
extension UIImage {
    /// The symbol set `name` in the catalogs of `bundles`; nil if there is none, or its template cannot be read.
    static func symbolFromCatalog(
        named name: String, in bundles: [Bundle], for traits: UITraitCollection, _ configuration: Configuration?
    ) -> UIImage? {
        for bundle in bundles {
            let catalog = AssetCatalog.catalog(of: bundle)
            guard let set = catalog.contents(of: name, kind: "symbolset", list: "symbols") else { continue }
            let entries = set.entries.matching(isDark: false, isPad: traits.userInterfaceIdiom == .pad)
            guard let file = entries.lazy.compactMap(\.file).first,
                let template = template(at: set.folder + "/" + file, set.properties)
            else { return nil }
            let options = configuration?.options ?? SymbolOptions()
            let symbol = SymbolImage(named: name, template: template, options: options, traits: traits)
            return UIImage(custom: symbol, for: traits, configuration)
        }
        return nil
    }

    private convenience init(custom symbol: SymbolImage, for traits: UITraitCollection, _ configuration: Configuration?)
    {
        var attributes = DisplayAttributes(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        attributes.baselineOffset = symbol.baselineOffset(at: attributes.scale)
        attributes.traits = configuration?.traitCollection
        self.init(.symbol(symbol), look: attributes)
    }

    /// The template at `path`; nil, with a log line, if it cannot be read.
    private static func template(at path: String, _ properties: [String: Any]) -> SymbolTemplate? {
        guard let data = FileManager.default.contents(atPath: path) else {
            Log.line("\(path): there is no such file.")
            return nil
        }
        do throws(VectorFailure) {
            let isMulticolor = properties["symbol-rendering-intent"] as? String == "multicolor"
            if let template = try SymbolTemplate(data, isMulticolor: isMulticolor) { return template }
            Log.line("\(path): has no layer of a symbol template, such as \"Regular-M\".")
        } catch {
            Log.line("\(path): \(error)")
        }
        return nil
    }
}
