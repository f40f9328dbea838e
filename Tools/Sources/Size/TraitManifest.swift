public import Foundation

/// What `swift package dump-package` says about targets and products, with the traits that dependencies need.
public struct TraitManifest: Decodable {
    package struct Target: Decodable {
        let name: String
        let path: String?
        let dependencies: [Dependency]

        /// The folder of the sources, below the package's.
        package var folder: String { path ?? "Sources/\(name)" }
    }

    /// `{"byName": [name, condition or null]}`, or `target` instead of `byName`.
    struct Dependency: Decodable {
        /// Nil for products of other packages.
        let name: String?
        /// With one of them the target depends on it; empty: always.
        let traits: Set<String>

        private struct Condition: Decodable {
            let traits: Set<String>?
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = container.allKeys.first(where: { $0 != .product }) else {
                name = nil
                traits = []
                return
            }
            var parts = try container.nestedUnkeyedContainer(forKey: key)
            name = try parts.decode(String.self)
            traits = try parts.decodeIfPresent(Condition.self)?.traits ?? []
        }

        private enum Key: String, CodingKey {
            case byName, target, product
        }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    let targets: [Target]
    let products: [Product]

    public init(json: Data) throws { self = try JSONDecoder().decode(TraitManifest.self, from: json) }

    /// The targets that an app compiles which names `products` and `traits`, in alphabetical order.
    package func targets(of products: [String], with traits: Set<String>) -> [Target] {
        var waiting = self.products.filter { products.contains($0.name) }.flatMap(\.targets)
        var found: [String: Target] = [:]
        while let name = waiting.popLast() {
            guard found[name] == nil, let target = targets.first(where: { $0.name == name }) else { continue }
            found[name] = target
            waiting += target.dependencies.filter { $0.traits.isEmpty || !$0.traits.isDisjoint(with: traits) }
                .compactMap(\.name)
        }
        return found.values.sorted { $0.name < $1.name }
    }
}
