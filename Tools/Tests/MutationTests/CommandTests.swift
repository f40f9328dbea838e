import Testing

@testable import Mutation

@Suite struct CommandTests {
    private func shell(_ script: String, limit: Double = 60) -> Command {
        Command(program: "/bin/sh", arguments: ["-c", script], limit: limit)
    }

    @Test func aProgramEndsWithItsCodeAndOutput() throws {
        let outcome = try shell("echo one; exit 3").run()

        #expect(outcome.end == .exited(3))
        #expect(outcome.output == "one\n")
    }

    @Test func aProgramIsEndedByALine() throws {
        let outcome = try shell("echo one; echo two; exec sleep 100").run { $0 == "two" }

        #expect(outcome.end == .stopped("two"))
    }

    @Test func aProgramThatDoesNotEndIsEnded() throws {
        let outcome = try shell("exec sleep 100", limit: 0.2).run()

        #expect(outcome.end == .timedOut)
    }

    @Test func timeThatAProgramWaitsIsNoProcessorTime() throws {
        let waiting = try shell("exec sleep 0.5").run()
        let working = try shell("i=0; while [ $i -lt 1000000 ]; do i=$((i + 1)); done").run()

        #expect(waiting.processorSeconds < 0.1)
        #expect(working.processorSeconds > waiting.processorSeconds)
    }
}
