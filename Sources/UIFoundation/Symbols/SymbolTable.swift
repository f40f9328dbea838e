import Synchronization

/// All symbols by name. The drawings are our own; `Tables` has one line for each.
package struct SymbolTable {
    /// Every name with a drawing of its own, sorted.
    package static var names: [String] { all.keys.sorted() }

    private static let all: [String: String] = [
        marks, arrows, documents, objects, EverydaySymbols.table, screens,
    ].reduce(into: [:]) { $0.merge($1) { _, last in last } }

    /// The drawing for a name without one: a box with a question mark.
    static let placeholder =
        "s R3.6 3.6 16.8 16.8 3.4; s M9.2 9.5C9.2 7.9 10.4 7 12 7C13.6 7 14.8 8 14.8 9.4"
        + "C14.8 11.4 12 11.5 12 13.7 D12 16.8 1.25"

    /// The drawing of `name`, or a known drawing enclosed in a circle or a square; nil for others.
    static func shape(named name: String) -> SymbolShape? {
        if let line = all[name] { return SymbolShape(marks: SymbolParser.marks(of: line)) }
        for outline in ["circle.fill", "circle", "square.fill", "square"] where name.hasSuffix("." + outline) {
            let inner = String(name.dropLast(outline.count + 1))
            guard let line = all[inner], let around = shape(named: outline) else { return nil }
            return SymbolShape(marks: SymbolParser.marks(of: line)).enclosed(by: around)
        }
        return nil
    }

    /// Whether the symbol is mirrored in right-to-left layouts.
    static func isDirectional(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } && !playbackNames.contains(name)
    }

    /// Playback symbols, which are the same in all languages.
    private static let playbackNames: Set<String> = [
        "forward", "forward.fill", "backward", "backward.fill",
    ]

    /// Whether `name` has the form of a symbol name: words of lowercase letters and digits, separated by dots.
    static func isValidName(_ name: String) -> Bool {
        !name.isEmpty
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
            }
    }
}

/// The names without a drawing that were already reported.
enum UnknownSymbols {
    private static let reported = Mutex<Set<String>>([])

    /// Writes one log line, once per name.
    static func report(_ name: String) {
        guard reported.withLock({ $0.insert(name).inserted }) else { return }
        Log.line("UIImage(systemName: \"\(name)\") has no drawing here; a box with a question mark is shown instead.")
    }
}
