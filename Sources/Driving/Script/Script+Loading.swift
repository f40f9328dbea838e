import Foundation

/// Why a script could not be loaded.
package enum ScriptLoadingFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    /// It is a folder.
    case folder(String)
    /// The system does not allow reading it.
    case unreadable(reason: String)
    case syntax(ScriptSyntaxFailure)

    package var description: String {
        switch self {
        case .missing(let name): "there is no script \(name); give a file that exists, or - for standard input"
        case .folder(let name):
            "the script \(name) is a folder; give a file in it, or several scripts one after the other"
        case .unreadable(let reason): reason
        case .syntax(let failure): failure.description
        }
    }

    /// 2 for mistakes of the caller, 3 for failures of the system.
    package var exitCode: Int32 {
        switch self {
        case .missing, .folder, .syntax: 2
        case .unreadable: 3
        }
    }
}

extension Script {
    /// Reads and parses the script `name`: a file or pipe relative to `folder`, or `-` for standard input.
    ///
    /// The name comes from `VELARIUM_SCRIPT` or `--script`.
    package static func load(_ name: String, from folder: Folder = Folder()) throws(ScriptLoadingFailure) -> Script {
        let bytes = try bytes(of: name, in: folder)
        do {
            guard name == "-" else { return try Script(name: name, bytes: bytes) }
            return try Script(name: "standard input", failurePrefix: "script", bytes: bytes)
        } catch {
            throw .syntax(error)
        }
    }

    private static func bytes(of name: String, in folder: Folder) throws(ScriptLoadingFailure) -> Data {
        if name == "-" {
            return FileHandle.standardInput.readDataToEndOfFile()
        }
        let found: Data?
        do {
            found = try folder.read(name)
        } catch {
            throw .unreadable(reason: error.reason)
        }
        guard let found else { throw folder.isFolder(name) ? .folder(name) : .missing(name) }
        return found
    }
}
