import Testing
import UIKitCore
import UITestSupport

@Suite struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    @Test func aStringIsMeasuredOnOneLine() {
        let size = "Hello UIKit".size(withAttributes: attributes)

        #expect(abs(size.width - 88.8) < 3)
        #expect(abs(size.height - 23.8671875) < 0.01)
        #expect(NSString("Hello UIKit").size(withAttributes: attributes) == size)
    }

    @Test(arguments: [NSStringDrawingOptions.usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading]])
    func textWrapsOnlyWithUsesLineFragmentOrigin(options: NSStringDrawingOptions) {
        let text = "one two three four five six"
        let room = CGSize(width: 90, height: 0)

        let wrapped = text.boundingRect(
            with: room, options: options, attributes: attributes, context: nil)
        let single = text.boundingRect(with: .zero, options: [], attributes: attributes, context: nil)

        #expect(wrapped.origin == .zero && wrapped.width <= 90 && wrapped.height > 60)
        #expect(abs(single.height - 23.867) < 0.01 && single.width > 200)
        #expect(abs(single.minY - UIFont.systemFont(ofSize: 20).descender) < 0.01)
    }

    @Test func textIsDrawnInItsColorAndOnlyInItsRectangle() {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image { _ in
            "MMMM MMMM MMMM".draw(
                in: CGRect(x: 10, y: 10, width: 60, height: 30),
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        }

        let inked = (0..<80 * 80).filter { image.alpha($0 % 80, $0 / 80) > 0 }

        #expect(!inked.isEmpty)
        #expect(inked.allSatisfy { (9...71).contains($0 % 80) && (10...40).contains($0 / 80) })
        #expect(
            inked.allSatisfy { image.hex($0 % 80, $0 / 80).hasSuffix("0000FF") || image.alpha($0 % 80, $0 / 80) < 255 })
    }

    @Test func aDrawingContextShrinksTextAndReportsItsScale() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "A line that is too long", attributes: attributes)
        let whole = text.size().width

        let bounds = text.boundingRect(with: CGSize(width: whole * 0.75, height: 0), options: [], context: context)

        #expect(context.actualScaleFactor < 0.9 && context.actualScaleFactor >= 0.5)
        #expect(bounds.width <= whole * 0.75 + 0.5)
    }

    @Test func runsFollowTheAttributes() {
        let text = NSMutableAttributedString(string: "plain bold link")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 6, length: 4))
        text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 11, length: 4))
        text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))

        let runs = text.textRuns(appearance: .plain)

        #expect(runs.map(\.text) == ["plain", " ", "bold", " ", "link"])
        #expect(runs[0].tracking == 2)
        #expect(runs[2].font == UIFont.boldSystemFont(ofSize: 9).textFont)
        #expect(runs[4].underline != nil && runs[3].underline == nil)
    }

    @Test func aMutableParagraphStyleIsCopiedByValue() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 4
        let copy = style.copy() as? NSParagraphStyle

        style.alignment = .left

        #expect(copy?.alignment == .right)
        #expect(copy?.lineSpacing == 4)
        #expect(copy != style)
    }
}

extension UIImage {
    fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 { cgImage?.bitmap.color(x: x, y: y).alpha ?? 0 }

    @Test func ligaturesAreDrawnOnRequest() throws {
        let descriptor = try #require(UIFont.systemFont(ofSize: 40).fontDescriptor.withDesign(.serif))
        let font = UIFont(descriptor: descriptor, size: 40)
        func width(_ ligature: Int?) -> CGFloat {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            attributes[.ligature] = ligature
            return NSAttributedString(string: "ffi", attributes: attributes).size().width
        }

        #expect(width(0) == width(nil) && width(1) != width(0))
    }
}
