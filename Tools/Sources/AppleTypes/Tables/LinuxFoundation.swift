import Foundation

/// The declarations of Foundation on Linux, from the symbol graphs of its modules. They are not declared again, and
/// signatures may use its types.
struct LinuxFoundation {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { let identifier: String }
            let kind: Kind
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }

    private(set) var classes: Set<String> = []
    private(set) var types: Set<String> = []
    private var members: Set<String> = []

    init(graphsIn folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }
        guard !files.isEmpty else { throw Unusable(reason: "\(folder) holds no symbol graph") }
        for file in files {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
            for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
                read(symbol.kind.identifier, symbol.pathComponents.joined(separator: "."))
            }
        }
    }

    private mutating func read(_ kind: String, _ path: String) {
        switch kind {
        case "swift.class":
            classes.insert(path)
            types.insert(path)
        case "swift.struct", "swift.enum", "swift.protocol", "swift.typealias": types.insert(path)
        default: members.insert(path)
        }
    }

    func has(_ path: String) -> Bool { types.contains(path) || members.contains(path) }
}
