// Lists the public symbols that have no comment, neither their own nor one of what they override or fulfil. Run by
// .ci/docs:
//
//     swift Undocumented.swift GRAPH...
//
// GRAPH is a symbol graph of the compiler. Ends with 1 when there are any.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Comment: Decodable {}
        struct Identifier: Decodable { let precise: String }
        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
    }
    struct Relationship: Decodable {
        let kind: String
        let source: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
}

let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
// What overrides a name of UIKit's says what UIKit says.
let overriding = Set(graphs.flatMap(\.relationships).filter { $0.kind == "overrides" }.map(\.source))
let silent = graphs.flatMap(\.symbols).filter { $0.docComment == nil && !overriding.contains($0.identifier.precise) }
    .map { $0.pathComponents.joined(separator: ".") }
for name in silent.sorted() { print("\(name) is public and has no comment.") }
exit(silent.isEmpty ? 0 : 1)
