import Foundation
import Synchronization

/// Where an app's own files are: the main bundle, and the resource bundles of packages next to the executable.
package enum AppBundle {
    /// The app's module, after which SwiftPM names its resource bundle (`Package_App.resources`). Default: the name of
    /// the process. UI tests, whose process runs the apps of other modules, set it before each launch.
    package static var module: String {
        get { contents.withLock { $0.module } }
        set { contents.withLock { if $0.module != newValue { $0 = Contents(module: newValue) } } }
    }

    /// The main bundle, the app's own resource bundle, and the others in alphabetical order.
    package static var all: [Bundle] { contents.withLock { $0.bundles } }

    /// The app's own resource bundle; nil if it has none.
    package static var own: Bundle? { contents.withLock { $0.own } }

    /// The language that localized images are chosen for: the current device's. Default English.
    package static var language: SystemLanguage {
        get { chosenLanguage.withLock { $0 } }
        set { chosenLanguage.withLock { $0 = newValue } }
    }

    private static let chosenLanguage = Mutex(SystemLanguage.english)

    /// The values of the app's `Info.plist`: the main bundle's, otherwise its own resource bundle's. Empty without one.
    package static var info: [String: Any] { contents.withLock { $0 }.info }

    private static let contents = Mutex(Contents(module: ProcessInfo.processInfo.processName))

    /// What belongs to one app. Nothing changes after it was read, so that every thread may use it.
    private struct Contents: @unchecked Sendable {
        let module: String
        let bundles: [Bundle]
        let own: Bundle?
        let info: [String: Any]

        init(module: String) {
            self.module = module
            let main = Bundle.main
            let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
            let packages = beside.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
            let own = packages.filter { isOwn($0, of: module) }
            let others = packages.filter { !own.contains($0) }
            bundles = [main] + (own + others).compactMap { Bundle(path: main.bundlePath + "/" + $0) }
            self.own = bundles.dropFirst().first { isOwn($0.bundlePath, of: module) }
            let apps = bundles.filter { $0 == main || isOwn($0.bundlePath, of: module) }
            info = apps.lazy.compactMap { values(at: $0.bundlePath + "/Info.plist") }.first ?? [:]
        }
    }

    /// The values of the property list at `path`; nil if there is none or it cannot be read, with a log line.
    package static func values(at path: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let values = list as? [String: Any]
        else {
            Log.line("\(path): not a property list with a dictionary.")
            return nil
        }
        return values
    }

    /// Whether SwiftPM named the bundle at `path` after the target `name`.
    package static func isOwn(_ path: String, of name: String) -> Bool {
        let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return file.hasSuffix("_" + name)
    }
}
