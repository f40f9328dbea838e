import CoreGraphics
import Driving
import QuartzCore
import Testing
import UIKitCore

/// Films of a clock that is slowed down, and films of a time or of a step.
@MainActor
@Suite struct SlowFilmTests {
    /// A black square that moves to the right by 30 points in a tenth of a second.
    private func addMovingSquare(to fixture: FilmFixture) {
        fixture.screen.view.backgroundColor = .white
        let square = fixture.screen.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = .black
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear, animations: { square.frame.origin.x = 30 })
    }

    private func edges(_ fixture: FilmFixture) throws -> [Int?] {
        try fixture.pictures(of: "f.webm").map { picture in (0..<60).first { picture.color(x: $0, y: 5) != "#FFFFFF" } }
    }

    @Test func aFilmInSlowMotionShowsTheFramesBetween() throws {
        let fixture = try FilmFixture()
        addMovingSquare(to: fixture)

        #expect(try fixture.perform("speed 0.2\nfilm f.webm for 0.1").isEmpty)

        #expect(try edges(fixture) == Array(0...30))
    }

    @Test func theSpeedMayChangeWithinAFilm() throws {
        let fixture = try FilmFixture()
        addMovingSquare(to: fixture)

        #expect(try fixture.perform("film f.webm\nadvance 0.05\nspeed 0.2\nadvance 0.05\nfilm end").isEmpty)

        #expect(try edges(fixture) == [0, 5, 10] + Array(15...30))
    }

    @Test func aPauseAddsNoPicturesButItsFramesDo() throws {
        let fixture = try FilmFixture()
        addMovingSquare(to: fixture)

        #expect(try fixture.perform("film f.webm\npause\nwait 0.01\nnext frame\nnext frame\nfilm end").isEmpty)

        #expect(try edges(fixture) == [0, 5, 10])
    }

    @Test func aFilmOfAStepEndsWithIt() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film f.webm during advance 0.2\nadvance 1").isEmpty)

        #expect(try (13...14).contains(fixture.pictures(of: "f.webm").count))
    }

    @Test func aFilmOfAStepMayTakeItsOwnTime() throws {
        let fixture = try FilmFixture()

        let script = "film f.webm for 0.5 during tap 10 10\nfilm g.webm for 0.1 during advance 1"
        #expect(try fixture.perform(script).isEmpty)

        #expect(try fixture.pictures(of: "f.webm").count == 31)
        #expect(try fixture.pictures(of: "g.webm").count == 7)
    }

    @Test func aFilmEndsIfItsStepFails() throws {
        let fixture = try FilmFixture()

        let failures = try fixture.perform("film f.webm during tap \"nothing\"")

        #expect(failures.count == 1)
        #expect(try fixture.pictures(of: "f.webm").count == 1)
    }
}
