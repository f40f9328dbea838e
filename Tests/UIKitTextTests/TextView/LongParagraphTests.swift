import CoreGraphics
import TestSupport
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// Long paragraphs, of which an edit lays out only the lines that it changes.
@MainActor @Suite struct LongParagraphTests {
    /// What the random texts consist of.
    enum Script: String, CaseIterable {
        case latin, chinese, korean, arabic, mixed, thai, emoji, attachments, styles, backgrounds, tabs, hyphens,
            lineEnds

        @MainActor var pieces: [String] {
            switch self {
            case .latin, .styles, .backgrounds:
                [
                    "waffle ", "AV ", "a ", "to. ", "office ", "(Te) ", "1,234 ", "x", "well-known ", "“To” ", "ffi",
                    "   ",
                ]
            case .chinese: ["漢字", "、", "日本語のテキスト", "“中文”", "。", "abc ", "12", "，"]
            case .korean: ["한국어 ", "문장", "입니다. ", "a ", "글"]
            case .arabic: ["مرحبا ", "سلام", " 12 ", "لا ", "، "]
            case .mixed: ["word ", "שלום ", "(12) ", "مرحبا ", "a, "]
            case .thai: ["ภาษาไทย", "สวัสดี", " ", "word ", "กี่"]
            case .emoji: ["👨‍👩‍👧", "🇩🇪", "🇫🇷🇯🇵", " ", "word ", "👍🏽", "e\u{301}", "\u{301}", "\u{200D}"]
            case .attachments: ["word ", "\u{FFFC}", "long-word ", "a "]
            case .tabs: ["\t", "word ", "1\t2 ", "waffle "]
            case .hyphens: ["Donau\u{AD}dampf\u{AD}schiff ", "international ", "consideration ", "a "]
            case .lineEnds: ["word ", "\u{2028}", "other words ", "\u{B}"]
            }
        }

