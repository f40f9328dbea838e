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
    package static var all: [Bundle] { contents.withLock { $0.bundles() } }

    /// The folders of `all`, known without reading the bundles.
    package static var paths: [String] { contents.withLock { $0.paths } }

    /// The app's own resource bundle; nil if it has none.
    package static var own: Bundle? { contents.withLock { $0.ownBundle() } }

    /// The language that localized images are chosen for: the current device's. Default English.
    package static var language: SystemLanguage {
        get { chosenLanguage.withLock { $0 } }
        set { chosenLanguage.withLock { $0 = newValue } }
    }

    private static let chosenLanguage = Mutex(SystemLanguage.english)

    /// The values of the app's `Info.plist`: the main bundle's, otherwise its own resource bundle's. Empty without one.
    package static var info: [String: Any] { contents.withLock { $0 }.info }

    private static let contents = Mutex(Contents(module: ProcessInfo.processInfo.processName))

    /// What belongs to one app. A bundle is read when it is asked for: an app without resources never needs one.
    private struct Contents: @unchecked Sendable {
        let module: String
        let paths: [String]
        private let hasOwn: Bool
        let info: [String: Any]
        private var read: [Bundle]?

        init(module: String) {
            self.module = module
            let main = Bundle.main.bundlePath
            let beside = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
            let packages = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
            let own = packages.filter { isOwn($0, of: module) }
            let others = packages.filter { !own.contains($0) }
            paths = [main] + (own + others).map { main + "/" + $0 }
            hasOwn = !own.isEmpty
            let apps = [main] + own.map { main + "/" + $0 }
            info = apps.lazy.compactMap { values(at: $0 + "/Info.plist") }.first ?? [:]
        }

        /// The bundles at `paths`.
        mutating func bundles() -> [Bundle] {
            if let read { return read }
            let bundles = [Bundle.main] + paths.dropFirst().compactMap { Bundle(path: $0) }
            read = bundles
            return bundles
        }

        /// The app's own among them.
        mutating func ownBundle() -> Bundle? {
            hasOwn ? bundles().dropFirst().first { isOwn($0.bundlePath, of: module) } : nil
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

    /// Whether SwiftPM named the bundle at `path` after the target `module`.
    package static func isOwn(_ path: String, of module: String) -> Bool {
        let file = path.split(separator: "/").last ?? ""
        let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return name.hasSuffix("_" + module)
    }
}
