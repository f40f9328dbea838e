public import Foundation

/// What `swift package dump-package` says about a package.
public struct Manifest: Decodable, Equatable, Sendable {
    struct Target: Decodable, Equatable {
        let name: String
        let type: String
    }

    struct Product: Decodable, Equatable {
        let name: String
        let targets: [String]
        let type: Kind

        /// Only executables matter here; of the others any value is accepted.
        struct Kind: Decodable, Equatable {
            let isExecutable: Bool

            private struct Name: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }
                init?(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }

            init(from decoder: any Decoder) throws {
                let names = try decoder.container(keyedBy: Name.self).allKeys
                isExecutable = names.contains { $0.stringValue == "executable" }
            }
        }
    }

    public let name: String
    let targets: [Target]
    let products: [Product]

    public init(json: Data) throws {
        self = try JSONDecoder().decode(Manifest.self, from: json)
    }

    /// The programs of the package: products, and targets that are in no product.
    public var programs: [String] {
        let executables = products.filter(\.type.isExecutable)
        let covered = Set(executables.flatMap(\.targets))
        return executables.map(\.name)
            + targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
    }

    /// The program to run: `wanted`, or the only one.
    public func program(named wanted: String?) throws(CommandFailure) -> String {
        let list = programs.joined(separator: ", ")
        if let wanted {
            guard programs.contains(wanted) else {
                let guess = NearestWord.suggestion(for: wanted, among: programs)
                throw CommandFailure(
                    "\(name) has no program \"\(wanted)\": \(guess)it has \(list.isEmpty ? "none" : list).",
                    cause: .usage)
            }
            return wanted
        }
        guard let first = programs.first else {
            throw CommandFailure(
                "\(name) has no program: add an executableTarget to its Package.swift.", cause: .usage)
        }
        guard programs.count == 1 else {
            throw CommandFailure("\(name) has several programs: choose one with --product, \(list).", cause: .usage)
        }
        return first
    }
}
