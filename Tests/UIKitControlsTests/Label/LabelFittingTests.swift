import CoreGraphics
import Testing
import TextLayout
import UIKitCore

/// How a label positions its text and fits it into its bounds.
@MainActor @Suite struct LabelFittingTests {
    /// The first and the last row of pixels with ink, from the top.
    private func inkRows(_ label: UILabel) -> ClosedRange<Int>? {
        let box = inkBox(label)
        return box.isNull ? nil : Int(box.minY)...Int(box.maxY)
    }

    private func inkBox(_ label: UILabel) -> CGRect {
        let bitmap = Bitmap(width: Int(label.bounds.width), height: Int(label.bounds.height))
        label.draw(label.layer, in: CGContext(bitmap: bitmap, scale: 1))
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.color(x: x, y: y).alpha > 80 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func label(_ text: String, width: CGFloat, height: CGFloat = 60) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test func baselineAdjustmentPositionsShrunkText() throws {
        let label = label("HHHHHHHHHHHHHHHHHHHHHHHHHH", width: 100)
        let full = try #require(inkRows(label))
        label.adjustsFontSizeToFitWidth = true

        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(abs(try #require(inkRows(label)).upperBound - full.upperBound) <= 1)
        label.baselineAdjustment = .alignCenters
        let centerd = try #require(inkRows(label))
        #expect(abs((centerd.lowerBound + centerd.upperBound) / 2 - 30) <= 2)
        label.baselineAdjustment = .none
        #expect(try #require(inkRows(label)).upperBound < centerd.lowerBound + 2)
    }

    @Test func tighteningKeepsALineWhole() {
        let label = label("Some words in one line", width: 400)
        let natural = label.intrinsicContentSize.width
        let room = CGRect(x: 0, y: 0, width: natural - 4, height: 60)
        label.frame = room
        let cut = inkBox(label)

        label.allowsDefaultTighteningForTruncation = true

        let whole = inkBox(label)
        #expect(whole != cut)
        #expect(whole.maxX <= room.width)
        #expect(label.intrinsicContentSize.width == natural)
    }

    @Test func labelsDoNotLeaveALastWordAlone() {
        let label = label("one two three four five", width: 300)
        label.numberOfLines = 0
        let width = ("one two three four" as NSString).size(withAttributes: [.font: label.font!]).width + 1

        let pushed = label.sizeThatFits(CGSize(width: width, height: 0)).width
        label.lineBreakStrategy = []

        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).width > pushed + 10)
    }

    /// Direction marks have no width: the label fits in the size it measures.
    @Test(arguments: [
        "\u{2066}195, 202\u{2069}", "\u{2066}200 × 110\u{2069}", "\u{200E}Size\u{200E}", "\u{2067}שלום\u{2069}",
    ])
    func marksOfDirectionAreNotCutOff(text: String) {
        for isMirrored in [false, true] {
            let label = label(text, width: 400)
            label.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            label.textAlignment = .left
            let whole = inkBox(label)

            label.frame.size = label.sizeThatFits(CGSize(width: 400, height: 60))

            #expect(abs(inkBox(label).width - whole.width) <= 1)
        }
    }

    @Test func naturalAlignmentFollowsTheInterfaceDirection() {
        let hebrew = label("שלום", width: 200)
        let english = label("Hello.", width: 200)
        hebrew.semanticContentAttribute = .forceLeftToRight
        #expect(inkBox(hebrew).maxX < 100)

        hebrew.semanticContentAttribute = .forceRightToLeft
        english.semanticContentAttribute = .forceRightToLeft

        #expect(inkBox(hebrew).minX > 100)
        #expect(inkBox(english).minX > 100)
        english.textAlignment = .left
        #expect(inkBox(english).maxX < 100)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
    func truncatedAttributedTextStaysInItsWidth(mode: NSLineBreakMode) {
        let label = label("", width: 90, height: 30)
        let text = NSMutableAttributedString(string: "small and ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(string: "large words", attributes: [.font: UIFont.systemFont(ofSize: 22)]))
        label.attributedText = text
        label.lineBreakMode = mode

        let box = inkBox(label)

        #expect(box.maxX <= 90 && box.width > 40)
        #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width <= 90)
    }

    @Test(arguments: [CGFloat.nan, -20, 0, .infinity])
    func invalidWidthsAndScalesKeepSizesFinite(width: CGFloat) {
        let label = label("text", width: 50)
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = width

        #expect(label.intrinsicContentSize.width.isFinite)
        #expect(label.sizeThatFits(CGSize(width: width, height: width)).height.isFinite)
        label.minimumScaleFactor = width
        label.adjustsFontSizeToFitWidth = true
        label.numberOfLines = 1
        #expect(
            label.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 20), limitedToNumberOfLines: 1).width <= 20)
    }
}
