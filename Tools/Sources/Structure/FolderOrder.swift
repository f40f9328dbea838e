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
