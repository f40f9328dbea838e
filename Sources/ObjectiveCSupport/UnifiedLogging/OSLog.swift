import Foundation
import Synchronization
import UIFoundation

// Apple's module `os`. Only files that import it see these names: `velarium-port` replaces the import.

/// How important a message of the log is.
@_spi(UnifiedLogging) public struct OSLogType: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A message without further meaning.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful information.
    public static let info = OSLogType(rawValue: 1)
    /// Details for the developer.
    public static let debug = OSLogType(rawValue: 2)
    /// An error of the app.
    public static let error = OSLogType(rawValue: 16)
    /// A failure of the system, or a bug.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}

/// A part of the log: messages of one subsystem and category.
@_spi(UnifiedLogging) public final class OSLog: NSObject, Sendable {
    private let label: String
    private let isDisabled: Bool

    /// Creates the part of the log for a subsystem, such as "com.example.app", and a category of it.
    public init(subsystem: String, category: String) {
        label = "[\(subsystem):\(category)] "
        isDisabled = false
    }

    private init(isDisabled: Bool) {
        label = ""
        self.isDisabled = isDisabled
    }

    /// The part without a subsystem.
    public static let `default` = OSLog(isDisabled: false)
    /// A log that drops its messages.
    public static let disabled = OSLog(isDisabled: true)

    /// Whether messages of this type are written: all are, except those of `disabled`.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Writes one line to standard error.
    func write(_ message: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let line = label + (type == .default ? "" : type.name + ": ") + message
        OSLog.output.withLock { $0 }(line)
    }

    /// Where lines go. Tests replace it.
    package static let output = Mutex<@Sendable (String) -> Void> { Log.line($0) }
}

/// Writes a message with the arguments of its format. `%{public}@` is as `%@`; arguments of `%{private}…` are hidden.
@_spi(UnifiedLogging) public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(OSLogFormat(message.description).text(with: args), type)
}

/// Writes a message with the arguments of its format. `%{public}@` is as `%@`; arguments of `%{private}…` are hidden.
@_spi(UnifiedLogging) public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(OSLogFormat(message.description).text(with: args), type)
}

/// Writes a message.
@_spi(UnifiedLogging) public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// A format of `os_log`, with privacy in braces.
private struct OSLogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    func text(with arguments: [any CVarArg]) -> String {
        var position = 0
        let plain = format.replacing(/%(?:\{([^}]*)\})?([-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[a-zA-Z@%])/) {
            match -> String in
            guard match.2 != "%" else { return "%%" }
            defer { position += 1 }
            guard arguments.indices.contains(position) else { return "" }
            let options = (match.1 ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            if options.contains(where: ["private", "sensitive"].contains) { return OSLogPrivacy.hidden }
            return String(format: "%\(match.2)", arguments: [arguments[position]]).replacing("%", with: "%%")
        }
        return plain.replacing("%%", with: "%")
    }
}
