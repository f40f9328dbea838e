import CoreGraphics
import Testing
import UIFoundation
import UIKitCore
import UIKitText
import VelariumTesting

/// What each key does in text views with several lines and paragraphs.
@MainActor @Suite struct MultilineKeyTests {
    typealias Row = EditingKeyTests.Row

    nonisolated static let arrows = [
        Row("aaaa|\nbb", "right", "aaaa\n|bb"), Row("aaaa\n|bb", "left", "aaaa|\nbb"),
        Row("aa|aa\naaaa", "down", "aaaa\naa|aa"), Row("aaaa\naa|aa", "up", "aa|aa\naaaa"),
        Row("aa|aa\naaaa", "ctrl+n", "aaaa\naa|aa"), Row("aaaa\naa|aa", "ctrl+p", "aa|aa\naaaa"),
        Row("aa|\naaaa", "up", "|aa\naaaa"), Row("aaaa\na|a", "down", "aaaa\naa|"),
        Row("aa\n|\naa", "up", "|aa\n\naa"), Row("aa\n|\naa", "down", "aa\n\n|aa"), Row("aa|\n", "down", "aa\n|"),
        Row("aaaa\n|", "up", "|aaaa\n"), Row("a[aa\na]aa", "left", "a|aa\naaa"),
        Row("a[aa\na]aa", "right", "aaa\na|aa"),
        Row("a|aaa\naaaa", "shift+down", "a[aaa\na]aaa"), Row("aaaa\naa|aa", "shift+up", "aa[aa\naa]aa"),
        Row("aa|aa", "shift+up", "[aa]aa"), Row("aa|aa", "shift+down", "aa[aa]"),
        // From a selection, the arrows begin at the end they point to.
        Row("aaaa\na[aa\na]aaa", "up", "a|aaa\naaa\naaaa"), Row("a[aaa\na]aa\naaaa", "down", "aaaa\naaa\na|aaa"),
        Row("a[bc]d", "ctrl+f", "abc|d"), Row("a[bc]d", "ctrl+b", "a|bcd"),
    ]

    nonisolated static let ends = [
        Row("aa\nb|b", "home", "aa\n|bb"), Row("aa\nb|b\ncc", "end", "aa\nbb|\ncc"), Row("aa|\nbb", "end", "aa|\nbb"),
        Row("aa\nb|b", "cmd+left", "aa\n|bb"), Row("aa\nb|b\ncc", "cmd+right", "aa\nbb|\ncc"),
        Row("aa\nb|b", "cmd+up", "|aa\nbb"), Row("a|a\nbb", "cmd+down", "aa\nbb|"),
        Row("aa\nb|b", "ctrl+home", "|aa\nbb"), Row("a|a\nbb", "ctrl+end", "aa\nbb|"),
        Row("aa\nb|b", "shift+cmd+up", "[aa\nb]b"), Row("a|a\nbb", "shift+cmd+down", "a[a\nbb]"),
        Row("aaaa\nbb|bb", "alt+up", "aaaa\n|bbbb"), Row("aaaa\n|bbbb", "alt+up", "|aaaa\nbbbb"),
        Row("a|aaa\nbbbb", "alt+down", "aaaa|\nbbbb"), Row("aaaa|\nbbbb", "alt+down", "aaaa\nbbbb|"),
        Row("aa\n|bb", "alt+left", "|aa\nbb"), Row("aa|\nbb", "alt+right", "aa\nbb|"),
        Row("a\nb\n|c", "pageup", "|a\nb\nc"), Row("a|\nb\nc", "pagedown", "a\nb\nc|"),
    ]

    nonisolated static let edits = [
        Row("aa|bb", "return", "aa\n|bb"), Row("a[bc]d", "return", "a\n|d"), Row("a|b", "tab", "a\t|b"),
        Row("aa\n|bb", "backspace", "aa|bb"), Row("aa|\nbb", "delete", "aa|bb"), Row("a\r\n|b", "backspace", "a|b"),
        Row("a\r\n|b", "left", "a|\r\nb"), Row("a|\r\nb", "delete", "a|b"), Row("a|\u{2029}b", "delete", "a|b"),
        Row("a[a\nb]b", "backspace", "a|b"), Row("aa\n|\nbb", "backspace", "aa|\nbb"),
        Row("ab\ncd|ef", "cmd+backspace", "ab\n|ef"), Row("a|b\ncd", "cmd+delete", "a|\ncd"),
        Row("aa\n|bb", "alt+backspace", "|bb"), Row("a|b\ncd", "ctrl+k", "a|\ncd"), Row("a|\ncd", "ctrl+k", "a|cd"),
        Row("ab|\n\ncd", "ctrl+k", "ab|\ncd"), Row("ab|", "ctrl+k", "ab|"), Row("a|b", "ctrl+o", "a|\nb"),
        Row("ab|\nc", "ctrl+t", "a\nb|c"),
    ]

