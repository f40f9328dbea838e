import UIKit
import VelariumTesting

/// Tries what UIKit refuses.
@MainActor enum PairRefusal {
    /// What is reported when the pair is made, as its scene would make it.
    static func messages(of inhabitant: PairInhabitant, in container: PairContainer) -> [String] {
        let pair = PairCase(container: container, inhabitant: inhabitant, event: .present, isPad: false)
        do {
            let scene = try PairScene(pair)
            // An alert is presented already.
            if container == .alert { scene.showInhabitant(inhabitant, from: scene.base) }
            return scene.residue.takeMisuses()
        } catch {
            return ["\(error)"]
        }
    }
}
