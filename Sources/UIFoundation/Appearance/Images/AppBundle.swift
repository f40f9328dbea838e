import Foundation

/// Where an app's own files are: the main bundle, and the resource bundles of packages next to the executable.
package enum AppBundle {
    /// The main bundle, the app's own resource bundle (`Package_App.resources` for the executable `App`), and the
    /// others in alphabetical order.
    package static let all: [Bundle] = {
        let main = Bundle.main
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
        let packages = beside.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        let own = packages.filter { isOwn($0, of: ProcessInfo.processInfo.processName) }
        let others = packages.filter { !own.contains($0) }
        return [main] + (own + others).compactMap { Bundle(path: main.bundlePath + "/" + $0) }
    }()

    /// The values of the app's `Info.plist`: the main bundle's, otherwise its own resource bundle's. Empty without one.
    nonisolated(unsafe) package static let info: [String: Any] = {
        let names = all.filter { $0 == Bundle.main || isOwn($0.bundlePath, of: ProcessInfo.processInfo.processName) }
        return names.lazy.compactMap { values(at: $0.bundlePath + "/Info.plist") }.first ?? [:]
    }()

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
