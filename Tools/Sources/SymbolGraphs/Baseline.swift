import Foundation

/// The public API of a version, as it is kept in the repository: what an update may add to, but not change.
package struct Baseline: Equatable {
    /// How much of a symbol is kept.
    package enum Detail: String, CaseIterable {
        /// The whole declaration: for API of our own.
        case declarations
        /// The names of each type: for API of Apple's, whose declarations another check compares with Apple's.
        case names
    }

    /// Lines, each with a type's path and a declaration or a name, separated by a tab; sorted. The path of a global symbol
    /// is empty.
    package let lines: [String]

    /// Reads a file with one entry a line. Lines that begin with `#` are comments.
    package init(text: String) {
        lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// The API of symbol graphs, without names that begin with an underscore.
    package init(of graphs: [SymbolGraph], _ detail: Detail) {
        let symbols = graphs.flatMap(\.symbols).filter {
            $0.kind.identifier != "swift.extension" && !$0.isUnavailable
                && !$0.pathComponents.contains { $0.hasPrefix("_") }
        }
        lines = Set(symbols.map { $0.line(detail) }).sorted()
    }

    package var text: String { lines.map { "\($0)\n" }.joined() }

    /// What `current` lacks of this baseline and `changes` does not list, and what is listed there without need.
    ///
    /// - Parameter changes: Entries of this baseline with a reason: the line, a tab and the reason.
    package func violations(in current: Baseline, changes: String) -> [String] {
        let there = Set(current.lines)
        let listed = Set(
            Baseline(text: changes).lines.map { $0.split(separator: "\t").prefix(2).joined(separator: "\t") })
        return lines.filter { !there.contains($0) && !listed.contains($0) }.map {
            "\($0)\tis gone, or declared otherwise"
        }
            + lines.filter { there.contains($0) && listed.contains($0) }.map { "\($0)\tis listed, but has not changed" }
    }
}

extension SymbolGraph.Symbol {
    fileprivate func line(_ detail: Baseline.Detail) -> String {
        let owner = pathComponents.dropLast().joined(separator: ".")
        let name = pathComponents.last ?? ""
        guard case .declarations = detail, let declarationFragments else { return "\(owner)\t\(name)" }
        let declaration = declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
        return "\(owner)\t\(declaration.joined(separator: " "))"
    }
}
