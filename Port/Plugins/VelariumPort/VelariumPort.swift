import Foundation
import PackagePlugin

/// Rewrites the iOS sources of a target before it is compiled.
///
/// The sources are in the folder `iOS` of the target's folder, which the target excludes. Property lists, asset catalogs
/// and other resources there become resources of the target.
@main
struct VelariumPort: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "iOS")
        let files = try Sources(in: folder)
        guard !files.swift.isEmpty else {
            Diagnostics.error("\(folder.path): no Swift files. VelariumPort rewrites the sources in this folder.")
            return []
        }
        let given = ProcessInfo.processInfo.environment["VELARIUM_PORT_TOOL"]
        let tool = try given.map { URL(fileURLWithPath: $0) } ?? context.tool(named: "velarium-port").url
        let output = context.pluginWorkDirectoryURL
        var arguments = ["rewrite", "--module", moduleName(of: target), "--output", output.path]
        for file in files.swift { arguments += ["--as", rewrittenName(of: file, in: folder), file.path] }
        var commands: [Command] = [
            .buildCommand(
                displayName: "Rewriting the iOS sources of \(target.name)", executable: tool, arguments: arguments,
                inputFiles: files.swift,
                outputFiles: files.swift.map { output.appending(path: rewrittenName(of: $0, in: folder)) })
        ]
        if !files.resources.isEmpty {
            let code = output.appending(path: "VelariumResources.swift")
            commands.append(
                .buildCommand(
                    displayName: "Writing how \(target.name) finds its resources", executable: tool,
                    arguments: ["resources", "--module", moduleName(of: target), code.path], outputFiles: [code]))
        }
        let named = Dictionary(grouping: files.resources, by: compiledName)
        for (name, resources) in named.sorted(by: { $0.key < $1.key }) {
            let resource = chosen(among: resources)
            let others =
                ["lproj", "xcassets"].contains(resource.pathExtension) ? resources.filter { $0 != resource } : []
            let copy = output.appending(path: name)
            commands.append(
                .buildCommand(
                    displayName: "Copying \(resource.lastPathComponent)", executable: tool,
                    arguments: ["copy", "--module", moduleName(of: target)] + others.flatMap { ["--also", $0.path] }
                        + [resource.path, copy.path],
                    inputFiles: ([resource] + others).flatMap(files.contents), outputFiles: [copy]))
        }
        return commands
    }

    /// The resource of a name that several folders have: the outermost one. The bundle has no folders, as on iOS, where
    /// such files are of different targets. Catalogs and localizations are put together.
    private func chosen(among resources: [URL]) -> URL {
        let sorted = resources.sorted { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
        let first = sorted[0]
        for other in sorted.dropFirst() where !["lproj", "xcassets"].contains(first.pathExtension) {
            let isEqual = FileManager.default.contentsEqual(atPath: first.path, andPath: other.path)
            if !isEqual {
                Diagnostics.warning(
                    "\(other.path): another resource of the target has this name, \(first.path), and is used instead. "
                        + "Move one of them, or leave one out.")
            }
        }
        return first
    }

    /// The name in the bundle: storyboards and nibs are compiled.
    private func compiledName(of resource: URL) -> String {
        let name = resource.deletingPathExtension().lastPathComponent
        switch resource.pathExtension {
        case "storyboard": return name + ".storyboardc"
        case "xib": return name + ".nib"
        default: return resource.lastPathComponent
        }
    }

    private func moduleName(of target: Target) -> String {
        (target as? SwiftSourceModuleTarget)?.moduleName ?? target.name
    }

    /// A file name that is unique in the target: `Views/Form.swift` becomes `iOS-Views-Form.swift`.
    private func rewrittenName(of file: URL, in folder: URL) -> String {
        "iOS-" + file.path.dropFirst(folder.path.count + 1).replacingOccurrences(of: "/", with: "-")
    }
}

/// The files of the folder with iOS sources.
private struct Sources {
    private(set) var swift: [URL] = []
    /// Files and folders that are copied as they are.
    private(set) var resources: [URL] = []
    /// The folders that were read, without symbolic links, so that a cycle of links ends.
    private var folders: Set<String> = []

    private static let resourceKinds: Set = [
        "xcassets", "plist", "strings", "stringsdict", "lproj", "png", "jpg", "jpeg", "ttf", "otf", "ttc", "json",
        "txt", "storyboard", "xib", "bundle", "gif", "webp", "heic", "pdf", "svg", "mp3", "m4a", "wav", "caf", "aif",
        "mp4", "mov", "html", "css", "js", "xml", "csv", "geojson", "rtf", "sqlite", "db", "dat", "bin", "der", "cer",
    ]
    /// The folders that the Xcode project copies as they are, by the ends of their paths.
    private var folderReferences: Set<String> = []

    init(in folder: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path) else { return }
        let parent = folder.resolvingSymlinksInPath().deletingLastPathComponent()
        folderReferences = Sources.folderReferences(in: folder).union(Sources.folderReferences(in: parent))
        // A symbolic link to a checkout elsewhere is followed.
        try collect(folder, manager)
        swift.sort { $0.path < $1.path }
        resources.sort { $0.path < $1.path }
    }

    private mutating func collect(_ folder: URL, _ manager: FileManager) throws {
        guard folders.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
        for name in try manager.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasPrefix(".") {
            let url = folder.appending(path: name)
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            if url.pathExtension == "swift" {
                swift.append(url)
            } else if Sources.resourceKinds.contains(url.pathExtension)
                || isFolder.boolValue && folderReferences.contains(where: { url.path.hasSuffix("/" + $0) })
            {
                resources.append(url)
            } else if isFolder.boolValue, !["xcodeproj", "xcworkspace", "playground"].contains(url.pathExtension) {
                try collect(url, manager)
            }
        }
    }

    /// The paths of the folder references (blue folders) in the projects of a folder.
    private static func folderReferences(in folder: URL) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") }.reduce(into: []) { paths, name in
            let project = folder.appending(path: name).appending(path: "project.pbxproj")
            let text = (try? String(contentsOf: project, encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.contains("lastKnownFileType = folder;") {
                guard let start = line.range(of: " path = ") else { continue }
                let path = line[start.upperBound...].prefix { $0 != ";" }
                paths.insert(path.trimmingCharacters(in: CharacterSet(charactersIn: "\"")))
            }
        }
    }

    /// Every file of a resource, so that a change in a catalog copies it again.
    func contents(of resource: URL) -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: resource.path) else { return [resource] }
        let files = names.compactMap { ($0 as? String).map { resource.appending(path: $0) } }
        return files.isEmpty ? [resource] : files
    }
}
