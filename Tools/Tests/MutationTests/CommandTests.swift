import Testing

@testable import Mutation

@Suite struct CommandTests {
    private func shell(_ script: String, limit: Double = 60) -> Command {
        Command(program: "/bin/sh", arguments: ["-c", script], limit: limit)
    }

    @Test func aProgramEndsWithItsCodeAndOutput() throws {
        let (end, output) = try shell("echo one; exit 3").run()

        #expect(end == .exited(3))
        #expect(output == "one\n")
    }

    @Test func aProgramIsEndedByALine() throws {
        let (end, _) = try shell("echo one; echo two; exec sleep 100").run { $0 == "two" }

        #expect(end == .stopped("two"))
    }

    @Test func aProgramThatDoesNotEndIsEnded() throws {
        let (end, _) = try shell("exec sleep 100", limit: 0.2).run()

        #expect(end == .timedOut)
    }
}
