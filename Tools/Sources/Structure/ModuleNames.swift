/// Looks up the names of a module as the compiler does, as far as that is possible without types of expressions.
struct ModuleNames {
    /// The files that declare a type, by its full name. Several with conditional compilation.
    private var types: [String: [Int]] = [:]
    private var members: [String: [Int]] = [:]
    private var globals: [String: [Int]] = [:]
    /// The files that declare a member of this name that others can see.
    private var memberNames: [String: [Int]] = [:]
    private var parents: [String: [Mention]] = [:]
    private var innerNames: Set<String> = []
    private let paths: [String]

    init(_ files: [ScannedFile]) {
        paths = files.map(\.path)
        for (index, file) in files.enumerated() {
            for block in file.types where block.kind != .extension {
                types[block.name, default: []].append(index)
            }
            for member in file.members { members[member, default: []].append(index) }
            for global in file.globals { globals[global, default: []].append(index) }
            for name in file.visibleMembers { memberNames[name, default: []].append(index) }
            innerNames.formUnion(file.innerNames)
        }
        for block in files.flatMap(\.types) {
            let scope = Array(block.path.dropLast())
            parents[block.name, default: []] += block.parents.map { Mention(path: $0, scope: scope) }
        }
    }

    /// The files that declare the parts of what `mention` names; empty for names of other modules.
    func declaringFiles(of mention: Mention, in file: ScannedFile) -> [Int] {
        if mention.path.count == 1, let found = globals[mention.path[0]], !innerNames.contains(mention.path[0]) {
            return nearest(found, to: file)
        }
        guard !file.placeholders.contains(mention.path[0]) else { return [] }
        let scopes = enclosingTypes(of: mention)
        for scope in scopes {
            var name = scope.isEmpty ? mention.path[0] : "\(scope).\(mention.path[0])"
            guard var found = types[name].map({ nearest($0, to: file) }) else { continue }
            for part in mention.path.dropFirst() {
                name += ".\(part)"
                guard let next = types[name] ?? members[name] else { break }
                found += next
            }
            return found
        }
        // A member that an extension here adds to a type of another module: `UIColor.hairline`.
        return mention.path.count > 1 ? members[mention.path[0] + "." + mention.path[1]] ?? [] : []
    }

    /// The names of members in `file` that one other file declares, with that file's index.
    func uniqueMembers(in file: ScannedFile) -> [(name: String, file: Int)] {
        file.usedNames.subtracting(file.innerNames).compactMap { name in
            guard let files = memberNames[name], files.count == 1, globals[name] == nil else { return nil }
            return (name, files[0])
        }
    }

    /// What the file itself declares hides what others declare by the same name, which may be private there.
    private func nearest(_ declaring: [Int], to file: ScannedFile) -> [Int] {
        declaring.first { paths[$0] == file.path }.map { [$0] } ?? declaring
    }

    /// The full name of the type of this module that `mention` names.
    func resolve(_ mention: Mention, in file: ScannedFile) -> String? {
        guard let first = mention.path.first, !file.placeholders.contains(first) else { return nil }
        let name = mention.path.joined(separator: ".")
        return enclosingTypes(of: mention).map { $0.isEmpty ? name : "\($0).\(name)" }.first { types[$0] != nil }
    }

    func files(declaring type: String) -> [Int] { types[type] ?? [] }

    /// The type itself and everything that it inherits from, as far as names tell.
    func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [type]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            for parent in parents[next] ?? [] {
                let name = parent.path.joined(separator: ".")
                let scopes = outward(parent.scope).map { $0.isEmpty ? name : "\($0).\(name)" }
                waiting.append(scopes.first { types[$0] != nil } ?? name)
            }
        }
        return found
    }

    /// The types in which a name is looked up: those around it with what they inherit from, innermost first.
    private func enclosingTypes(of mention: Mention) -> [String] {
        outward(mention.scope).flatMap { scope in
            scope.isEmpty ? [""] : [scope] + ancestors(of: scope).subtracting([scope]).sorted()
        }
    }

    /// `A.B`, `A` and the module, which is the empty name.
    private func outward(_ scope: [String]) -> [String] {
        (0...scope.count).reversed().map { scope[..<$0].joined(separator: ".") }
    }

    func sizes(in files: [ScannedFile]) -> [TypeSize] {
        var sizes: [String: TypeSize] = [:]
        for block in files.flatMap(\.types) where block.kind != .extension && block.kind != .alias {
            let isPublic = block.isPublic || sizes[block.name]?.isPublic == true
            sizes[block.name] = TypeSize(name: block.name, isPublic: isPublic, lines: 0, fileCount: 0)
        }
        for file in files {
            var counted: Set<String> = []
            for block in file.types where sizes[block.name] != nil && block.kind != .alias {
                sizes[block.name]?.lines += block.lines
                if counted.insert(block.name).inserted { sizes[block.name]?.fileCount += 1 }
            }
        }
        return sizes.values.sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    }
}
