import Foundation
import Synchronization
import UIFoundation

/// The resources of an app, and its texts from `.strings` and `.stringsdict` files.
///
/// Foundation on Linux does not read `.stringsdict` files, and finds only files in the folder of the executable, not
/// those in the resource bundle of a target. `velarium-port` writes functions with Foundation's names that call these.
/// Not for use in an app.
public enum _AppResources {
    private static let tables = Mutex<[String: StringTable]>([:])

    /// The bundle with the resources of a module; the main bundle if there is none. Callable on any thread.
    public static func bundle(ofModule name: String) -> Bundle {
        let suffix = "_" + name
        let found = AppBundle.all.first { bundle in
            let file = URL(fileURLWithPath: bundle.bundlePath).deletingPathExtension().lastPathComponent
            return file.hasSuffix(suffix)
        }
        return found ?? .main
    }

    /// The text for a key; `value`, or if that is empty the key, where there is none. Callable on any thread.
    public static func localized(_ key: String, table: String?, in bundle: Bundle, value: String) -> String {
        let language = AppLanguage.folder(of: bundle)
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let path = language.map { bundle.bundlePath + "/\($0).lproj/\(name)" } ?? bundle.bundlePath + "/\(name)"
        let found = tables.withLock { tables in
            if let table = tables[path] { return table }
            let table = StringTable(path: path, language: language ?? "")
            tables[path] = table
            return table
        }
        if let plural = found.plurals[key] { return plural.format(named: path + "|" + key) }
        return found.strings[key] ?? (value.isEmpty ? key : value)
    }

    /// Replaces the specifiers of a format by arguments, also those for plurals in a text of `localized`.
    public static func format(_ format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard format.contains("#@") else { return String(format: format, locale: locale, arguments: arguments) }
        var expansion = PluralExpansion(arguments: arguments, locale: locale) { name in
            guard let bar = name.lastIndex(of: "|") else { return nil }
            return tables.withLock { $0[String(name[..<bar])] }.flatMap { table in
                table.plurals[String(name[name.index(after: bar)...])].map { ($0, table.language) }
            }
        }
        return expansion.expand(format)
    }
}

/// The language of an app's texts.
enum AppLanguage {
    /// The name of the folder with the texts for the device's language, without `.lproj`; nil if there is no folder.
    static func folder(
        of bundle: Bundle, wanted: String = ProcessInfo.processInfo.environment["VELARIUM_LANGUAGE"] ?? "en"
    )
        -> String?
    {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
        let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        for language in [wanted, region, "en", "Base"].compactMap({ $0 }) {
            if let exact = folders.first(where: { $0.lowercased() == language.lowercased() }) { return exact }
            let code = language.prefix { $0 != "-" && $0 != "_" }
            if let related = folders.first(where: { $0.prefix { $0 != "-" && $0 != "_" } == code }) { return related }
        }
        return folders.first
    }

    /// The category of a number's plural in a language, as in a `.stringsdict` file.
    static func pluralCategory(of number: Int, in language: String) -> String {
        let count = number.magnitude
        let (ones, hundred) = (count % 10, count % 100)
        switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
        case "zh", "ja", "ko", "th", "vi", "id": return "other"
        case "fr", "pt": return count < 2 ? "one" : "other"
        case "ru", "uk":
            if ones == 1, hundred != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(hundred) ? "few" : "many"
        case "ar":
            switch count {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundred) ? "few" : hundred > 10 ? "many" : "other"
            }
        default: return count == 1 ? "one" : "other"
        }
    }
}

/// The texts of one table in one language.
struct StringTable: Sendable {
    let language: String
    private(set) var strings: [String: String] = [:]
    private(set) var plurals: [String: PluralText] = [:]

    /// Reads `path` with the extensions `strings` and `stringsdict`. Files that are missing or broken have no texts.
    init(path: String, language: String) {
        self.language = language
        strings = StringTable.list(path + ".strings").compactMapValues { $0 as? String }
        plurals = StringTable.list(path + ".stringsdict").compactMapValues {
            ($0 as? [String: Any]).map(PluralText.init)
        }
    }

    private static func list(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            FileHandle.standardError.write(Data("\(path): not a property list with a dictionary.\n".utf8))
            return [:]
        }
        return list
    }
}

/// A text with parts that depend on numbers.
struct PluralText: Sendable {
    let format: String
    /// The texts of each variable, by the category of its number.
    let variables: [String: [String: String]]

    init(_ entry: [String: Any]) {
        format = entry["NSStringLocalizedFormatKey"] as? String ?? ""
        variables = entry.compactMapValues { $0 as? [String: String] }
    }

    /// The format with variables that name this text, so that `PluralExpansion` finds it.
    func format(named name: String) -> String {
        variables.keys.reduce(format) { $0.replacingOccurrences(of: "#@\($1)@", with: "#@\(name)|\($1)@") }
    }
}

/// Replaces the variables of a format by texts for their numbers.
private struct PluralExpansion {
    let arguments: [any CVarArg]
    let locale: Locale?
    /// The text of a name and its language.
    let text: (String) -> (PluralText, language: String)?

    private static let specifier = try? NSRegularExpression(
        pattern: "%(?:(\\d+)\\$)?(?:#@([^@]+)@|%|[-+ 0#']*\\d*(?:\\.\\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[a-zA-Z@])")

    mutating func expand(_ format: String) -> String {
        var result = ""
        var rest = format.startIndex
        var next = 0
        let whole = NSRange(format.startIndex..., in: format)
        for match in PluralExpansion.specifier?.matches(in: format, range: whole) ?? [] {
            guard let range = Range(match.range, in: format) else { continue }
            result += format[rest..<range.lowerBound]
            rest = range.upperBound
            if format[range].hasSuffix("%") {
                result += "%"
                continue
            }
            let position = Range(match.range(at: 1), in: format).flatMap { Int(format[$0]) }.map { $0 - 1 } ?? next
            next = position + 1
            guard arguments.indices.contains(position) else { continue }
            let name = Range(match.range(at: 2), in: format).map { String(format[$0]) }
            let plain = format[range].replacingOccurrences(of: "\(position + 1)$", with: "")
            result += name.map { self.plural($0, position) } ?? self.shown(plain, position)
        }
        return result + format[rest...]
    }

    private func shown(_ format: String, _ position: Int) -> String {
        String(format: format, locale: locale, arguments: [arguments[position]])
    }

    /// The text of a variable for the number at a position.
    private func plural(_ name: String, _ position: Int) -> String {
        guard let bar = name.lastIndex(of: "|"), let (text, language) = text(String(name[..<bar])),
            let forms = text.variables[String(name[name.index(after: bar)...])]
        else { return "" }
        let number = (arguments[position] as? any BinaryInteger).map { Int(truncatingIfNeeded: $0) } ?? 0
        let category = AppLanguage.pluralCategory(of: number, in: language)
        let form = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"] ?? ""
        return shown(form, position)
    }
}
