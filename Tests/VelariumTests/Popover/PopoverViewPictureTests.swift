import Testing
import UIKit
import Velarium
import VelariumTesting

/// A popover view whose bubble is a picture of the app.
@MainActor @Suite struct PopoverViewPictureTests {
    private let fixture = PopoverViewFixture()
    private var device: TestDevice { fixture.device }

    /// Green with a blue stripe at the upper edge, stretched between its caps.
    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    }

    /// Checklist 56, 58: the background is an image view with the app's image; the geometry stays.
    @Test func theBubbleIsTheAppsPictureStretchedByItsCaps() throws {
        fixture.content.backgroundColor = .clear

        let popover = try fixture.present { $0.backgroundImage = picture }

        let bubble = fixture.bubble
        let shot = device.picture()
        #expect(bubble.size == CGSize(width: 180, height: 126))
        #expect(shot.color(atX: bubble.midX, y: bubble.minY + 8).blue > 200)
        #expect(shot.color(atX: bubble.midX, y: bubble.minY + 12).green > 200)
        #expect(shot.color(atX: bubble.minX - 2, y: bubble.midY).green == shot.color(atX: 5, y: bubble.midY).green)
        popover.backgroundImage = nil
        try device.settle()
        #expect(device.picture().color(atX: bubble.midX, y: bubble.midY).blue > 200)
    }

    @Test func aboveItsAnchorThePictureIsUpsideDown() throws {
        fixture.content.backgroundColor = .clear
        fixture.title.frame = CGRect(x: 145, y: 760, width: 100, height: 40)

        try fixture.present {
            $0.backgroundImage = picture
            $0.staysOnScreen = true
        }

        let bubble = fixture.bubble
        #expect(device.picture().color(atX: bubble.midX, y: bubble.maxY - 8).blue > 200)
        #expect(device.picture().color(atX: bubble.midX, y: bubble.minY + 8).green > 200)
    }

    @Test func aPictureWithoutCapsOrSizeIsDrawnWithoutATrap() throws {
        let popover = try fixture.present { $0.backgroundImage = UIImage() }

        popover.backgroundImage = picture.resizableImage(withCapInsets: .zero)
        try device.settle()

        #expect(fixture.bubble.size == CGSize(width: 180, height: 126))
    }

    /// An arrow is never wider than what is between the corners of its bubble.
    @Test(arguments: [CGFloat(4), 12, 20]) func theArrowOfANarrowBubbleIsInItsMiddle(width: CGFloat) throws {
        fixture.content.frame.size = CGSize(width: width, height: 100)
        fixture.content.backgroundColor = .clear
        fixture.page.view.backgroundColor = .black

        try fixture.present { $0.bubbleColor = .green }

        let bubble = fixture.bubble
        let shot = device.picture()
        for y in stride(from: bubble.minY + 3, to: bubble.minY + 9, by: 1) {
            let row = stride(from: 0.5, to: bubble.width / 2, by: 1).map { x in
                (shot.color(atX: bubble.minX + x, y: y).green, shot.color(atX: bubble.maxX - x, y: y).green)
            }
            #expect(row.allSatisfy { abs(Int($0) - Int($1)) < 40 }, "row at \(y - bubble.minY): \(row)")
        }
        #expect(shot.color(atX: bubble.midX, y: bubble.minY + 7).green > 200)
        #expect(shot.color(atX: bubble.minX + 1, y: bubble.minY + 7).green < 60)
    }
}
