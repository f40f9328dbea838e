/// What is counted of a module. Smaller is better.
package struct Figures: Equatable {
    /// The files in the largest set in which each file reaches every other one.
    package var circle: Int
    /// Pairs of files of which the first mentions the second, against the order of the folders.
    package var upward: Int
    /// Types of our own with more than 500 lines.
    package var longTypes: Int
    /// Types of our own with more than 12 stored properties.
    package var wideTypes: Int
    /// Casts to a concrete host, style or subclass in base code.
    package var casts: Int

    package init(circle: Int, upward: Int, longTypes: Int, wideTypes: Int, casts: Int) {
        self.circle = circle
        self.upward = upward
        self.longTypes = longTypes
        self.wideTypes = wideTypes
        self.casts = casts
    }

    static let titles = ["circle", "upward", "types over 500 lines", "over 12 properties", "casts"]

    var values: [Int] { [circle, upward, longTypes, wideTypes, casts] }
}

/// How modules are counted: what the committed lists say.
package struct CountingRules {
    package static let maximalLines = 500
    package static let maximalStoredProperties = 12

    /// In these modules public names are Apple's. How large Apple's types are is not for us to decide.
    package static let modulesOfApple: Set = [
        "CoreGraphics", "QuartzCore", "UIFoundation", "UIKitCore", "UIKitMenus", "UIKitControls", "UIKit",
    ]

    package let orders: [String: FolderOrder]
    /// `Module.Type` of types that may be large, with the reason.
    package let exceptions: [String: String]
    package let casts: [CastPattern]

    package init(orders: [String: FolderOrder], exceptions: [String: String], casts: [CastPattern]) {
        self.orders = orders
        self.exceptions = exceptions
        self.casts = casts
    }

    package func figures(of module: ModuleGraph) -> Figures {
        Figures(
            circle: module.largestCircle.count, upward: upwardReferences(in: module).count,
            longTypes: longTypes(in: module).count, wideTypes: wideTypes(in: module).count,
            casts: downcasts(in: module).count)
    }

    /// Empty for a module without an order.
    package func upwardReferences(in module: ModuleGraph) -> [Reference] {
        orders[module.name].map(module.upwardReferences) ?? []
    }

    package func longTypes(in module: ModuleGraph) -> [TypeSize] {
        ownTypes(of: module).filter { $0.lines > CountingRules.maximalLines }
    }

    package func wideTypes(in module: ModuleGraph) -> [TypeSize] {
        ownTypes(of: module).filter { $0.storedProperties.count > CountingRules.maximalStoredProperties }
    }

    package func downcasts(in module: ModuleGraph) -> [Downcast] {
        module.downcasts(in: orders[module.name], alsoMatching: casts)
    }

    private func ownTypes(of module: ModuleGraph) -> [TypeSize] {
        let isOfApple = CountingRules.modulesOfApple.contains(module.name)
        return module.types.filter { !($0.isPublic && isOfApple) && exceptions["\(module.name).\($0.name)"] == nil }
    }
}
