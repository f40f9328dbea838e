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

        var performance = try StepRun(filming: 0.1, every: 0.1, in: fixture.context) { strip = $0 }
        while case .running(let end) = try performance.poll() {
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

    @Test(arguments: ["filmstrip s.png 10 0", "filmstrip s.png 1000 0.1", "filmstrip s.png"])
    func invalidFilmstripStepIsASyntaxError(line: String) {
        #expect(ScreenFixture().perform(line)?.hasPrefix("syntax: ") == true)
    }
}
