/// An error that ends the command. The description is for the user: what is wrong, and the remedy.
public struct CommandFailure: Error, CustomStringConvertible, Equatable {
    /// Why a command ends, as exit codes of all commands of the repository.
    public enum Cause: Int32, Sendable {
        /// A failed build or test.
        case failure = 1
        /// Wrong usage.
        case usage = 2
        /// The machine lacks something.
        case environment = 3
    }

    public let description: String
    public let cause: Cause

    public init(_ description: String, cause: Cause) {
        self.description = description
        self.cause = cause
    }
}
