import Foundation

/// The public names of the library, read from its sources, and what its documentation says about them.
public struct LibraryNames: Sendable {
    /// The modules that `import UIKit` brings.
    private static let modules = [
        "CoreGraphics", "QuartzCore", "UIFoundation", "UIKitCore", "UIKitText", "UIKitControls", "UIKitMenus",
        "UIKitAlerts", "UIKitSharing", "UIKitCollections", "UIKitContainers", "UIKitMotion", "UIKit",
    ]

    /// The names of the types, without those around them.
    private(set) var types: Set<String> = []
    /// The names of all members, with the labels of methods and initializers.
    private(set) var members: Set<String> = []
    /// The names of the members before the labels.
    private(set) var baseNames: Set<String> = []
    /// What differs from Apple's, by name.
    private(set) var differences: [String: String] = [:]

    /// The names of the library in the folder `root`, the repository. Nil if there are no sources.
    public init?(root: String) {
        for module in LibraryNames.modules {
            let folder = root + "/Sources/" + module
            for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
            where file.hasSuffix(".swift") {
                guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
                add(text)
            }
        }
        guard types.contains("UIView") else { return nil }
        if let text = try? String(contentsOfFile: root + "/Docs/Differences.md", encoding: .utf8) {
            differences = LibraryNames.differences(in: text)
        }
    }

    /// Names for a test.
    init(sources: String, differences text: String = "") {
        add(sources)
        differences = LibraryNames.differences(in: text)
    }

    // MARK: Sources

    /// Adds the declarations of a formatted file: one begins on each line, and a signature may take several.
    private mutating func add(_ text: String) {
        var lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }[...]
        while let line = lines.popFirst() {
            var declaration = line
            while declaration.filter({ $0 == "(" }).count > declaration.filter({ $0 == ")" }).count,
                let next = lines.first, LibraryNames.isDeclaration(line)
            {
                declaration += " " + next
                lines.removeFirst()
            }
            add(declaration: declaration)
        }
    }

    private static func isDeclaration(_ line: String) -> Bool {
        line.hasPrefix("public ") || line.contains(" public ") || line.hasPrefix("open ") || line.contains(" open ")
            || line.hasPrefix("func ") || line.hasPrefix("init(")
    }

    private mutating func add(declaration line: String) {
        guard !line.hasPrefix("//") else { return }
        let isPublic =
            LibraryNames.isDeclaration(line) || line.hasPrefix("case ") || line.hasPrefix("var ")
            || line.hasPrefix("static let ")
        guard isPublic else { return }
        for keyword in ["class ", "struct ", "enum ", "protocol ", "typealias "] {
            guard let range = line.range(of: keyword), line[range.upperBound...].first?.isLetter == true else {
                continue
            }
            let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.first?.isUppercase == true || name.hasPrefix("objc_") { types.insert(String(name)) }
        }
        if line.hasPrefix("case ") {
            for part in line.dropFirst(5).split(separator: ",") { add(member: part) }
        }
        if let range = line.range(of: "func ") { add(member: line[range.upperBound...]) }
        if let range = line.range(of: "init(") ?? line.range(of: "init?(") { add(member: line[range.lowerBound...]) }
        if let range = line.range(of: "var ") ?? line.range(of: "let ") { add(member: line[range.upperBound...]) }
    }

    private mutating func add(member text: some StringProtocol) {
        let text = text.drop { $0 == " " }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return }
        baseNames.insert(String(name))
        let rest = text.dropFirst(name.count).drop { $0 == "?" || $0 == "!" }
        let parameters = rest.first == "<" ? rest.drop { $0 != "(" } : rest[...]
        guard parameters.first == "(" else {
            members.insert(String(name))
            return
        }
        members.insert(ObjectiveCName.declName(String(name), LibraryNames.labels(in: String(parameters))))
    }

    /// The labels in `(_ a: Int, for b: (Int, Int) -> Void = {}) -> Int`.
    static func labels(in text: String) -> [String] {
        var depth = 0
        var parts: [String] = [""]
        scan: for character in text {
            switch character {
            case "(", "[", "<", "{":
                depth += 1
                if depth == 1 { continue scan }
            case ")", "]", "}": depth -= 1
            case ">": if parts.last?.last != "-" { depth -= 1 }
            default: break
            }
            if depth == 0 { break scan }
            if character == ",", depth == 1 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            let words = part.split { $0 == " " || $0 == ":" }.filter { !$0.hasPrefix("@") }
            return words.first.map(String.init)
        }
    }

    // MARK: Documentation

    /// The names in the first column of the tables, each with the second column.
    static func differences(in text: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("| ") {
            let columns = line.dropFirst().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard columns.count >= 2 else { continue }
            for name in quotedNames(in: columns[0]) where result[name] == nil { result[name] = columns[1] }
        }
        return result
    }

    /// `UIScreen()` gives nothing; `UIView.transition` and `hyphenationFactor` give their names.
    private static func quotedNames(in text: String) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.compactMap { part in
            let name = part.element.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            guard name.count > 3, name.count == part.element.prefix(while: { $0 != "(" }).count else { return nil }
            return name.contains(".") && name.first?.isUppercase == true ? String(name) : nil
        }
    }

    // MARK: Alternatives

    /// What to use instead of a name that is missing.
    func alternative(to name: String) -> String? {
        if let known = LibraryNames.alternatives[name] { return known }
        let prefix = String(name.prefix(2))
        let candidates = types.filter { $0.hasPrefix(prefix) }
        let near = candidates.map { ($0, LibraryNames.distance($0, name)) }.filter { $0.1 <= 3 }
        return near.min { ($0.1, $0.0) < ($1.1, $1.0) }.map { "the nearest name is \($0.0)" }
    }

    private static let alternatives = [
        "UIStoryboard": "create the controllers in code; storyboards are not read",
        "UIStoryboardUnwindSegueSource": "pop or dismiss in code; there are no unwind segues",
        "UINib": "create the views in code; nibs are not read",
        "UIPageViewController": "a UIScrollView with isPagingEnabled",
        "UITabBarController": "a UISegmentedControl above child controllers",
        "UIWebView": "nothing shows web pages here", "WKWebView": "nothing shows web pages here",
        "UIImagePickerController": "let the user choose a file", "UIDocumentPickerViewController": "a path in the app",
        "UIDynamicAnimator": "UIViewPropertyAnimator with spring parameters",
        "UIInterpolatingMotionEffect": "leave it out; there is no motion sensor",
        "CAEmitterLayer": "layers with keyframe animations", "CATextLayer": "a UILabel",
        "UIHostingController": "UIKit's views; SwiftUI is not on Linux",
        "UIDragInteraction": "a UIPanGestureRecognizer", "UIDropInteraction": "a UIPanGestureRecognizer",
        "UIPencilInteraction": "leave it out; every touch is a finger's",
    ]

    /// The number of insertions, removals and replacements between two words.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var next = [i + 1]
            for (j, b) in right.enumerated() {
                next.append(min(next[j] + 1, row[j + 1] + 1, row[j] + (a == b ? 0 : 1)))
            }
            row = next
        }
        return row[right.count]
    }
}
