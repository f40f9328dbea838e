// Lists the public symbols without a doc comment, unless they override one that has. Run by .ci/comments:
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
// An override inherits the comment.
let overriding = Set(graphs.flatMap(\.relationships).filter { $0.kind == "overrides" }.map(\.source))
let undocumented = graphs.flatMap(\.symbols).filter {
    $0.docComment == nil && !overriding.contains($0.identifier.precise)
}
.map { $0.pathComponents.joined(separator: ".") }
for name in undocumented.sorted() { print("\(name) is public and has no comment.") }
exit(undocumented.isEmpty ? 0 : 1)
