import Foundation
import UIFoundation

/// What `Bundle.main` of a module is: the bundle with the resources of the app that runs; without one, as in the tests of a
/// library, that of the module. Callable on any thread.
///
/// SwiftPM puts resources into a bundle beside the executable. `velarium-port` writes a `Bundle.main` that calls this.
public func _mainBundle(ofModule module: String) -> Bundle { AppBundle.own ?? _moduleBundle(named: module) }

/// The bundle with the resources of a module; Foundation's main bundle if there is none. Callable on any thread.
public func _moduleBundle(named module: String) -> Bundle {
    let found = AppBundle.all.first { bundle in
        let name = URL(fileURLWithPath: bundle.bundlePath).deletingPathExtension().lastPathComponent
        return name.hasSuffix("_" + module)
    }
    return found ?? .main
}
