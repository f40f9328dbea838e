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
}
