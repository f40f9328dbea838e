import Foundation
import UIFoundation

/// The identifiers of linked apps, from their `Info.plist`.
enum AppIdentifiers {
    /// `CFBundleIdentifier` of the app whose module is `module`; nil without one.
    static func identifier(ofModule module: String) -> String? {
        let bundle = AppBundle.all.first { AppBundle.isOwn($0.bundlePath, of: module) }
        guard let path = bundle.map({ $0.bundlePath + "/Info.plist" }) else { return nil }
        return AppBundle.values(at: path)?["CFBundleIdentifier"] as? String
    }
}
