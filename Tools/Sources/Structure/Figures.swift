/// What is counted of a module. Smaller is better.
package struct Figures: Equatable {
    /// The files in the largest set in which each file reaches every other one.
    package var circle: Int
    /// Those of them that declare types of our own and none of Apple's names.
    package var ownFiles: Int
    /// Pairs of files of which the first mentions the second, against the order of the folders.
    package var upward: Int
    /// Types of our own with more than 500 lines.
    package var longTypes: Int
    /// Casts to a concrete host, style or subclass in base code.
    package var casts: Int

    package init(circle: Int, ownFiles: Int, upward: Int, longTypes: Int, casts: Int) {
        self.circle = circle
        self.ownFiles = ownFiles
        self.upward = upward
        self.longTypes = longTypes
        self.casts = casts
    }

    static let titles = ["circle", "own files in it", "upward", "types over 500 lines", "casts"]

    var values: [Int] { [circle, ownFiles, upward, longTypes, casts] }
}

/// How modules are counted: what the committed lists say.
package struct CountingRules {
    package static let maximalLines = 500

    /// In these modules public names are Apple's. How large Apple's types are is not for us to decide, nor that they
    /// refer to each other.
    package let modulesOfApple: Set<String>
    package let orders: [String: FolderOrder]
    /// `Module.Type` of types that may be large, with the reason.
    package let exceptions: [String: String]
    package let casts: [CastPattern]

    package init(
        modulesOfApple: Set<String>, orders: [String: FolderOrder], exceptions: [String: String], casts: [CastPattern]
    ) {
        self.modulesOfApple = modulesOfApple
        self.orders = orders
        self.exceptions = exceptions
        self.casts = casts
    }

    package func figures(of module: ModuleGraph) -> Figures {
        let circle = module.largestCircle
        return Figures(
            circle: circle.count, ownFiles: ownFiles(of: circle, in: module).count,
            upward: upwardReferences(in: module).count, longTypes: longTypes(in: module).count,
            casts: downcasts(in: module).count)
    }

    /// The files with types of our own: those that declare types, and nothing that is Apple's.
    package func ownFiles(of circle: [ScannedFile], in module: ModuleGraph) -> [ScannedFile] {
        let isOfApple = modulesOfApple.contains(module.name)
        return circle.filter { file in
            file.types.contains { $0.kind != .extension && $0.kind != .alias } && !(isOfApple && file.hasPublicNames)
        }
    }

    /// Empty for a module without an order: it has no folders.
    package func upwardReferences(in module: ModuleGraph) -> [Reference] {
        orders[module.name].map(module.upwardReferences) ?? []
    }

    package func longTypes(in module: ModuleGraph) -> [TypeSize] {
        ownTypes(of: module).filter { $0.lines > CountingRules.maximalLines }
    }

    package func downcasts(in module: ModuleGraph) -> [Downcast] {
        module.downcasts(in: orders[module.name], alsoMatching: casts)
    }

    private func ownTypes(of module: ModuleGraph) -> [TypeSize] {
        let isOfApple = modulesOfApple.contains(module.name)
        return module.types.filter { !($0.isPublic && isOfApple) && exceptions["\(module.name).\($0.name)"] == nil }
    }
}
