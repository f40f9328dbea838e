package import Foundation

/// Compares the imports of every target with the dependencies that the manifest declares for it.
package struct ImportCheck {
    private let description: PackageDescription
    private let root: URL
    /// Modules of the toolchain and the system, which no manifest declares.
    private let systemModules: Set<String>
    /// Modules that targets declare without an import in their sources, with the reason in the list's comments.
    private let impliedModules: Set<String>

    package init(
        _ description: PackageDescription, root: URL, systemModules: Set<String>, impliedModules: Set<String> = []
    ) {
        self.description = description
        self.root = root
        self.systemModules = systemModules
        self.impliedModules = impliedModules
    }

    /// One sentence for each import that is not declared, and each dependency that is not imported.
    package func violations() throws -> [String] {
        var imports: [String: [ModuleImport]] = [:]
        for target in description.targets where target.isSwift {
            imports[target.name] = try target.sources.filter { $0.hasSuffix(".swift") }.flatMap { source in
                let file = root.appending(path: target.path).appending(path: source)
                let text = try String(contentsOf: file, encoding: .utf8)
                return ModuleImport.all(in: text, path: "\(target.path)/\(source)")
            }
        }
        let reexports = imports.mapValues { Set($0.filter(\.isExported).map(\.module)) }
        return description.targets.filter(\.isSwift).flatMap { target in
            violations(of: target, imports: imports[target.name] ?? [], reexports: reexports)
        }
    }

    private func violations(
        of target: PackageDescription.Target, imports: [ModuleImport], reexports: [String: Set<String>]
    ) -> [String] {
        let ours = Set(description.targets.map(\.name))
        let declared = Set(target.dependencies)
        var violations: [String] = []
        for found in imports where !declared.contains(found.module) && !systemModules.contains(found.module) {
            let origin =
                ours.contains(found.module)
                ? "Package.swift does not declare it" : "it is neither a target nor in Tools/system-modules.txt"
            violations.append("\(found.path):\(found.line): \(target.name) imports \(found.module), but \(origin).")
        }
        let imported = Set(imports.map(\.module))
        let visible = closure(of: imported, through: reexports)
        for module in visible.intersection(ours).subtracting(declared).subtracting(imported).sorted() {
            violations.append(
                "\(target.name) gets \(module) through a re-export, but Package.swift does not declare it.")
        }
        for module in target.dependencies where !visible.contains(module) && !impliedModules.contains(module) {
            violations.append("\(target.name) declares \(module), but none of its files imports it.")
        }
        return violations
    }

    /// The modules themselves and what they re-export.
    private func closure(of modules: Set<String>, through reexports: [String: Set<String>]) -> Set<String> {
        var found: Set<String> = []
        var waiting = Array(modules)
        while let module = waiting.popLast() {
            if found.insert(module).inserted { waiting += reexports[module] ?? [] }
        }
        return found
    }
}
