import Foundation
import Synchronization

/// The asset catalogs (`.xcassets`) of a bundle, read as they are in the source tree.
struct AssetCatalog: Sendable {
    /// An entry of a set: a file or a color, and when it applies.
    struct Entry {
        let values: [String: Any]

        /// "universal", "iphone", "ipad" or another device.
        var idiom: String { values["idiom"] as? String ?? "universal" }
        /// Pixels per point; nil for every scale.
        var scale: Int? { (values["scale"] as? String).flatMap { Int($0.dropLast()) } }
        /// The name of its file; nil without one, and for a path that leads out of the set's folder.
        var file: String? {
            (values["filename"] as? String).flatMap { name in
                name.isEmpty || name == "." || name == ".." || name.contains { $0 == "/" || $0 == "\0" } ? nil : name
            }
        }
        /// Whether it applies in the dark style only.
        var isDark: Bool { luminosity == "dark" }
        /// Whether it applies in the dark or light style only.
        var luminosity: String? {
            let appearances = values["appearances"] as? [[String: String]] ?? []
            return appearances.first { $0["appearance"] == "luminosity" }?["value"]
        }
        /// The language that it applies in; nil for every other one.
        var locale: String? { values["locale"] as? String }
        /// "left-to-right" or "right-to-left"; nil for both.
        var direction: String? { values["language-direction"] as? String }
        /// Whether it applies in high contrast only.
        var isHighContrast: Bool {
            let appearances = values["appearances"] as? [[String: String]] ?? []
            return appearances.contains { $0["appearance"] == "contrast" && $0["value"] == "high" }
        }
    }

    /// A set's folder and its `Contents.json`.
    struct Contents {
        let folder: String
        let entries: [Entry]
        let properties: [String: Any]
    }

    private static let kinds = [".imageset", ".colorset", ".dataset", ".symbolset"]
    private static let cache = Mutex<[String: AssetCatalog]>([:])

    /// The folders of all sets, by their names with the kind: `Logo.imageset`, or `Group/Logo.imageset` in a folder
    /// that provides a namespace.
    private let folders: [String: String]

    /// The catalogs in the folder of `bundle`. Each bundle is searched once.
    static func catalog(of bundle: Bundle) -> AssetCatalog {
        let path = bundle.bundlePath
        if let known = cache.withLock({ $0[path] }) { return known }
        let found = AssetCatalog(path: path)
        cache.withLock { $0[path] = found }
        return found
    }

    init(path: String) {
        var folders: [String: String] = [:]
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for file in files.sorted() where file.hasSuffix(".xcassets") {
            var search = Search()
            search.collect(in: path + "/" + file, namespace: "")
            folders.merge(search.folders) { first, _ in first }
        }
        self.folders = folders
    }

    /// Finds the sets of one catalog.
    private struct Search {
        private(set) var folders: [String: String] = [:]
        /// Links may lead back to a folder around them, from where there would be no end.
        private var searched: Set<String> = []

        mutating func collect(in folder: String, namespace: String) {
            let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
            guard searched.insert(target).inserted else { return }
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for file in files.sorted() {
                let path = folder + "/" + file
                if kinds.contains(where: file.hasSuffix) {
                    folders[namespace + file] = folders[namespace + file] ?? path
                } else if !file.contains(".") {
                    let providesNamespace = properties(json(at: path))["provides-namespace"] as? Bool == true
                    collect(in: path, namespace: providesNamespace ? namespace + file + "/" : namespace)
                }
            }
        }
    }

    /// The set called `name` of a kind: "imageset" with `images`, "colorset" with `colors`, "dataset" with `data`,
    /// "symbolset" with `symbols`. Nil if there is none.
    func contents(of name: String, kind: String, list: String) -> Contents? {
        guard let folder = folders[name + "." + kind] else { return nil }
        let json = AssetCatalog.json(at: folder)
        guard let values = json[list] as? [[String: Any]] else {
            Log.line("\(folder)/Contents.json: no list \"\(list)\".")
            return nil
        }
        return Contents(
            folder: folder, entries: values.map { Entry(values: $0) }, properties: AssetCatalog.properties(json))
    }

    private static func json(at folder: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return [:] }
        return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }

    private static func properties(_ json: [String: Any]) -> [String: Any] {
        json["properties"] as? [String: Any] ?? [:]
    }
}

extension [AssetCatalog.Entry] {
    /// The entries for a language; where there is none, those for no language.
    func localized(in language: SystemLanguage) -> [AssetCatalog.Entry] {
        let matching = filter { $0.locale.flatMap(SystemLanguage.init(identifier:)) == language }
        return matching.isEmpty ? filter { $0.locale == nil } : matching
    }

    /// The entries for a layout direction. Entries for exactly this direction win over those for any; those for the other
    /// one are left only where there is nothing else.
    func directed(isRightToLeft: Bool) -> [AssetCatalog.Entry] {
        let exact = filter { $0.direction == (isRightToLeft ? "right-to-left" : "left-to-right") }
        let any = filter { $0.direction == nil }
        return [exact, any].first { !$0.isEmpty } ?? self
    }

    /// The entries for a style, an idiom and a contrast. Entries for exactly this style, contrast and idiom win over
    /// those for any, in this order.
    func matching(isDark: Bool, isPad: Bool, isHighContrast: Bool = false) -> [AssetCatalog.Entry] {
        let style = isDark ? "dark" : "light"
        let idiom = isPad ? "ipad" : "iphone"
        let usual = filter { [idiom, "universal"].contains($0.idiom) && (isHighContrast || !$0.isHighContrast) }
        let styled = usual.filter { $0.luminosity == style }
        let ofStyle = styled.isEmpty ? usual.filter { $0.luminosity == nil } : styled
        let contrasted = ofStyle.filter { $0.isHighContrast == isHighContrast }
        let candidates = contrasted.isEmpty ? ofStyle : contrasted
        let exact = candidates.filter { $0.idiom == idiom }
        return exact.isEmpty ? candidates : exact
    }
}
