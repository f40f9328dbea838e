import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitCore

/// What can be wrong with a film: nothing else is lost by it.
@MainActor
@Suite struct FilmFailureTests {
    @Test func anotherExtensionIsRefusedBeforeAnythingRuns() throws {
        let fixture = try FilmFixture()

        #expect(throws: ScriptSyntaxFailure.self) { try fixture.perform("picture a.png\nfilm f.avi") }

        #expect(try fixture.files == [])
    }

    @Test func aMissingFolderIsNamed() throws {
        let fixture = try FilmFixture()

        let failures = try fixture.perform("film out/f.webm")

        let folder = fixture.folder.path + "/out"
        #expect(failures == [StepFailure("out/f.webm cannot be written: there is no folder \(folder); make it first")])
    }

    @Test func theEncoderIsSearchedInTheFoldersOfThePath() throws {
        let fixture = try FilmFixture()

        #expect(ChildProcess.path(of: "ffmpeg", searching: fixture.folder.path) == nil)
        #expect(ChildProcess.path(of: "encoder", searching: "/nowhere:" + fixture.folder.path) != nil)
    }

    @Test func anEncoderThatEndsEarlyIsNamedAtTheEndOfTheFilmAndTheOlderFileStays() throws {
        let fixture = try FilmFixture(encoder: "head -c 10 >/dev/null; echo 'No space left on device' >&2; exit 1")
        try Data("old".utf8).write(to: fixture.folder.appendingPathComponent("f.webm"))

        let failures = try fixture.perform("film f.webm\nadvance 0.5\npicture a.png\nfilm end")

        #expect(
            failures == [
                StepFailure("the film f.webm cannot be written: ffmpeg: No space left on device", cause: .system)
            ])
        #expect(try fixture.files == ["a.png", "f.webm"])
        #expect(try fixture.bytes(of: "f.webm") == Data("old".utf8))
    }

    @Test func aProgramThatDoesNotStartIsAFailureOfTheEnvironment() throws {
        let fixture = try FilmFixture()
        let context = StepContext(
            system: fixture.screen.system, folder: Folder(path: fixture.folder.path), filmEncoder: "/nowhere/ffmpeg")
        let run = ScriptRun(try Script(name: "s", text: "film f.webm\nadvance 0.1\nfilm end"), in: context)

        let outcome = run.play(on: fixture.screen.host, draining: {})

        #expect(outcome.exitCode == 3)
        #expect(try fixture.files == [])
    }

    @Test func aSecondFilmIsRefusedAndTheFirstIsKept() throws {
        let fixture = try FilmFixture()

        let failures = try fixture.perform("film a.webm\nadvance 0.1\nfilm b.webm")

        #expect(failures == [StepFailure("the film a.webm has not ended; write film end before another one")])
        #expect(try fixture.files == ["a.webm"])
    }

    @Test func anEndWithoutABeginningIsRefused() throws {
        let failures = try FilmFixture().perform("film end")

        #expect(failures == [StepFailure("no film has begun; write film FILE.webm before film end")])
    }

    @Test(arguments: ["", "\nquit", "\ntap \"nothing\""])
    func aFilmEndsWithItsScript(end: String) throws {
        let fixture = try FilmFixture()

        _ = try fixture.perform("film f.webm\nadvance 0.1" + end)

        #expect(try fixture.pictures(of: "f.webm").count == 7)
    }
}
