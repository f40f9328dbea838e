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
        let pathComponents: [String]
        let docComment: Comment?
    }
    let symbols: [Symbol]
}

let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let silent = graphs.flatMap(\.symbols).filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }
for name in silent.sorted() { print("\(name) is public and has no comment.") }
exit(silent.isEmpty ? 0 : 1)
