import Foundation

/// Why a script could not be had.
package enum ScriptLoadingFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file, or it is a folder.
    case missing(String)
    /// The system refuses to read it.
    case unreadable(reason: String)
    case syntax(ScriptSyntaxFailure)

    package var description: String {
        switch self {
        case .missing(let name): "there is no script \(name); give a file that exists, or - for standard input"
        case .unreadable(let reason): reason
        case .syntax(let failure): failure.description
        }
    }

    /// 2 for what the caller can mend, 3 when the outside world is to blame.
    package var exitCode: Int32 {
        switch self {
        case .missing, .syntax: 2
        case .unreadable: 3
        }
    }
}

extension Script {
    /// Reads and parses the script that `VELARIUM_SCRIPT` or `--script` names: a file relative to `folder`, or `-` for
    /// standard input to its end.
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
        guard let found else { throw .missing(name) }
        return found
    }
}
