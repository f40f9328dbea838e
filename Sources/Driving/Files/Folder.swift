import Foundation
import Glibc

/// The folder that a script's file names are relative to.
package struct Folder: Sendable {
    private let url: URL

    /// - Parameter path: An absolute path. Default: the working directory.
    package init(path: String = FileManager.default.currentDirectoryPath) {
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// The absolute URL of `file`; an absolute `file` does not change.
    package func resolvedURL(of file: String) -> URL {
        URL(fileURLWithPath: file, relativeTo: url).absoluteURL
    }

    /// Whether something named `file` exists.
    package func contains(_ file: String) -> Bool { FileManager.default.fileExists(atPath: resolvedURL(of: file).path) }

    /// Whether `file` is a folder.
    package func isFolder(_ file: String) -> Bool { Self.isFolder(resolvedURL(of: file)) }

    /// The names of what is in the folder `file`; none if there is no such folder. An empty name is this folder.
    func files(of file: String) -> [String] {
        let path = file.isEmpty ? url.path : resolvedURL(of: file).path
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// When `file` was last written; nil when there is none.
    func modificationDate(of file: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolvedURL(of: file).path)
        return attributes?[.modificationDate] as? Date
    }

    /// The first bytes of `file`, at most `count`; nil when it cannot be read.
    func start(of file: String, count: Int) -> Data? {
        guard let handle = try? FileHandle(forReadingFrom: resolvedURL(of: file)) else { return nil }
        defer { try? handle.close() }
        return try? handle.read(upToCount: count)
    }

    /// The content of `file`, which may be a pipe; nil when there is no such file, or a folder with that name.
    package func read(_ file: String) throws(StepFailure) -> Data? {
        let path = resolvedURL(of: file).path
        guard FileManager.default.fileExists(atPath: path), !isFolder(file) else { return nil }
        guard let bytes = Self.readAll(path) else {
            throw StepFailure("\(file) cannot be read: \(String(cString: strerror(errno)))", cause: .system)
        }
        return bytes
    }

    /// The bytes up to the end of the file or pipe. Nil, with `errno` set, on failure. Foundation does not read pipes.
    private static func readAll(_ path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            let reason = errno
            guard count > 0 else {
                close(descriptor)
                errno = reason
                return count == 0 ? bytes : nil
            }
            bytes.append(contentsOf: part[..<count])
        }
    }

    /// Writes `file` atomically: a reader sees either the old content or all of the new one.
    ///
    /// The parent folder must exist. A symbolic link is kept and its target replaced; a device or a pipe is written to.
    package func write(_ bytes: Data, to file: String) throws(StepFailure) {
        let target = try writableURL(of: file)
        let isWritten =
            Self.isDevice(target.path)
            ? Self.writeAll(bytes, to: target.path, flags: O_APPEND) : Self.replace(target.path, with: bytes)
        guard isWritten else { throw Self.failure(of: file) }
    }

    /// Creates an empty file beside `file`, for another program that writes it piece by piece. Returns its absolute path.
    /// The caller gives it the name of `file` when it is complete.
    package func makeDraft(of file: String) throws(StepFailure) -> String {
        let draft = Self.draft(of: try writableURL(of: file))
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.failure(of: file) }
        close(descriptor)
        return draft
    }

    /// The URL of `file`, whose folder must exist, and which must not be a folder.
    private func writableURL(of file: String) throws(StepFailure) -> URL {
        let target = resolvedURL(of: file)
        let parent = target.deletingLastPathComponent()
        guard Self.isFolder(parent) else {
            throw StepFailure("\(file) cannot be written: there is no folder \(parent.path); make it first")
        }
        guard !Self.isFolder(target) else { throw StepFailure("\(file) cannot be written: it is a folder") }
        return target
    }

    /// A failure with the text of `errno`.
    private static func failure(of file: String) -> StepFailure {
        StepFailure("\(file) cannot be written: \(String(cString: strerror(errno)))", cause: .system)
    }

    private static func draft(of target: URL) -> String {
        target.deletingLastPathComponent().path + "/.\(target.lastPathComponent).\(getpid())"
    }

    /// Whether the file at `path` would be lost if it were replaced. /dev/stdout may resolve to a regular file.
    private static func isDevice(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG || path.hasPrefix("/dev/")
    }

    /// Replaces the file atomically. Returns false, with `errno` set and nothing changed, on failure. Foundation's
    /// atomic writing does not give the reason.
    private static func replace(_ path: String, with bytes: Data) -> Bool {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let draft = draft(of: target)
        if writeAll(bytes, to: draft, flags: O_CREAT | O_TRUNC), rename(draft, target.path) == 0 { return true }
        let reason = errno
        unlink(draft)
        errno = reason
        return false
    }

    /// Returns false, with `errno` set, when not every byte could be written.
    private static func writeAll(_ bytes: Data, to path: String, flags: Int32) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { return false }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                let reason = errno
                close(descriptor)
                errno = reason
                return false
            }
            rest = rest.dropFirst(count)
        }
        return close(descriptor) == 0
    }

    private static func isFolder(_ target: URL) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
