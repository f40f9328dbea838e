/// The files of a module, and which of them mention what others declare.
package struct ModuleGraph {
    package let name: String
    package let files: [ScannedFile]
    /// For each file the indices of the other files whose types, global functions or members it mentions.
    package let references: [Set<Int>]

    private let names: ModuleNames
    private let namesOfOthers: Set<String>?

    /// - Parameter namesOfOthers: the names of members that other modules declare, too. A member of one of these names
    ///   makes no reference. Nil if only static members make references.
    package init(name: String, files: [ScannedFile], namesOfOthers: Set<String>? = nil) {
        self.name = name
        self.files = files
        self.namesOfOthers = namesOfOthers
        let names = ModuleNames(files)
        self.names = names
        references = files.enumerated().map { index, file in
            var mentioned = Set(file.mentions.flatMap { names.declaringFiles(of: $0, in: file) })
            if let namesOfOthers {
                mentioned.formUnion(
                    names.uniqueMembers(in: file).filter { !namesOfOthers.contains($0.name) }.map(\.file))
            }
            return mentioned.subtracting([index])
        }
    }

    /// The files of the largest set in which each file reaches every other one. Empty without any circle.
    package var largestCircle: [ScannedFile] {
        let largest = Circles.components(of: references).max { $0.count < $1.count } ?? []
        return largest.count > 1 ? largest.sorted().map { files[$0] } : []
    }

    /// The number of pairs of files in different folders of `order`, of which the first mentions the second.
    package func folderReferences(in order: FolderOrder) -> [Reference] {
        files.indices.flatMap { source in
            references[source].sorted().compactMap { target -> Reference? in
                let reference = Reference(from: files[source], to: files[target])
                return order.folder(of: reference.from) == order.folder(of: reference.to) ? nil : reference
            }
        }
    }

    /// Files that mention what a folder above their own declares.
    package func upwardReferences(in order: FolderOrder) -> [Reference] {
        folderReferences(in: order).filter { order.rank(of: $0.from) < order.rank(of: $0.to) }
    }

    /// The names by which the first file mentions the second one.
    package func reasons(for reference: Reference) -> [String] {
        guard let target = files.firstIndex(where: { $0.path == reference.to.path }) else { return [] }
        let mentions = reference.from.mentions.filter {
            names.declaringFiles(of: $0, in: reference.from).contains(target)
        }
        let members = names.uniqueMembers(in: reference.from).filter {
            $0.file == target && namesOfOthers?.contains($0.name) == false
        }
        return Set(mentions.map { $0.path.prefix(2).joined(separator: ".") } + members.map { "." + $0.name }).sorted()
    }

    /// The module's own types with all their extensions in it.
    package var types: [TypeSize] { names.sizes(in: files) }

    /// Casts in base code: to a type whose base class or protocol the file declares or extends, to a type of a folder
    /// above the file's own, or to what a pattern names. A file may cast to what it declares itself.
    func downcasts(in order: FolderOrder?, alsoMatching patterns: [CastPattern]) -> [Downcast] {
        files.indices.flatMap { index -> [Downcast] in
            let file = files[index]
            let bases = Set(file.types.filter { $0.kind != .alias }.map(\.name))
            return file.casts.compactMap { cast in
                let written = cast.type.path.joined(separator: ".")
                let type = names.resolve(cast.type, in: file)
                let targets = type.map(names.files) ?? []
                guard !targets.contains(index) else { return nil }
                let isUpward = order.map { order in
                    targets.contains { order.rank(of: file) < order.rank(of: files[$0]) }
                }
                let isToSubtype = type.map { !names.ancestors(of: $0).subtracting([$0]).isDisjoint(with: bases) }
                let isListed = patterns.contains { $0.matches(written, in: file, of: name) }
                return isUpward == true || isToSubtype == true || isListed
                    ? Downcast(file: file, line: cast.line, type: written) : nil
            }
        }
    }
}

/// One file mentions what another one declares.
package struct Reference {
    package let from: ScannedFile
    package let to: ScannedFile

    package init(from: ScannedFile, to: ScannedFile) {
        self.from = from
        self.to = to
    }
}

/// A cast to a type that the code around it should not depend on.
package struct Downcast {
    package let file: ScannedFile
    package let line: Int
    package let type: String
}

/// How large a type is over all its extensions in its module.
package struct TypeSize {
    package let name: String
    package let isPublic: Bool
    package var lines: Int
    /// The number of files with a part of it.
    package var fileCount: Int
}
