public import Foundation

/// Docs/Size.md: what apps compile, and how large that is.
public struct SizePage {
    /// An app: the products and traits that it names.
    public struct App: Sendable {
        let name: String
        let products: [String]
        let traits: Set<String>
        /// At most so many lines of code, nil for any number.
        let limit: Int?

        public init(_ name: String, products: [String], traits: Set<String>, limit: Int? = nil) {
            self.name = name
            self.products = products
            self.traits = traits
            self.limit = limit
        }
    }

    /// Counts may differ from the page by so much, or by `freeLines`, before it has to be written again.
    static let tolerance = 0.05
    static let freeLines = 100

    private let apps: [App]
    private let targets: [String: [TraitManifest.Target]]
    private let lines: [String: SourceLines]
    private let measurements: Measurements

    /// Counts the lines of what `apps` compile in the package at `root`.
    public init(apps: [App], of manifest: TraitManifest, at root: URL, measurements: Measurements) throws {
        self.apps = apps
        self.measurements = measurements
        var targets: [String: [TraitManifest.Target]] = [:]
        var lines: [String: SourceLines] = [:]
        for app in apps {
            let compiled = manifest.targets(of: app.products, with: app.traits)
            targets[app.name] = compiled
            for target in compiled where lines[target.name] == nil {
                lines[target.name] = try SourceLines(inFolder: root.appending(path: target.folder))
            }
        }
        self.targets = targets
        self.lines = lines
    }

    private func sum(of app: App) -> SourceLines {
        (targets[app.name] ?? []).reduce(into: SourceLines()) { $0 += lines[$1.name] ?? SourceLines() }
    }

    /// The tables between the page's marks, each a heading and rows.
    public var tables: [String: String] {
        let appRows = apps.map { app in
            let names = app.products.map { "`\($0)`" }.joined(separator: ", ")
            let traits = app.traits.isEmpty ? "none" : app.traits.sorted().map { "`\($0)`" }.joined(separator: ", ")
            let modules = (targets[app.name] ?? []).filter { lines[$0.name]?.code ?? 0 > 0 }.count
            let sum = sum(of: app)
            let counts = [grouped(modules), grouped(sum.all), grouped(sum.code)]
            return Self.row([app.name, names, traits] + counts + measurements.cells(app.name, megabytes: true))
        }
        let moduleRows = lines.filter { $0.value.code > 0 }.sorted { ($1.value.code, $0.key) < ($0.value.code, $1.key) }
            .map { name, lines in
                Self.row([name, grouped(lines.all), grouped(lines.code)] + measurements.cells(name, megabytes: false))
            }
        let isMeasured = !measurements.rows.isEmpty
        let appHeading =
            "app | products | traits | modules | lines | of them code" + (isMeasured ? " | build, s | program, MB" : "")
        let moduleHeading = "module | lines | of them code" + (isMeasured ? " | build, s | machine code, KB" : "")
        return [
            "apps": Self.table(appHeading, appRows, numbers: isMeasured ? 5 : 3),
            "modules": Self.table(moduleHeading, moduleRows, numbers: isMeasured ? 4 : 2),
        ]
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private static func table(_ heading: String, _ rows: [String], numbers: Int) -> String {
        let columns = heading.split(separator: "|").count
        let rule = (0..<columns).map { $0 < columns - numbers ? "---" : "---:" }
        return (["| \(heading) |", "|\(rule.joined(separator: "|"))|"] + rows).joined(separator: "\n")
    }

    /// The text with these tables in the place of its own.
    public func text(_ text: String) -> String {
        tables.reduce(text) { text, table in
            guard let range = Self.range(of: table.key, in: text) else { return text }
            return text.replacingCharacters(in: range, with: "\n" + table.value + "\n")
        }
    }

    /// What is wrong with the page, in sentences; empty if nothing is.
    public func violations(of text: String) -> [String] {
        let late = tables.sorted { $0.key < $1.key }.flatMap { name, table -> [String] in
            guard let range = Self.range(of: name, in: text) else { return ["The page has no table of \(name)."] }
            return Self.differences(String(text[range]), table)
        }
        let long = apps.compactMap { app -> String? in
            let code = sum(of: app).code
            guard let limit = app.limit, code > limit else { return nil }
            return "The app \"\(app.name)\" compiles \(grouped(code)) lines of code, more than \(grouped(limit))."
        }
        return late + long
    }

    /// Between `<!-- NAME -->` and `<!-- end -->`.
    private static func range(of name: String, in text: String) -> Range<String.Index>? {
        guard let start = text.range(of: "<!-- \(name) -->"),
            let end = text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex)
        else { return nil }
        return start.upperBound..<end.lowerBound
    }

    /// Rows that one of two tables lacks, and those whose counts are not nearly equal.
    package static func differences(_ written: String, _ counted: String) -> [String] {
        let written = rows(written)
        let counted = rows(counted)
        let missing = counted.keys.filter { written[$0] == nil }.sorted().map { "The page has no row \"\($0)\"." }
        let gone = written.keys.filter { counted[$0] == nil }.sorted().map { "The page's row \"\($0)\" is of nothing." }
        let late = counted.keys.sorted().flatMap { name -> [String] in
            guard let there = written[name], let here = counted[name], there.count == here.count else { return [] }
            return zip(there, here).filter { !areNear($0, $1) }.map { "\(name): the page says \($0), it is \($1)." }
        }
        return missing + gone + late
    }

    /// The cells of rows by the first cell.
    private static func rows(_ table: String) -> [String: [String]] {
        let rows = table.split(separator: "\n").dropFirst(2).map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return Dictionary(rows.compactMap { row in row.first.map { ($0, Array(row.dropFirst())) } }) { first, _ in first
        }
    }

    private static func areNear(_ written: String, _ counted: String) -> Bool {
        guard let one = Double(written.replacing(",", with: "")), let other = Double(counted.replacing(",", with: ""))
        else { return written == counted }
        return abs(one - other) <= max(Double(freeLines), tolerance * other)
    }
}
