import Foundation
import VelariumTesting

/// Where pictures that differ are saved: the folder VELARIUM_COMBINATION_PICTURES of the environment; nowhere without it.
@MainActor enum CombinationPictures {
    private static let folder = ProcessInfo.processInfo.environment["VELARIUM_COMBINATION_PICTURES"]

    static func save(_ one: Picture, _ other: Picture, _ name: String) {
        guard let folder else { return }
        let path = folder + "/" + name.replacingOccurrences(of: " ", with: "-")
        try? one.save(to: path + "-is.png")
        try? other.save(to: path + "-expected.png")
    }
}
