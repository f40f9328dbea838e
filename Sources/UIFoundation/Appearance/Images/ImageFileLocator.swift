/// Finds the file for an image name.
enum ImageFileLocator {
    /// Pixels per point of the file at `path`, from its name: 2 for `name@2x.png` and `name@2x~ipad.png`.
    static func scale(ofFileNamed path: String) -> CGFloat {
        var name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        for idiom in ["~ipad", "~iphone"] where name.hasSuffix(idiom) {
            name.removeLast(idiom.count)
        }
        for scale in 1...3 where name.hasSuffix("@\(scale)x") {
            return CGFloat(scale)
        }
        return 1
    }

    /// The file of `name` for the scale of `traits`, otherwise the next larger scale, otherwise the largest smaller
    /// one. At the same scale, a file for the idiom wins. Nil when there is none.
    static func path(named name: String, in bundle: Bundle?, for traits: UITraitCollection) -> String? {
        let (stem, kinds) = split(name)
        guard !stem.isEmpty else { return nil }
        for searchedBundle in bundle.map({ [$0] }) ?? AppBundle.all {
            for suffix in suffixes(for: traits) {
                for kind in kinds {
                    if let path = searchedBundle.path(forResource: stem + suffix, ofType: kind) { return path }
                }
            }
        }
        return nil
    }

    /// The name without its extension, and the extensions to look for.
    private static func split(_ name: String) -> (stem: String, kinds: [String]) {
        let known = ["png", "jpg", "jpeg", "pdf", "svg"]
        guard let dot = name.lastIndex(of: "."), known.contains(name[name.index(after: dot)...].lowercased()) else {
            return (name, known)
        }
        return (String(name[..<dot]), [String(name[name.index(after: dot)...])])
    }

    /// The possible name suffixes, best first.
    private static func suffixes(for traits: UITraitCollection) -> [String] {
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let requested = max(1, min(3, Int(traits.displayScale.rounded(.up))))
        let scales = Array(requested...3) + (1..<requested).reversed()
        return scales.flatMap { scale -> [String] in
            let marks = scale == 1 ? ["", "@1x"] : ["@\(scale)x"]
            return marks.flatMap { [$0 + idiom, $0] }
        }
    }
}
