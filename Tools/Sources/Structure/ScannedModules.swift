/// The files of all modules, by the modules' names.
package struct ScannedModules {
    package let files: [String: [ScannedFile]]
    private let imports: [String: Set<ModuleName>]

    package init(files: [String: [ScannedFile]]) {
        self.files = files
        imports = files.mapValues { $0.reduce(into: []) { $0.formUnion($1.imports) } }
    }

    /// The modules whose public names apps see: the umbrella and what it exports.
    package var modulesOfApple: Set<String> {
        reached(from: "UIKit") { $0.isExported }.filter { files[$0] != nil }
    }

    /// The graphs of all modules, in alphabetical order.
    /// - Parameter commonMembers: names of members of Swift's own modules. Nil if only types, global names and static
    ///   members make references.
    package func graphs(commonMembers: Set<String>?) -> [ModuleGraph] {
        files.sorted { $0.key < $1.key }.map { name, files in
            let others = commonMembers.map { namesOfMembers(visibleIn: name).union($0) }
            return ModuleGraph(name: name, files: files, namesOfOthers: others)
        }
    }

    /// The names of members in the modules that `module` imports, directly or not.
    private func namesOfMembers(visibleIn module: String) -> Set<String> {
        let visible = reached(from: module) { _ in true }.subtracting([module])
        return visible.flatMap { files[$0] ?? [] }.reduce(into: []) { $0.formUnion($1.visibleMembers) }
    }

    /// `module` and what its imports lead to, as far as they are `followed`.
    private func reached(from module: String, through followed: (ModuleName) -> Bool) -> Set<String> {
        var found: Set<String> = []
        var waiting = [module]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += (imports[next] ?? []).filter(followed).map(\.name)
        }
        return found
    }
}
