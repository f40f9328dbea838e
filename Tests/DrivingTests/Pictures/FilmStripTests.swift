import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite struct FilmStripTests {
    private let strip = FilmStrip()

    private func bitmap(_ color: UIColor, _ size: CGSize) -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return image.cgImage!.bitmap
    }

    @Test func picturesAreSideBySideInTheOrderOfTime() throws {
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            strip.append(
                bitmap(color, CGSize(width: 80, height: 60)), size: CGSize(width: 40, height: 30), at: Double(index))
        }

        let picture = try #require(strip.picture())

        // One pixel per point, gaps of 12 and 24 for the captions.
        #expect((picture.width, picture.height) == (3 * 52 + 12, 30 + 24 + 2 * 12))
        let colors = (0..<3).map { picture.color(x: 12 + 20 + 52 * $0, y: 12 + 15).description }
        #expect(colors == ["#FF0000FF", "#00FF00FF", "#0000FFFF"])
    }

    @Test func aLongStripGetsRows() throws {
        for index in 0..<100 {
            strip.append(
                bitmap(.gray, CGSize(width: 100, height: 10)), size: CGSize(width: 100, height: 10), at: Double(index))
        }

        let picture = try #require(strip.picture())

        #expect(picture.width <= 4_096 + 12)
        #expect(picture.height == 3 * (10 + 12 + 24) + 12)
    }

    @Test func emptyStripHasNoPicture() {
        #expect(strip.picture() == nil)
    }

    @Test func filmstripStepWritesOnePictureAndTakesItsTime() throws {
        let fixture = ScreenFixture()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let start = fixture.host.clock.now
        let problem = fixture.perform("filmstrip s.png 0.2 0.1", folder: Folder(path: folder.path))

        #expect(problem == nil)
        #expect(abs(fixture.host.clock.now - start - 0.2) < 1e-9)
        let image = try CGImage(png: Data(contentsOf: folder.appendingPathComponent("s.png")))
        #expect(image.width == 3 * (900 + 12) + 12)
    }

    /// The label's text changes after the last frame: the strip must not show old text in new bounds.
    @Test func pictureShowsChangesAfterTheLastFrame() throws {
        let fixture = ScreenFixture()
        let label = fixture.addLabel("I", 10, 10)
        label.backgroundColor = .yellow
        fixture.host.advance(by: 0)
        let expected = FilmStrip()
        let size = fixture.system.screen.bounds.size
        expected.append(fixture.system.frameLoop.pixels, size: size, at: 0)
        var strip: Bitmap?

        var run = try StepRun(.filmStrip(seconds: 0.1, interval: 0.1) { strip = $0 }, in: fixture.context)
        while case .running(let end) = try run.poll() {
            fixture.host.advance(by: end - fixture.host.manualClock.now)
            label.text = "I\nI"
            label.numberOfLines = 2
            label.frame.size.height = 60
        }

        fixture.context.refresh()
        expected.append(fixture.system.frameLoop.pixels, size: size, at: 0.1)
        let shown = try #require(strip)
        let wanted = try #require(expected.picture())
        #expect(
            PictureComparison(of: shown, with: wanted, tolerance: PictureTolerance(channel: 0, fraction: 0)).isMatch)
    }

    /// The times at which a strip has a picture, by the width of the strip.
    private func film(_ line: String, on fixture: ScreenFixture) throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let problem = fixture.perform(line, folder: Folder(path: folder.path))
        #expect(problem == nil)
        let image = try CGImage(png: Data(contentsOf: folder.appendingPathComponent("s.png")))
        return (image.width - 12) / (fixture.cellWidth + 12)
    }

    @Test(arguments: [
        ("filmstrip s.png 0.1 0.05 during drag 50 50 50 90 0.3", 3, 0.3),
        ("filmstrip s.png 0.5 0.1 during drag 50 50 50 90 0.3", 6, 0.5),
        ("filmstrip s.png during press-and-hold 50 50 0.2", 6, 0.2), ("filmstrip s.png during advance 0.1", 4, 0.15),
        ("filmstrip s.png 0.1 during mouse tap 50 50", 3, 0.1),
    ])
    func aStepIsFilmedWhileItIsPerformed(line: String, pictures: Int, seconds: Double) throws {
        let fixture = ScreenFixture(.iPhone14)
        let start = fixture.host.clock.now

        #expect(try film(line, on: fixture) == pictures)

        let elapsed = fixture.host.clock.now - start
        #expect(elapsed >= seconds - 1e-9)
        #expect(elapsed < seconds + 0.06)
    }

    @Test func theFilmShowsTheFingerDown() throws {
        let fixture = ScreenFixture()
        let button = fixture.addButton("Hold", 10, 10)
        var highlights: [Bool] = []
        let step = Step.filmStrip(
            of: .pressAndHold(.text("Hold"), seconds: 0.2), file: "/dev/null", seconds: nil, interval: 0.05)

        var run = try StepRun(step, in: fixture.context)
        while case .running(let end) = try run.poll() {
            highlights.append(button.isHighlighted)
            fixture.host.advance(by: end - fixture.host.manualClock.now)
        }

        #expect(highlights.contains(true))
        #expect(!button.isHighlighted)
    }

    @Test(arguments: [
        "filmstrip s.png during", "filmstrip s.png during fly", "filmstrip s.png during picture a.png",
        "filmstrip s.png during wait 1", "filmstrip s.png 1 during quit", "filmstrip s.png 1 0.1 tap 1 1",
    ])
    func onlyAStepThatTakesTimeIsFilmed(line: String) {
        #expect(ScreenFixture().perform(line)?.hasPrefix("syntax: ") == true)
    }

    @Test(arguments: ["filmstrip s.png 10 0", "filmstrip s.png 1000 0.1", "filmstrip s.png"])
    func invalidFilmstripStepIsASyntaxError(line: String) {
        #expect(ScreenFixture().perform(line)?.hasPrefix("syntax: ") == true)
    }
}

extension ScreenFixture {
    /// The width of a picture in a film strip, in pixels.
    fileprivate var cellWidth: Int {
        let size = system.screen.bounds.size
        return Int((size.width * min(1, 900 / max(size.width, size.height))).rounded())
    }
}
