public import Foundation

/// A copy of the repository's sources in which files of some modules have mutants.
public struct MutatedTree {
    /// What Package.swift needs.
    private static let copied = ["Package.swift", "Sources", "Tests", "Benchmarks", "Fuzzing", "Examples"]

    private let root: URL
    private let copy: URL
    private var files: [String: MutatedFile] = [:]
    private var supports: [String: String] = [:]
    /// In the order of their numbers, without those that the compiler refused and those far from a sample.
    public var mutants: [Mutant] { files.values.flatMap(\.mutants).sorted { $0.id < $1.id } }

    public init(root: URL, copy: URL, parts: [MutationPart]) throws {
        self.root = root
        self.copy = copy
        var nextID = 1
        for part in parts {
            for path in Self.files(in: part.folder, of: root) where path.hasSuffix(".swift") {
                if path.contains(".docc/") || files[path] != nil { continue }
                let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
                let file = MutationFinder.mutatedFile(path: path, text: text, module: part.module, firstID: nextID)
                nextID += file.mutants.count
                files[path] = file
            }
        }
        for part in parts {
            let path = "Sources/\(part.module)/\(MutationSupport.typeName(of: part.module)).swift"
            supports[path] = MutationSupport.source(module: part.module, highestID: nextID)
        }
    }

    /// Makes the copy what this describes. Files that have the right content are not touched, so that they are not compiled
    /// again.
    public func write() throws {
        var expected = Set(supports.keys)
        for entry in Self.copied {
            for path in Self.files(in: entry, of: root) {
                expected.insert(path)
                let content =
                    try files[path].map { Data($0.text.utf8) } ?? Data(contentsOf: root.appending(path: path))
                try Self.write(content, to: copy.appending(path: path))
            }
        }
        for (path, text) in supports { try Self.write(Data(text.utf8), to: copy.appending(path: path)) }
        for entry in Self.copied {
            for path in Self.files(in: entry, of: copy) where !expected.contains(path) {
                try FileManager.default.removeItem(at: copy.appending(path: path))
            }
        }
    }

    /// The keys of the mutants that the compiler refused, one a line.
    public var refusedKeys: String { files.values.flatMap(\.refused).map { "\($0.key)\n" }.sorted().joined() }

    /// Leaves out mutants that an earlier build refused.
    public mutating func drop(refusedKeys: String) {
        let keys = Set(refusedKeys.split(separator: "\n").map(String.init))
        for path in files.keys { files[path]?.drop(keys) }
    }

    /// Leaves out the places without any of `sample`, so that the rest is compiled as it is.
    public mutating func keep(_ sample: [Mutant]) {
        let keys = Set(sample.map(\.key))
        for path in files.keys { files[path]?.keep(keys) }
    }

    /// Leaves out the mutants at the errors of a build. Returns the errors that belong to no mutant.
    public mutating func drop(_ errors: [CompilerError], broadly: Bool) -> [CompilerError] {
        errors.filter { error in
            guard let path = files.keys.first(where: { error.path.hasSuffix("/" + $0) }) else { return true }
            return files[path]?.drop(line: error.line, column: error.column, broadly: broadly) != true
        }
    }

    private static func write(_ content: Data, to url: URL) throws {
        if let current = try? Data(contentsOf: url), current == content { return }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
    }

    /// The files in a folder, or the file itself, in alphabetical order, below `root`.
    private static func files(in path: String, of root: URL) -> [String] {
        let url = root.appending(path: path)
        guard let enumerator = FileManager.default.enumerator(atPath: url.path) else {
            return FileManager.default.fileExists(atPath: url.path) ? [path] : []
        }
        var found: [String] = []
        while let name = enumerator.nextObject() as? String {
            if name == ".build" || name.hasSuffix("/.build") {
                enumerator.skipDescendants()
            } else if enumerator.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                found.append("\(path)/\(name)")
            }
        }
        return found.isEmpty && !url.hasDirectoryPath && FileManager.default.isFile(url) ? [path] : found.sorted()
    }
}

extension FileManager {
    fileprivate func isFile(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
