import Foundation
import UIFoundation

/// The bundle with the resources of a module, which is `Bundle.main` on iOS; Foundation's main bundle if there is none.
/// Callable on any thread.
///
/// SwiftPM puts resources into a bundle beside the executable. `velarium-port` writes a `Bundle.main` that calls this.
public func _moduleBundle(named module: String) -> Bundle {
    let found = AppBundle.all.first { bundle in
        let name = URL(fileURLWithPath: bundle.bundlePath).deletingPathExtension().lastPathComponent
        return name.hasSuffix("_" + module)
    }
    return found ?? .main
}
