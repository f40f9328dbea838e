import Foundation

/// The environment variables with which the libraries below SDL connect to the display faster. They are set only while
/// SDL connects, so that the app and the programs that it starts do not see them.
package struct ConnectionEnvironment: Equatable {
    /// The folder in which libX11 keeps the compiled table of composed characters; nil when there is none to set.
    ///
    /// Without it, libX11 parses half a megabyte of text at every start: half of the time until a window is open.
    package private(set) var composeCache: String?
    /// Whether libdbus must not start a message bus: without one it runs `dbus-launch` and waits for it, and the only
    /// clients are input methods and screen savers of a session, which has a bus.
    package private(set) var disablesMessageBus = false
    /// Whether SDL must not connect to IBus, because `InputMethod` does. SDL waits for each key's answer, while the app
    /// stands still, and delivers the composed text after the keys that follow it.
    private(set) var disablesInputMethod = false

    /// - Parameters:
    ///   - environment: The variables of the process.
    ///   - isRoot: Whether the user is root, for whom libX11 caches nothing.
    ///   - exists: Whether there is a file or folder at a path.
    package init(_ environment: [String: String], isRoot: Bool, exists: (String) -> Bool) {
        disablesMessageBus =
            environment["DBUS_SESSION_BUS_ADDRESS"] == nil
            && !(environment["XDG_RUNTIME_DIR"].map { exists($0 + "/bus") } ?? false)
        disablesInputMethod = InputMethod.isUsed(environment)
        guard !isRoot, environment["XCOMPOSECACHE"] == nil, let home = environment["HOME"], home.hasPrefix("/"),
            !exists(home + "/.compose-cache")
        else { return }
        let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        if exists(cache) { composeCache = cache + "/velarium-compose" }
    }

    /// The variables to set while SDL connects.
    package var variables: [String: String] {
        var variables: [String: String] = [:]
        if let composeCache { variables["XCOMPOSECACHE"] = composeCache }
        if disablesMessageBus { variables["DBUS_SESSION_BUS_ADDRESS"] = "disabled:" }
        // SDL takes this for the name of the file with the address.
        if disablesInputMethod { variables["IBUS_ADDRESS"] = "/dev/null" }
        return variables
    }

    /// Calls `connect` with the variables of this process's user.
    static func with<Result>(_ connect: () -> Result) -> Result {
        let environment = ConnectionEnvironment(ProcessInfo.processInfo.environment, isRoot: geteuid() == 0) {
            access($0, F_OK) == 0
        }
        // A folder that cannot be created is ignored by libX11.
        if let cache = environment.composeCache { mkdir(cache, 0o700) }
        let variables = environment.variables
        let before = ProcessInfo.processInfo.environment
        for (name, value) in variables { setenv(name, value, 1) }
        defer {
            for name in variables.keys {
                if let value = before[name] { setenv(name, value, 1) } else { unsetenv(name) }
            }
        }
        return connect()
    }
}
