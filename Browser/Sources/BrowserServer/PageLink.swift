import Foundation

/// A link to a state of the app, such as `/page/alerts?device=SE&dark&text-size=XXXL&rtl&script=tap%20"Show"`, as the steps that
/// bring the app into it (Docs/Scripting.md of the library).
struct PageLink: Equatable {
    /// Steps, one a line; empty for a link to the app as it is.
    let steps: String

    /// Why there are no steps for a link; the end of a sentence.
    struct Problem: Error, Equatable {
        let reason: String
    }

    /// The longest link. Bytes; chosen: what browsers and servers pass on.
    private static let longestLink = 8_192
    /// What the server itself reads.
    private static let reserved: Set<String> = ["token", "watch", "elements"]

    private enum Key: String, CaseIterable {
        case device, landscape, dark, contrast, textSize = "text-size", boldText = "bold-text", rtl
        case reduceMotion = "reduce-motion", reduceTransparency = "reduce-transparency", keyboard, open, script
    }

    private static let textSizes = [
        "XS": "extraSmall", "S": "small", "M": "medium", "L": "large", "XL": "extraLarge", "XXL": "extraExtraLarge",
        "XXXL": "extraExtraExtraLarge", "AM": "accessibilityMedium", "AL": "accessibilityLarge",
        "AXL": "accessibilityExtraLarge", "AXXL": "accessibilityExtraExtraLarge",
        "AXXXL": "accessibilityExtraExtraExtraLarge",
    ]

    /// - Parameters:
    ///   - path: The path of the page: `/`, or `/page/ID` for the URL `SCHEME:ID`.
    ///   - query: What follows the question mark, in its percent encoding.
    ///   - scheme: The scheme of the app's pages.
    init(path: String, query: String, scheme: String) throws(Problem) {
        guard path.utf8.count + query.utf8.count <= Self.longestLink else {
            throw Problem(reason: "it is longer than \(Self.longestLink) bytes")
        }
        var settings: [String] = []
        var opened: [String] = []
        var script: [String] = []
        if let id = Self.pageID(path) {
            opened.append(try Self.open("\(scheme):\(try Self.decoded(id))"))
        }
        for pair in query.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = try Self.decoded(String(sides[0]))
            guard !Self.reserved.contains(name) else { continue }
            guard let key = Key(rawValue: name) else {
                let known = Key.allCases.map(\.rawValue).joined(separator: ", ")
                throw Problem(reason: "\"\(name)\" is none of \(known)")
            }
            let value = sides.count > 1 ? try Self.decoded(String(sides[1])) : ""
            switch key {
            case .script: script.append(value)
            case .open: opened.append(try Self.open(value))
            default: settings.append(try Self.setting(key, value))
            }
        }
        // The device comes first, because it decides which orientations there are.
        let devices = settings.filter { $0.hasPrefix("device ") }
        let lines = devices + settings.filter { !$0.hasPrefix("device ") } + opened
        steps = (lines + (lines.isEmpty ? [] : ["settle"]) + script).joined(separator: "\n")
    }

    private static func pageID(_ path: String) -> String? {
        let prefix = "/page/"
        return path.hasPrefix(prefix) && path.count > prefix.count ? String(path.dropFirst(prefix.count)) : nil
    }

    private static func setting(_ key: Key, _ value: String) throws(Problem) -> String {
        switch key {
        case .device: "device \(try quoted(value))"
        case .landscape: "rotate landscapeRight"
        case .dark: "style dark"
        case .contrast: "contrast \(try word(value, of: key))"
        case .textSize:
            if let name = textSizes[value.uppercased()] {
                "text-size \(name)"
            } else {
                "text-size \(try word(value, of: key))"
            }
        case .rtl: "direction rtl"
        case .keyboard: "keyboard \(try word(value, of: key))"
        case .boldText, .reduceMotion, .reduceTransparency: "\(key.rawValue) on"
        case .open, .script: value
        }
    }

    private static func open(_ url: String) throws(Problem) -> String { "open \(try quoted(url))" }

    private static func word(_ value: String, of key: Key) throws(Problem) -> String {
        guard !value.isEmpty, value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) else {
            throw Problem(reason: "\(key.rawValue)=\(value) is no value")
        }
        return value
    }

    /// A string as steps write it.
    private static func quoted(_ value: String) throws(Problem) -> String {
        guard !value.isEmpty, !value.contains(where: \.isNewline) else {
            throw Problem(reason: "a name or an address is missing")
        }
        let escaped = value.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    private static func decoded(_ text: String) throws(Problem) -> String {
        guard let value = text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding else {
            throw Problem(reason: "\"\(text)\" is not percent encoding")
        }
        return value
    }
}
