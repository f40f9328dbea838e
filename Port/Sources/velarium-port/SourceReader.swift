import ArgumentParser
import Foundation
import PortRewriter

/// Reads Swift files.
enum SourceReader {
    /// The files at `paths`. All that are not UTF-8 are named on standard error before the command fails.
    static func read(_ paths: [String]) throws -> [SourceFile] {
        var files: [SourceFile] = []
        var isReadable = true
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ValidationError("\(path) cannot be read.")
            }
            do {
                files.append(try SourceFile(path: path, bytes: Array(data)))
            } catch {
                isReadable = false
                FileHandle.standardError.write(Data((error.diagnostic.description + "\n").utf8))
            }
        }
        guard isReadable else { throw ExitCode.failure }
        return files
    }
}
