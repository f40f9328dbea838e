/// One small change of a module's code that tests must notice.
public struct Mutant: Equatable, Sendable {
    /// Its number in one build; the program of the tests reads which one is active from VELARIUM_MUTANT.
    public let id: Int
    /// The file, below the repository's root.
    public let file: String
    /// Both from 1; the column counts bytes.
    public let line: Int
    public let column: Int
    public let original: String
    /// What runs instead; empty when a statement is left out.
    public let mutated: String
    /// The source line without the space around it: with it a verdict finds the mutant after lines have moved.
    public let sourceLine: String

    public init(
        id: Int, file: String, line: Int, column: Int, original: String, mutated: String, sourceLine: String
    ) {
        self.id = id
        self.file = file
        self.line = line
        self.column = column
        self.original = original
        self.mutated = mutated
        self.sourceLine = sourceLine
    }

    /// The change in one line.
    public var change: String { "\(original) → \(mutated.isEmpty ? "nothing" : mutated)" }

    /// The same for the same mutant of the same sources, whatever else is mutated.
    public var key: String { [file, "\(line)", "\(column)", original, mutated].joined(separator: "\t") }
}
