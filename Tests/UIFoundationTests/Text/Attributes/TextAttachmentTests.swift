import Testing
import UIKitCore
import UITestSupport

@Suite struct TextAttachmentTests {
    private func image(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test func anAttachmentTakesTheRoomOfItsImageOrItsBounds() {
        let attachment = NSTextAttachment(image: image(30))
        let text = NSAttributedString(attachment: attachment)
        #expect(text.size() == CGSize(width: 30, height: 30))

        attachment.bounds = CGRect(x: 0, y: -4, width: 12, height: 16)

        #expect(text.size() == CGSize(width: 12, height: 16))
        #expect(text.containsAttachments(in: NSRange(location: 0, length: 9)))
        #expect(!NSAttributedString(string: "a").containsAttachments(in: NSRange(location: 0, length: 1)))
    }

    @Test func theImageIsDrawnInTheLine() {
        let text = NSMutableAttributedString(string: "M", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let start = Int(text.size().width.rounded(.up))
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image(10))))
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
            text.draw(at: .zero)
        }

        let baseline = Int(UIFont.systemFont(ofSize: 20).ascender)
        #expect(picture.hex(start + 4, baseline - 5) == "#FF0000FF")
        #expect(picture.hex(start + 4, baseline + 3) == "#00000000")
    }

    @Test func invalidImageDataShowsNothing() {
        let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png")

        #expect(attachment.image == nil)
        #expect(attachment.contents?.count == 3)
        #expect(NSAttributedString(attachment: attachment).size().width == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e12])
    func invalidAttachmentBoundsGiveAFiniteSize(side: CGFloat) {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: side, height: side)

        #expect(NSAttributedString(attachment: attachment).size().width.isFinite)
    }

    /// As wide as its line.
    private final class Ruler: NSTextAttachment {
        var lines: [CGRect] = []
        var indexes: [Int] = []

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            lines.append(lineFrag)
            indexes.append(charIndex)
            return CGRect(x: 0, y: 0, width: min(lineFrag.width, 500), height: 20)
        }
    }

    @Test func aSubclassDeterminesItsSizeFromTheLine() {
        let ruler = Ruler()
        let text = NSMutableAttributedString(string: "ab\n")
        text.append(NSAttributedString(attachment: ruler))

        let size = text.boundingRect(
            with: CGSize(width: 120, height: 1000), options: .usesLineFragmentOrigin, context: nil
        ).size

        #expect(size.width == 120)
        #expect(ruler.lines.last?.width == 120 && ruler.lines.last?.minX == 0 && ruler.indexes.last == 3)
        #expect(text.size().width == 500)
    }

    @Test func aSubclassProvidesItsImageForTheSize() {
        final class Square: NSTextAttachment {
            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? {
                let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
                return UIGraphicsImageRenderer(size: imageBounds.size, format: format).image { context in
                    UIColor.blue.setFill()
                    context.fill(CGRect(origin: .zero, size: imageBounds.size))
                }
            }
        }
        let square = Square()
        square.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
            NSAttributedString(attachment: square).draw(at: .zero)
        }

        #expect(picture.hex(5, 5) == "#0000FFFF" && picture.hex(15, 5) == "#00000000")
    }

    @Test func theContentsAreShownWithoutAnImage() {
        let attachment = NSTextAttachment()
        attachment.contents = image(6).pngData()
        attachment.fileType = "public.png"

        #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 6, height: 6))
        attachment.image = image(9)
        #expect(NSAttributedString(attachment: attachment).size().width == 9)
        attachment.contents = nil
        attachment.image = nil
        #expect(NSAttributedString(attachment: attachment).size().width == 0)
    }
}
