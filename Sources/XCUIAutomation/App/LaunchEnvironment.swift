import Foundation
import UIFoundation

/// What a launched app finds in its arguments, its environment and its defaults; of before when it ends.
@MainActor final class LaunchEnvironment {
    private static let ownArguments = CommandLine.arguments
    /// The values of before the first launch; nil for variables that did not exist.
    private static var ownVariables: [String: String?] = [:]
    private let names: [String]

    /// - Parameters:
    ///   - arguments: Also pairs such as `-AppleLanguages (de)`, which an app reads as defaults.
    ///   - variables: Added to the environment.
    init(arguments: [String], variables: [String: String]) {
        names = Array(variables.keys)
        let environment = ProcessInfo.processInfo.environment
        for (name, value) in variables {
            if Self.ownVariables[name] == nil { Self.ownVariables[name] = .some(environment[name]) }
            setenv(name, value, 1)
        }
        let all = Self.ownArguments.prefix(1) + (arguments.isEmpty ? Self.ownArguments.dropFirst() : arguments[...])
        if CommandLine.arguments != Array(all) { ProcessArguments.replace(with: Array(all)) }
        let defaults = Self.defaults(in: arguments)
        if !defaults.isEmpty { UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain) }
    }

    /// Restores what was there before the launch.
    func end() {
        for name in names {
            if let value = Self.ownVariables[name] ?? nil { setenv(name, value, 1) } else { unsetenv(name) }
        }
        if CommandLine.arguments != Self.ownArguments { ProcessArguments.replace(with: Self.ownArguments) }
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    }

    /// The pairs `-name value`.
    static func defaults(in arguments: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst())
        where name.hasPrefix("-") && name.count > 1 && !value.hasPrefix("-") {
            result[String(name.dropFirst())] = value
        }
        return result
    }

    /// The language that `-AppleLanguages (de-DE, en)` chooses; nil without one.
    static func language(in arguments: [String]) -> String? {
        guard let list = defaults(in: arguments)["AppleLanguages"] as? String else { return nil }
        return list.split { "(), \"".contains($0) }.first.map(String.init)
    }
}

/// Replaces the arguments of the process, which apps read as `CommandLine.arguments`.
private enum ProcessArguments {
    /// The setter, which Swift 6 does not let sources call. Without it an app finds the arguments of the tests; those
    /// that are defaults reach it all the same.
    private static let setter = "$ss11CommandLineO9argumentsSaySSGvsZ"

    static func replace(with arguments: [String]) {
        guard let symbol = dlsym(nil, setter) else {
            return Log.line("This Swift has no way to replace CommandLine.arguments; use launchEnvironment.")
        }
        let set = unsafeBitCast(symbol, to: (@convention(c) (UnsafeRawPointer) -> Void).self)
        // The setter takes over the array, which is one pointer.
        withUnsafePointer(to: arguments) { array in
            let copy = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
            copy.initialize(from: array, count: 1)
            copy.withMemoryRebound(to: UnsafeRawPointer.self, capacity: 1) { set($0.pointee) }
            copy.deallocate()
        }
    }
}
