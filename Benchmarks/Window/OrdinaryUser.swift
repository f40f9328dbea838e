import Foundation

/// The user as whom the compared programs run. Desktop programs are not run by root, for whom libX11 parses half a
/// megabyte of text at every start, where other users have it compiled.
enum OrdinaryUser {
    /// Makes root's process, and all that it starts from now on, one of the user `nobody`, with a home of its own that
    /// is empty. Does nothing for other users, nor when that user may not execute all of `programs`.
    ///
    /// - Returns: The variables of the new user's environment; nil when nothing was changed.
    static func become(toRun programs: [String]) -> [String: String]? {
        guard geteuid() == 0, let user = getpwnam("nobody")?.pointee, mayExecute(programs, user) else { return nil }
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("velarium-benchmarks-\(getpid())")
        let caches = home.appendingPathComponent(".cache")
        guard (try? FileManager.default.createDirectory(at: caches, withIntermediateDirectories: true)) != nil
        else { return nil }
        for folder in [home, caches] { chown(folder.path, user.pw_uid, user.pw_gid) }
        guard setgroups(0, nil) == 0, setgid(user.pw_gid) == 0, setuid(user.pw_uid) == 0 else { return nil }
        // The new user may not be allowed to be where root is.
        if chdir(home.path) != 0 { chdir("/") }
        return [
            "HOME": home.path, "USER": "nobody", "LOGNAME": "nobody", "XDG_CACHE_HOME": caches.path,
            "XDG_RUNTIME_DIR": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
        ]
    }

    /// Removes the home that `become` made.
    static func leave(_ environment: [String: String]) {
        if let home = environment["HOME"] { try? FileManager.default.removeItem(atPath: home) }
    }

    private static func mayExecute(_ programs: [String], _ user: passwd) -> Bool {
        guard setegid(user.pw_gid) == 0, seteuid(user.pw_uid) == 0 else { return false }
        defer {
            seteuid(0)
            setegid(0)
        }
        return programs.allSatisfy { faccessat(AT_FDCWD, $0, X_OK, AT_EACCESS) == 0 }
    }
}
