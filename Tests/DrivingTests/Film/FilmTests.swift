import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitCore

/// What a film shows, and when.
@MainActor
@Suite struct FilmTests {
    /// A black square that moves to the right for a tenth of a second.
    private func addMovingSquare(to fixture: FilmFixture) {
        fixture.screen.view.backgroundColor = .white
        let square = fixture.screen.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = .black
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear, animations: { square.frame.origin.x = 30 })
    }

    @Test(arguments: [("f.webm", 13), ("f.mp4", 13), ("f.gif", 7)])
    func aFilmHasAPictureForEachMomentOfItsRate(file: String, count: Int) throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film \(file)\nadvance 0.2\nfilm end").isEmpty)

        #expect(try fixture.pictures(of: file).count == count)
    }

    @Test func twoRunsGiveTheEncoderTheSameFrames() throws {
        let films = try (0..<2).map { _ in
            let fixture = try FilmFixture()
            addMovingSquare(to: fixture)
            #expect(try fixture.perform("film f.webm touches\ndrag 5 5 40 30 0.123\nsettle\nfilm end").isEmpty)
            return try fixture.bytes(of: "f.webm")
        }

        #expect(films[0] == films[1])
        #expect(Set(try FilmFixture().distinct(films[0])).count > 5)
    }

    @Test func eachFrameOfAMotionIsAPicture() throws {
        let fixture = try FilmFixture()
        addMovingSquare(to: fixture)

        #expect(try fixture.perform("film f.webm\nadvance 0.1\nfilm end").isEmpty)

        let pictures = try fixture.pictures(of: "f.webm")
        let edges = pictures.map { picture in (0..<60).first { picture.color(x: $0, y: 5) == "#000000" } }
        #expect(edges == [0, 5, 10, 15, 20, 25, 30])
    }

    /// The end of a step may be between two frames; the clock of the film goes on.
    @Test func picturesKeepTheirTimesWhereStepsEndBetweenFrames() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film f.webm\nadvance 0.021\nadvance 0.021\nadvance 0.058\nfilm end").isEmpty)

        #expect(try fixture.pictures(of: "f.webm").count == 7)
    }

    @Test func aFilmWithoutTimeHasOnePicture() throws {
        let fixture = try FilmFixture()

        #expect(try fixture.perform("film f.gif\nfilm end").isEmpty)

        #expect(try fixture.pictures(of: "f.gif").count == 1)
    }

    @Test func aFilmShowsADotAtTheFingerWhichFadesOut() throws {
        let fixture = try FilmFixture()
        fixture.screen.view.backgroundColor = .white

        #expect(
            try fixture.perform("film f.webm touches\nadvance 0.1\npress-and-hold 30 20 0.2\nadvance 0.5\nfilm end")
                .isEmpty)

        let pictures = try fixture.pictures(of: "f.webm")
        let colors = pictures.map { $0.color(x: 30, y: 20) }
        #expect(colors[3] == "#FFFFFF")
        #expect(colors[12] == "#B8B8B8")
        #expect(colors[22] > colors[18])
        #expect(colors.last == "#FFFFFF")
    }

    @Test func dotsAreInNoPictureOfTheScreen() throws {
        let fixture = try FilmFixture()
        fixture.screen.view.backgroundColor = .white

        #expect(try fixture.perform("picture a.png\nfilm f.webm touches\ntap 30 20\nexpect picture a.png").isEmpty)
    }

    @Test func aFilmCanShowTheDevice() throws {
        let fixture = try FilmFixture(.iPhone14)
        fixture.screen.view.backgroundColor = .red

        #expect(try fixture.perform("film f.webm framed\nfilm end").isEmpty)

        // A bezel of 10 and a margin of 16 points around 390 by 844, at one pixel per point.
        let picture = try #require(try fixture.pictures(of: "f.webm", width: 442, height: 896).first)
        #expect(picture.color(x: 0, y: 0) == "#FFFFFF")
        #expect(picture.color(x: 20, y: 448) == "#000000")
        #expect(picture.color(x: 221, y: 448) == "#FF0000")
    }

    @Test func aRotatedScreenIsReducedIntoTheFilm() throws {
        let fixture = try FilmFixture(.iPhone14)
        fixture.screen.view.backgroundColor = .red

        #expect(try fixture.perform("film f.webm\nrotate landscapeLeft\nsettle\nfilm end").isEmpty)

        let picture = try #require(try fixture.pictures(of: "f.webm", width: 390, height: 844).last)
        #expect(picture.color(x: 195, y: 422) == "#FF0000")
        #expect(picture.color(x: 195, y: 300) == "#000000")
        #expect(picture.color(x: 195, y: 544) == "#000000")
    }

    @Test func theEncoderIsToldSizesAndRate() throws {
        let fixture = try FilmFixture(.iPhone14)

        #expect(try fixture.perform("film f.gif\nfilm end").isEmpty)

        let arguments = String(decoding: try fixture.bytes(of: "arguments"), as: UTF8.self)
        #expect(arguments.contains("-video_size\n390x844\n-framerate\n30\n"))
        #expect(arguments.contains("scale=390:844:"))
    }
}

extension FilmFixture {
    /// The pictures of a film that differ from each other.
    fileprivate func distinct(_ film: Data) -> Set<Data> {
        let length = 60 * 40 * 4
        return Set((0..<film.count / length).map { film.dropFirst($0 * length).prefix(length) })
    }
}
