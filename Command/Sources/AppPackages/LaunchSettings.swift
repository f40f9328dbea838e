/// The settings of an app, which it reads from variables (`Docs/Scripting.md` in the repository). Nil keeps what the
/// variable has.
public struct LaunchSettings: Equatable, Sendable {
    public var device: String?
    public var isHeadless = false
    public var script: String?
    public var record: String?
    public var ios: String?
    public var isDark = false
    public var language: String?
    public var keyboard: String?
    public var scale: String?
    public var film: FilmSettings?
    /// The file with what `velarium shoot` is to do.
    public var shoot: String?

    public init() {}

    /// `environment` with these settings. The app checks the values.
    public func applied(to environment: [String: String]) -> [String: String] {
        var result = environment
        let values = [
            "DEVICE": device, "HOST": isHeadless ? "headless" : nil, "SCRIPT": script, "RECORD": record, "IOS": ios,
            "STYLE": isDark ? "dark" : nil, "LANGUAGE": language, "KEYBOARD": keyboard, "SCALE": scale,
            "FILM": film?.text, "SHOOT": shoot,
        ]
        for case (let name, let value?) in values { result["VELARIUM_" + name] = value }
        return result
    }

    /// Throws if these settings do not go with watching: the app then has a window, and its steps are recorded.
    public func requireWatchable(environment: [String: String]) throws(CommandFailure) {
        let variables = applied(to: environment)
        if variables["VELARIUM_HOST"] == "headless" {
            throw CommandFailure(
                "--watch starts the app in a window: leave out --headless and VELARIUM_HOST.", cause: .usage)
        }
        for (option, variable) in [("--script", "VELARIUM_SCRIPT"), ("--record", "VELARIUM_RECORD")]
        where variables[variable]?.isEmpty == false {
            throw CommandFailure(
                "--watch records your steps and repeats them: it does not go with \(option) or \(variable).",
                cause: .usage)
        }
    }
}
