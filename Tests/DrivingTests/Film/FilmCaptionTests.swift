import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitControls

/// The steps of a film, beside it.
@MainActor
@Suite struct FilmCaptionTests {
    @Test func captionsNameTheStepsThatActAndTheirTimes() throws {
        let fixture = try FilmFixture()
        fixture.screen.add(UITextField(), CGRect(x: 0, y: 0, width: 60, height: 40))
        let script = """
            film a.webm captions
            advance 0.5
            tap 30 20
            settle
            advance 1
            type "a<b & c"
            advance 1
            film end
            """

        #expect(try fixture.perform(script).isEmpty)

        let text = try #require(String(bytes: fixture.bytes(of: "a.vtt"), encoding: .utf8))
        #expect(text.hasPrefix("WEBVTT\n\n00:00:00.500 --> "))
        #expect(text.contains("\ntap 30 20\n"))
        #expect(text.contains("\ntype \"a&lt;b &amp; c\"\n"))
        #expect(!text.contains("settle"))
        #expect(try fixture.files == ["a.vtt", "a.webm"])
    }

    @Test func theStepThatAFilmShowsIsItsCaption() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film a.gif captions for 1 during tap 30 20").isEmpty)

        let text = try #require(String(bytes: fixture.bytes(of: "a.vtt"), encoding: .utf8))
        #expect(text == "WEBVTT\n\n00:00:00.000 --> 00:00:01.033\ntap 30 20\n")
    }

    @Test func aFilmWithoutCaptionsIsAlone() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film a.gif\ntap 30 20\nfilm end").isEmpty)

        #expect(try fixture.files == ["a.gif"])
    }

    @Test func inSlowMotionCaptionsKeepTheTimeOfTheFilm() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film a.webm captions\nspeed 0.25\nadvance 0.5\ntap 30 20\nfilm end").isEmpty)

        let text = try #require(String(bytes: fixture.bytes(of: "a.vtt"), encoding: .utf8))
        #expect(text.contains("00:00:02.000 --> "))
    }
}
