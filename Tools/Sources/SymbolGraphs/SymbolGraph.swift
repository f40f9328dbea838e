import Foundation

/// The parts of the compiler's symbol graph that the checks need.
package struct SymbolGraph: Decodable {
    package struct Symbol: Decodable {
        package struct Kind: Decodable { let identifier: String }
        package struct Identifier: Decodable { let precise: String }
        package struct Comment: Decodable {}
        package struct Fragment: Decodable { let spelling: String }
        package struct Parameter: Decodable { let declarationFragments: [Fragment] }
        package struct Signature: Decodable {
            let parameters: [Parameter]?
            let returns: [Fragment]?
        }
        package struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let availability: [Availability]?
        let accessLevel: String?
        let declarationFragments: [Fragment]?
        let functionSignature: Signature?

        var path: String { pathComponents.joined(separator: ".") }
        var isUnavailable: Bool { availability?.contains { $0.isUnconditionallyUnavailable == true } ?? false }
    }

    package struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    package init(file: String) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    package init(json: String) throws {
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
    }
}

extension [SymbolGraph] {
    /// The full names of public symbols without a doc comment, sorted. An override inherits the comment, and so does the
    /// default implementation of a requirement that has one.
    package var undocumentedNames: [String] {
        let symbols = flatMap(\.symbols)
        let documented = Set(symbols.filter { $0.docComment != nil }.map(\.identifier.precise))
        let inheriting = flatMap(\.relationships).filter {
            $0.kind == "overrides" || $0.kind == "defaultImplementationOf" && documented.contains($0.target)
        }
        let inherited = Set(inheriting.map(\.source))
        return symbols.filter { $0.docComment == nil && !inherited.contains($0.identifier.precise) }.map(\.path)
            .sorted()
    }
}
