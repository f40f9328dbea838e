import Foundation
import Glibc

/// The folder that the tour writes into.
enum OutputFolder {
    /// Makes the folder where it is missing and tries it out, so that nothing starts that cannot finish; gives its absolute
    /// path.
    static func prepare(_ path: String) throws(Refusal) -> String {
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        guard makeFolder(folder) else { throw refusal("The folder \"\(path)\" cannot be made") }
        let probe = "\(folder)/.velarium-\(UUID().uuidString)"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw refusal("The folder \"\(path)\" takes no files") }
        close(descriptor)
        unlink(probe)
        return folder
    }

    /// Makes the folder and those around it where they are missing. False, with `errno` set, when there is none then.
    private static func makeFolder(_ path: String) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            errno = ENOTDIR
            return status.st_mode & S_IFMT == S_IFDIR
        }
        let parent = (path as NSString).deletingLastPathComponent
        return makeFolder(parent) && mkdir(path, 0o777) == 0
    }

    /// The system's own words: Foundation's speak of "the operation" and of files that the user has not named.
    private static func refusal(_ sentence: String) -> Refusal {
        .world("\(sentence): \(String(cString: strerror(errno))).")
    }
}
