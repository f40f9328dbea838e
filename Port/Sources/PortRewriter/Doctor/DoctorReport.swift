/// What a project needs from UIKit, and what needs a hand.
public struct DoctorReport: Codable, Equatable, Sendable {
    /// A place in a file.
    public struct Place: Codable, Equatable, Sendable {
        /// The file.
        public let path: String
        /// The line, counted from 1.
        public let line: Int
    }

    /// A name of UIKit.
    public struct Name: Codable, Equatable, Sendable {
        /// Whether the library has it.
        public enum State: String, Codable, Sendable {
            case there, different, missing
        }

        /// The type, `Type.member`, or an overridden method as `override name(_:)`.
        public let name: String
        /// Whether the library has it.
        public let state: State
        /// How it differs, or what to use instead.
        public let advice: String?
        /// How often it is used.
        public let count: Int
        /// Where it is used first.
        public let first: Place
    }

    /// A construct of the language or of Objective-C's runtime.
    public struct Construct: Codable, Equatable, Sendable {
        /// Whether the rewriter handles it, or somebody has to.
        public enum State: String, Codable, Sendable {
            case rewritten, needsHand
        }

        /// Such as `#selector`.
        public let name: String
        /// Whether the rewriter handles it.
        public let state: State
        /// What to do.
        public let advice: String?
        /// How often it is used.
        public let count: Int
        /// Where it is used first.
        public let first: Place
    }

    /// The number of Swift files, and of their lines.
    public let fileCount: Int
    public let lineCount: Int
    /// In alphabetical order.
    public let names: [Name]
    /// In alphabetical order.
    public let constructs: [Construct]

    /// The names in one state.
    public func names(in state: Name.State) -> [Name] { names.filter { $0.state == state } }

    /// The report as text.
    public var text: String {
        var lines = [
            "\(fileCount) files, \(lineCount) lines",
            "\(names.count) names of UIKit: \(names(in: .there).count) there, \(names(in: .different).count) different, "
                + "\(names(in: .missing).count) missing",
        ]
        func add(_ title: String, _ rows: [(name: String, count: Int, place: Place, advice: String?)]) {
            guard !rows.isEmpty else { return }
            lines += ["", title]
            for row in rows.sorted(by: { ($1.count, $0.name) < ($0.count, $1.name) }) {
                lines.append("  \(row.name)  ×\(row.count)  \(row.place.path):\(row.place.line)")
                if let advice = row.advice { lines.append("      \(advice)") }
            }
        }
        add("missing", names(in: .missing).map { ($0.name, $0.count, $0.first, $0.advice) })
        add("different", names(in: .different).map { ($0.name, $0.count, $0.first, $0.advice) })
        let byHand = constructs.filter { $0.state == .needsHand }
        add("needs a hand", byHand.map { ($0.name, $0.count, $0.first, $0.advice) })
        let rewritten = constructs.filter { $0.state == .rewritten }
        if !rewritten.isEmpty {
            lines += ["", "rewritten", "  " + rewritten.map { "\($0.name) ×\($0.count)" }.joined(separator: ", ")]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