        @MainActor func attributed(_ text: String, _ random: inout SeededRandom) -> NSAttributedString {
            var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 3
            style.headIndent = 8
            if self == .hyphens { style.hyphenationFactor = 1 }
            if self == .latin { style.alignment = .justified }
            if self != .chinese { attributes[.paragraphStyle] = style }
            if self == .styles, Bool.random(using: &random) { attributes[.font] = UIFont.boldSystemFont(ofSize: 24) }
            if self == .styles, Bool.random(using: &random) { attributes[.foregroundColor] = UIColor.red }
            if self == .styles, Bool.random(using: &random) { attributes[.kern] = 2 }
            if self == .backgrounds, Bool.random(using: &random) { attributes[.backgroundColor] = UIColor.yellow }
            let result = NSMutableAttributedString(string: text, attributes: attributes)
            if text == "\u{FFFC}" {
                let attachment = NSTextAttachment()
                attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 34)
                result.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 1))
            }
            return result
        }
    }

    private static func text(_ script: Script, count: Int, _ random: inout SeededRandom) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for _ in 0..<count {
            text.append(script.attributed(script.pieces.randomElement(using: &random)!, &random))
        }
        return text
    }

    private static func view(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 60, width: 220, height: 500))
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    /// Replaces some characters, as keys and pasting do.
    private static func edit(_ view: UITextView, _ script: Script, _ random: inout SeededRandom) {
        let storage = view.textStorage
        let editor = TextBuffer(storage.string)
        let low = editor.characterBoundary(atOrBefore: Int.random(in: 0...storage.length, using: &random))
        let isLong = Int.random(in: 0..<6, using: &random) == 0
        let removed = Bool.random(using: &random) ? 0 : Int.random(in: 1...(isLong ? 300 : 8), using: &random)
        let high = max(low, editor.characterBoundary(atOrAfter: min(low + removed, storage.length)))
        let count = removed > 0 && Bool.random(using: &random) ? 0 : isLong ? 40 : 1
        storage.replaceCharacters(
            in: NSRange(location: low, length: high - low), with: text(script, count: count, &random))
    }

    private func lines(of view: UITextView) -> [(range: NSRange, rect: CGRect)] {
        var lines: [(range: NSRange, rect: CGRect)] = []
        let whole = NSRange(location: 0, length: view.textStorage.length)
        view.layoutManager.enumerateLineFragments(forGlyphRange: whole) { _, used, _, range, _ in
            lines.append((range, used))
        }
        return lines
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
            && abs(a.height - b.height) < 1e-6
    }

    /// Compares the lines, the selections, the carets and the places of points.
    private func expectSame(_ view: UITextView, as whole: UITextView, _ random: inout SeededRandom, _ comment: Comment)
    {
        let (ours, theirs) = (lines(of: view), lines(of: whole))
        #expect(ours.map(\.range) == theirs.map(\.range), comment)
        #expect(zip(ours, theirs).allSatisfy { isNear($0.rect, $1.rect) }, comment)
        #expect(abs(view.contentSize.height - whole.contentSize.height) < 1e-6, comment)
        let length = view.textStorage.length
        for _ in 0..<12 {
            let offset = Int.random(in: 0...length, using: &random)
            let end = min(offset + Int.random(in: 0...120, using: &random), length)
            #expect(isNear(view.caretRect(at: offset), whole.caretRect(at: offset)), comment)
            let boxes = (view.selectionBoxes(of: offset..<end), whole.selectionBoxes(of: offset..<end))
            #expect(boxes.0.count == boxes.1.count && zip(boxes.0, boxes.1).allSatisfy(isNear), comment)
            let point = CGPoint(
                x: CGFloat.random(in: -10...230, using: &random),
                y: CGFloat.random(in: -10...view.contentSize.height + 10, using: &random))
            #expect(view.offset(closestTo: point) == whole.offset(closestTo: point), comment)
        }
    }

    @Test(arguments: Script.allCases) func everyEditGivesTheLinesOfAWholeLayout(_ script: Script) {
        for seed in 0..<(TestRun.isDeep ? 60 : 1) {
            var random = SeededRandom(seed: seed)
            let view = Self.view(Self.text(script, count: Int.random(in: 30...220, using: &random), &random))
            for step in 0..<12 {
                // Several edits between two layouts, sometimes.
                for _ in 0..<Int.random(in: 1...3, using: &random) { Self.edit(view, script, &random) }
                view.layoutIfNeeded()

                let whole = Self.view(NSAttributedString(attributedString: view.textStorage))

                expectSame(view, as: whole, &random, "\(script), seed \(seed), step \(step)")
            }
        }
    }

    @Test(arguments: [Script.latin, .chinese, .emoji, .attachments, .styles, .backgrounds, .mixed])
    func everyEditGivesThePictureOfAWholeLayout(_ script: Script) {
        var random = SeededRandom(seed: 7)
        let (device, other) = (TestDevice(), TestDevice())
        let view = Self.view(Self.text(script, count: 160, &random))
        let container = NSTextContainer()
        let (manager, storage) = (WholeParagraphManager(), NSTextStorage())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let whole = UITextView(frame: view.frame, textContainer: container)
        for (device, view) in [(device, view), (other, whole)] {
            let page = UIViewController()
            page.view.addSubview(view)
            device.show(page)
        }
        for step in 0..<8 {
            Self.edit(view, script, &random)
            let place = CGFloat.random(in: 0...1, using: &random)
            whole.attributedText = NSAttributedString(attributedString: view.textStorage)
            for (device, view) in [(device, view), (other, whole)] {
                device.advance(by: 0)
                let most = max(view.contentSize.height - view.bounds.height, 0)
                view.contentOffset = CGPoint(x: 0, y: (most * place).rounded())
                device.advance(by: 0)
            }

            #expect(device.picture().matches(other.picture(), tolerance: .exact), "\(script), step \(step)")
        }
    }

    @Test func aKeyInALongParagraphLaysOutAndDrawsLittle() throws {
        let line = "A paragraph of about fifty characters, as in notes "
        let fixture = TextViewFixture(String(repeating: line, count: 200))
        fixture.focus(caret: 5_020)
        fixture.device.advance(by: 0)
        let before = TextDocumentLayout.unitsLaidOut

        try fixture.device.type("x")

        let units = TextDocumentLayout.unitsLaidOut - before
        #expect(units > 0 && units < 1_000, "\(units)")
    }

    @Test func aLongParagraphIsDrawnSharp() {
        let device = TestDevice()
        let view = UITextView(frame: CGRect(x: 20, y: 60, width: 220, height: 300))
        view.text = String(repeating: "word ", count: 9_000)
        let page = UIViewController()
        page.view.addSubview(view)
        device.show(page)
        let short = UITextView(frame: view.frame)
        short.text = String(repeating: "word ", count: 300)
        let other = TestDevice()
        let otherPage = UIViewController()
        otherPage.view.addSubview(short)
        other.show(otherPage)

        #expect(device.picture().matches(other.picture(), tolerance: .exact), "Both show the same first lines.")
    }
}

/// A subclass, whose paragraphs are drawn in one piece.
private final class WholeParagraphManager: NSLayoutManager {}
