import Foundation

/// Apple's symbols that published code uses, by tiers: 1 is used most.
package struct UsedSymbols {
    struct Symbol {
        let tier: Int
        /// The type; empty for the symbols of a module.
        let owner: String
        /// The member; for a type its own name.
        let name: String

        var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

        /// What sources write for it: the name without labels, and the type's for an initializer.
        var word: Substring {
            let base = name.prefix { $0 != "(" }
            return base == "init" ? owner.split(separator: ".").last ?? base : base
        }
    }

    private(set) var symbols: [Symbol] = []

    /// Reads a table with tab-separated columns, which have the headings tier, owner and member. A line without a member
    /// is for the type itself.
    package init(text: String) throws {
        let lines = text.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let heading = lines.first, let tier = heading.firstIndex(of: "tier"),
            let owner = heading.firstIndex(of: "owner"), let member = heading.firstIndex(of: "member")
        else {
            throw Unusable(reason: "The table of used symbols has no columns called tier, owner and member.")
        }
        for row in lines.dropFirst() where row.count > max(tier, owner, member) {
            guard let number = Int(row[tier]) else { continue }
            if row[member].isEmpty {
                let parts = row[owner].split(separator: ".").map(String.init)
                symbols.append(
                    Symbol(
                        tier: number, owner: parts.dropLast().joined(separator: "."), name: parts.last ?? row[owner]))
            } else {
                symbols.append(Symbol(tier: number, owner: row[owner], name: row[member]))
            }
        }
    }
}

/// How many of the used symbols of one type there are, and that a test names.
package struct TypeCoverage {
    /// The type; empty for the symbols of a module.
    package let owner: String
    package let tier: Int
    package let count, total: Int
}

/// How much of one tier there is.
package struct TierCoverage {
    package let tier: Int
    /// The number of symbols in the tier.
    package let total: Int
    /// The paths of those that are missing, sorted.
    package let missing: [String]
    /// The paths of those that are there, and that no test names, sorted.
    package let untested: [String]

    /// The symbols that are there and that a test names, in percent of the tier.
    package var percent: Double {
        total == 0 ? 100 : Double(total - missing.count - untested.count) * 100 / Double(total)
    }
}

extension [SymbolGraph] {
    /// Compares the public symbols with those that code uses. Unavailable declarations count as missing.
    ///
    /// - Parameter tests: The text of the tests; a symbol counts when it contains the symbol's name as a word.
    package func coverage(of used: UsedSymbols, tests: String) -> [TierCoverage] {
        let members = availableMembers()
        let words = Set(tests.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return Dictionary(grouping: used.symbols, by: \.tier).sorted { $0.key < $1.key }.map { tier, symbols in
            let present = symbols.filter { members.contains($0.owner, $0.name) }
            let presentPaths = Set(present.map(\.path))
            return TierCoverage(
                tier: tier, total: symbols.count,
                missing: symbols.map(\.path).filter { !presentPaths.contains($0) }.sorted(),
                untested: present.filter { !words.contains($0.word) }.map(\.path).sorted())
        }
    }

    /// The coverage by type and tier, sorted.
    package func coverageByType(of used: UsedSymbols, tests: String) -> [TypeCoverage] {
        let gaps = Set(coverage(of: used, tests: tests).flatMap { $0.missing + $0.untested })
        let groups = Dictionary(grouping: used.symbols) { "\($0.owner)\t\($0.tier)" }
        return groups.values.compactMap { symbols in
            guard let first = symbols.first else { return nil }
            return TypeCoverage(
                owner: first.owner, tier: first.tier, count: symbols.filter { !gaps.contains($0.path) }.count,
                total: symbols.count)
        }.sorted { ($0.owner, $0.tier) < ($1.owner, $1.tier) }
    }

    private func availableMembers() -> Members {
        let symbols = flatMap(\.symbols)
        let path = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { $1 })
        var members = Members()
        for symbol in symbols where !symbol.isUnavailable {
            members.names[symbol.pathComponents.dropLast().joined(separator: "."), default: []]
                .insert(symbol.pathComponents[symbol.pathComponents.count - 1])
        }
        for relationship in flatMap(\.relationships)
        where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let child = path[relationship.source] else { continue }
            let parent =
                path[relationship.target] ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
            if let parent { members.parents[child, default: []].append(parent) }
        }
        return members
    }
}

/// The members of types, their own and those they have from superclasses and protocols.
private struct Members {
    var names: [String: Set<String>] = [:]
    var parents: [String: [String]] = [:]

    func contains(_ owner: String, _ name: String, depth: Int = 0) -> Bool {
        if names[owner]?.contains(name) == true { return true }
        return depth < 12 && parents[owner, default: []].contains { contains($0, name, depth: depth + 1) }
    }
}
