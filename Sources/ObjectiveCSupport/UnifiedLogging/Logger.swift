import Foundation

/// Writes messages of one subsystem and category to the log, which is standard error here.
@_spi(UnifiedLogging) public struct Logger: Sendable {
    private let destination: OSLog

    /// Creates a logger without a subsystem.
    public init() { destination = .default }

    /// Creates a logger for a subsystem, such as "com.example.app", and a category of it.
    public init(subsystem: String, category: String) {
        destination = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to `logObj`.
    public init(_ logObj: OSLog) { destination = logObj }

    /// Writes a message of the type `default`.
    public func log(_ message: OSLogMessage) { destination.write(message.text, .default) }
    /// Writes a message of the type `level`.
    public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(message.text, level) }
    /// Writes a message of the type `debug`.
    public func trace(_ message: OSLogMessage) { destination.write(message.text, .debug) }
    /// Writes a message of the type `debug`.
    public func debug(_ message: OSLogMessage) { destination.write(message.text, .debug) }
    /// Writes a message of the type `info`.
    public func info(_ message: OSLogMessage) { destination.write(message.text, .info) }
    /// Writes a message of the type `default`.
    public func notice(_ message: OSLogMessage) { destination.write(message.text, .default) }
    /// Writes a message of the type `error`.
    public func warning(_ message: OSLogMessage) { destination.write(message.text, .error) }
    /// Writes a message of the type `error`.
    public func error(_ message: OSLogMessage) { destination.write(message.text, .error) }
    /// Writes a message of the type `fault`.
    public func critical(_ message: OSLogMessage) { destination.write(message.text, .fault) }
    /// Writes a message of the type `fault`.
    public func fault(_ message: OSLogMessage) { destination.write(message.text, .fault) }
}
