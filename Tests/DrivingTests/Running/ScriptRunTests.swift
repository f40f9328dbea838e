import CoreGraphics
import Driving
import Foundation
import HeadlessHost
import QuartzCore
import Testing
import UIKitCore

@MainActor
@Suite struct ScriptRunTests {
    private let fixture = ScreenFixture()

    private func run(_ text: String) throws -> ScriptRun {
        ScriptRun(try Script(name: "dir/s.vel", text: text), in: fixture.context)
    }

    @Test func theEndOfTheFileIsAGoodEnd() throws {
        let outcome = try run("settle\nadvance 0.1").play(on: fixture.host, draining: {})

        #expect(outcome == .end)
        #expect(outcome.exitCode == 0)
    }

    @Test func quitEndsTheScriptBeforeTheRest() throws {
        let outcome = try run("quit\ntap \"nothing\"").play(on: fixture.host, draining: {})

        #expect(outcome == .quit)
        #expect(outcome.exitCode == 0)
    }

    @Test func aFailedStepNamesFileAndLineAndEndsTheScript() throws {
        let start = fixture.host.clock.now

        let outcome = try run("# one\n\ntap \"Save\"\nadvance 5").play(on: fixture.host, draining: {})

        guard case .failed(let failure) = outcome else {
            Issue.record("ended with \(outcome)")
            return
        }
        #expect(failure.description == "dir/s.vel:3: \"Save\" is not there; nothing with a name is shown")
        #expect(outcome.exitCode == 1)
        #expect(fixture.host.clock.now == start)
    }

    // MARK: Several scripts and what a failure leaves

    /// Runs `texts` as scripts in `folder`; returns the run and the lines that it writes to standard error.
    private func report(
        of texts: [(name: String, text: String)], in folder: Folder, keepsScreen: Bool = true
    ) throws -> (run: ScriptRun, lines: [String]) {
        var lines: [String] = []
        let scripts = try texts.map { try Script(name: $0.name, text: $0.text) }
        let run = ScriptRun(
            scripts, in: StepContext(system: fixture.system, folder: folder),
            report: ScriptRun.FailureReport(keepsScreen: keepsScreen) { lines.append($0) })
        _ = run.play(on: fixture.host, draining: {})
        return (run, lines)
    }

    private func withFolder(_ body: (Folder) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "driving-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(Folder(path: path))
    }

    @Test func failedScriptDoesNotStopTheNextOne() throws {
        try withFolder { folder in
            let (run, lines) = try report(
                of: [("a", "tap \"x\"\ndump a.json"), ("b", "dump b.json"), ("c", "settle\ntap \"y\"")], in: folder,
                keepsScreen: false)

            #expect(run.failures.map(\.script) == ["a", "c"])
            #expect(run.outcome == .failed(run.failures[0]))
            #expect(lines == run.failures.map(\.description))
            #expect(try folder.read("a.json") == nil)
            #expect(try folder.read("b.json") != nil)
        }
    }

    @Test func quitSkipsTheFollowingScripts() throws {
        try withFolder { folder in
            let (run, _) = try report(of: [("a", "quit"), ("b", "dump b.json")], in: folder)

            #expect(run.outcome == .quit)
            #expect(try folder.read("b.json") == nil)
        }
    }

    @Test func failedStepSavesTheScreenNextToTheScript() throws {
        try withFolder { folder in
            let (_, lines) = try report(of: [("s.vel", "tap \"x\"")], in: folder)

            #expect(lines.last == "s.vel.failed.png and s.vel.failed.json show the screen after this step")
            let picture = try CGImage(png: try #require(try folder.read("s.vel.failed.png")))
            #expect((picture.width, picture.height) == (1024, 768))
            let dump = try #require(try folder.read("s.vel.failed.json"))
            #expect(String(decoding: dump, as: UTF8.self).contains("\"Desktop\""))
        }
    }

    @Test func unwritableFailurePictureIsReported() throws {
        let (run, lines) = try report(of: [("/proc/s.vel", "tap \"x\"")], in: Folder())

        #expect(run.outcome?.exitCode == 1)
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("/proc/s.vel.failed.png cannot be written: ") == true)
    }

    @Test func unwritableFileEndsWithExitCodeThree() throws {
        let outcome = try run("dump /proc/velarium.json").play(on: fixture.host, draining: {})

        #expect(outcome.exitCode == 3)
    }

    @Test func stepSeesMainQueueWorkOfTheStepBefore() throws {
        var isDone = false
        let outcome = try run("advance 0.1\nexpect \"Done\" visible").play(on: fixture.host) {
            if fixture.host.clock.now >= 0.099, !isDone {
                isDone = true
                fixture.addLabel("Done", 0, 0)
            }
        }

        #expect(outcome == .end)
    }

    @Test func hostWithItsOwnClockRunsTheSameScript() throws {
        var outcome: ScriptRun.Outcome?
        let clock = fixture.host.manualClock
        let start = clock.now
        try run("advance 0.5\nwait 0.25\nsettle\nquit").play(by: clock) { outcome = $0 }

        fixture.host.advance(by: 0.74)
        #expect(outcome == nil)

        fixture.host.advance(by: 0.1)
        #expect(outcome == .quit)
        #expect(clock.now - start < 0.85)
    }

    @Test func immediateFailureIsStillDeliveredByTheClock() throws {
        var outcome: ScriptRun.Outcome?
        try run("type \"x\"").play(by: fixture.host.clock) { outcome = $0 }
        #expect(outcome == nil)

        fixture.host.advance(by: 0)

        #expect(outcome?.exitCode == 1)
    }

    @Test func aScriptIsLoadedFromItsFile() throws {
        let path = NSTemporaryDirectory() + "driving-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = Folder(path: path)
        try folder.write(Data("quit".utf8), to: "good.vel")
        try folder.write(Data("fly".utf8), to: "bad.vel")

        #expect(try Script.load("good.vel", from: folder).lines.map(\.step) == [.quit])
        let missing = #expect(throws: ScriptLoadingFailure.self) { try Script.load("none.vel", from: folder) }
        #expect(missing?.exitCode == 2)
        let bad = #expect(throws: ScriptLoadingFailure.self) { try Script.load("bad.vel", from: folder) }
        #expect(bad?.exitCode == 2)
        #expect(bad?.description.hasPrefix("bad.vel:1: unknown step fly") == true)
    }

    @Test func aFolderIsNamedAsOneInsteadOfAScript() throws {
        let path = NSTemporaryDirectory() + "driving-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path + "/d", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }

        let failure = #expect(throws: ScriptLoadingFailure.self) {
            try Script.load("d", from: Folder(path: path))
        }

        #expect(failure == .folder("d"))
        #expect(failure?.exitCode == 2)
        #expect(failure?.description.contains("is a folder") == true)
    }

    @Test func aScriptIsReadFromAPipe() throws {
        let pipe = Pipe()
        let file = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        try pipe.fileHandleForWriting.write(contentsOf: Data("settle\nquit\n".utf8))
        try pipe.fileHandleForWriting.close()

        let script = try Script.load(file)

        #expect(script.lines.map(\.step) == [.settle, .quit])
    }
}