    nonisolated static let scripts = [
        Row("👨‍👩‍👧|\n🇩🇪", "delete", "👨‍👩‍👧|🇩🇪"), Row("👍🏽\n|🇩🇪", "delete", "👍🏽\n|"),
        Row("日本|\n語", "right", "日本\n|語"), Row("日本\n|語", "backspace", "日本|語"),
        Row("日|本\n本本", "down", "日本\n本|本"), Row("한국\n어|", "home", "한국\n|어"),
        // In a right-to-left paragraph, an arrow to the right goes back in reading order.
        Row("שלום\n|עולם", "right", "שלום|\nעולם"), Row("שלום|\nעולם", "left", "שלום\n|עולם"),
        Row("שלום\nעו|לם", "home", "שלום\n|עולם"), Row("שלום\nעו|לם", "end", "שלום\nעולם|"),
        Row("שלום\nעולם|", "alt+right", "שלום\n|עולם"), Row("שלום\n|עולם", "backspace", "שלום|עולם"),
        Row("abc|\nשלום", "right", "abc\n|שלום"), Row("שלום|\nabc", "delete", "שלום|abc"),
        Row("abc\nשל|ום", "cmd+left", "abc\nשלום|"), Row("abc\nשל|ום", "cmd+right", "abc\n|שלום"),
    ]

    @Test(arguments: [arrows, ends, edits, scripts]) func aKeyChangesTextAndSelection(rows: [Row]) throws {
        let edited = EditedText(.view)
        for row in rows {
            edited.shown = row.before
            try edited.device.key(row.key)
            #expect(edited.shown == row.after, "\(row.before) \(row.key)")
        }
    }

    /// A text view with a paragraph of several lines, and its lines.
    private func wrapped() throws -> (edited: EditedText, view: UITextView, lines: [NSRange]) {
        let edited = EditedText(.view)
        let view = try #require(edited.input as? UITextView)
        view.text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen\nlast"
        view.layoutIfNeeded()
        var lines: [NSRange] = []
        view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: view.text.utf16.count)) {
            _, _, _, range, _ in lines.append(range)
        }
        return (edited, view, lines)
    }

    @Test func homeAndEndGoToTheEndsOfALineAndStayThere() throws {
        let (edited, view, lines) = try wrapped()
        try #require(lines.count >= 3)
        let inside = lines[1].location + 4
        let tops = lines.map { view.layoutManager.lineFragmentRect(forGlyphAt: $0.location, effectiveRange: nil).minY }

        for key in ["home", "end"] {
            edited.selection = inside..<inside
            try edited.device.key(key)
            let once = edited.selection
            try edited.device.key(key)

            #expect(edited.selection == once, "\(key) stays in its line")
            let caret = view.caretRect(for: view.selectedTextRange!.start)
            #expect(caret.midY > tops[1] + view.textContainerInset.top)
            #expect(caret.midY < tops[2] + view.textContainerInset.top)
        }
        #expect(NSMaxRange(lines[1]) - edited.selection.lowerBound <= 1)
    }

    @Test func theColumnIsKeptThroughShorterLines() throws {
        let edited = EditedText(.view)
        edited.shown = "aaaaaaaa|\na\n\naaaaaaaa"

        for _ in 0..<3 { try edited.device.key("down") }
        #expect(edited.shown == "aaaaaaaa\na\n\naaaaaaaa|")
        for _ in 0..<3 { try edited.device.key("up") }

        #expect(edited.shown == "aaaaaaaa|\na\n\naaaaaaaa")
    }

    @Test func upAndDownCrossSpaceBetweenParagraphsAndLinesOfAllSizes() throws {
        for (spacing, line, size) in [(40.0, 0.0, 17.0), (0, 30, 17), (25, 10, 60), (0, 0, 6)] {
            let edited = EditedText(.view)
            let view = try #require(edited.input as? UITextView)
            let style = NSMutableParagraphStyle()
            (style.paragraphSpacing, style.lineSpacing) = (spacing, line)
            let text = NSMutableAttributedString(
                string: "aa\naa\naa", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 3, length: 3))
            view.attributedText = text
            view.selectedRange = NSRange(location: 0, length: 0)

            for place in [3, 6] {
                try edited.device.key("down")
                #expect(edited.selection == place..<place, "spacing \(spacing), lines \(line), size \(size)")
            }
            for place in [3, 0] {
                try edited.device.key("up")
                #expect(edited.selection == place..<place, "spacing \(spacing), lines \(line), size \(size)")
            }
        }
    }
}
