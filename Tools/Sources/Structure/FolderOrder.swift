/// The order of a module's folders: a file may mention what its own folder and the folders before it declare.
package struct FolderOrder: Equatable {
    /// Paths below the module's folder, lowest first. An empty path is the module's folder itself.
    package let folders: [String]

    package init(folders: [String]) { self.folders = folders }

    /// The listed folder that contains the file: the longest one, if a folder and one inside it are listed.
    package func folder(of file: ScannedFile) -> String? {
        folders.filter { $0.isEmpty ? file.folder.isEmpty : (file.folder + "/").hasPrefix($0 + "/") }
            .max { $0.count < $1.count }
    }

    /// The position of the file's folder, from 0, the lowest. Nil for a folder that is not listed.
    package func rank(of file: ScannedFile) -> Int { folder(of: file).flatMap(folders.firstIndex) ?? folders.count }
}

extension FolderOrder {
    /// Reads the orders of modules: a line `Module:` is followed by its folders, one a line, `.` for the module's own
    /// folder. Empty lines and what follows `#` is ignored.
    package static func read(_ text: String) throws(MalformedFile) -> [String: FolderOrder] {
        var orders: [String: [String]] = [:]
        var module: String?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }.trimmed
            if content.isEmpty { continue }
            if content.hasSuffix(":") {
                module = String(content.dropLast())
                orders[String(content.dropLast())] = []
            } else if let module {
                orders[module]?.append(content == "." ? "" : content)
            } else {
                throw MalformedFile(line: number + 1, reason: "the folder \(content) belongs to no module")
            }
        }
        return orders.mapValues(FolderOrder.init)
    }
}

extension FolderOrder {
    /// The folders that can be searched for the best order: their orders are compared by subsets.
    package static let maximalSearch = 20

    /// The folders of `module` in the order with the fewest upward references; the first in the alphabet among equals.
    /// Nil with more than `maximalSearch` folders.
    package init?(fewestUpwardReferencesIn module: ModuleGraph) {
        let folders = Set(module.files.map { String($0.folder.prefix { $0 != "/" }) }).sorted()
        guard folders.count <= FolderOrder.maximalSearch else { return nil }
        let unsorted = FolderOrder(folders: folders)
        var mentions = Array(repeating: Array(repeating: 0, count: folders.count), count: folders.count)
        for reference in module.folderReferences(in: unsorted) {
            mentions[unsorted.rank(of: reference.from)][unsorted.rank(of: reference.to)] += 1
        }
        self.init(folders: FolderOrder.order(mentions).map { folders[$0] })
    }

    /// The nodes in the order with the fewest mentions of later ones, found for each set of the nodes that come first.
    private static func order(_ mentions: [[Int]]) -> [Int] {
        let count = mentions.count
        var cost = Array(repeating: Int.max, count: 1 << count)
        var last = Array(repeating: 0, count: 1 << count)
        cost[0] = 0
        for set in 0..<(1 << count) {
            for node in 0..<count where set & (1 << node) == 0 {
                let upward = (0..<count).reduce(0) { sum, other in
                    (set | (1 << node)) & (1 << other) == 0 ? sum + mentions[node][other] : sum
                }
                let next = set | (1 << node)
                if cost[set] + upward < cost[next] { (cost[next], last[next]) = (cost[set] + upward, node) }
            }
        }
        var order: [Int] = []
        var set = (1 << count) - 1
        while set != 0 {
            order.insert(last[set], at: 0)
            set &= ~(1 << last[set])
        }
        return order
    }
}

/// A file of the check that cannot be read.
package struct MalformedFile: Error, CustomStringConvertible {
    package let line: Int
    package let reason: String

    package var description: String { "line \(line): \(reason)" }
}

extension Substring {
    /// Without spaces and tabs at both ends.
    var trimmed: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
