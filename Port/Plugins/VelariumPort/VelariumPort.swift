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
        for resource in files.resources {
            let copy = output.appending(path: resource.lastPathComponent)
            commands.append(
                .buildCommand(
                    displayName: "Copying \(resource.lastPathComponent)", executable: tool,
                    arguments: ["copy", "--module", moduleName(of: target), resource.path, copy.path],
                    inputFiles: files.contents(of: resource), outputFiles: [copy]))
        }
        return commands
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
        "txt",
    ]

    init(in folder: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path) else { return }
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
            } else if Sources.resourceKinds.contains(url.pathExtension) {
                resources.append(url)
            } else if isFolder.boolValue, !["xcodeproj", "xcworkspace", "playground"].contains(url.pathExtension) {
                try collect(url, manager)
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
