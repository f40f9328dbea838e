import UIKit

/// What must not outlive a scene, and the misuse that is reported until then.
@MainActor final class PairResidue {
    private final class Watched {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    private var watched: [Watched] = []
    /// The messages that were not taken yet.
    var misuses: [String] = []

    func watch(_ objects: [AnyObject]) { watched += objects.map(Watched.init) }

    /// Returns the messages since the last call.
    func takeMisuses() -> [String] {
        defer { misuses = [] }
        return misuses
    }

    /// The classes of the watched objects that still exist.
    var leftBehind: [String] {
        Set(watched.compactMap(\.object).map { "\(Swift.type(of: $0))" }).sorted()
    }
}
