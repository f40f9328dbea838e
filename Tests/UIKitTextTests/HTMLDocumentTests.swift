import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitText

/// HTML becomes text with attributes.
@MainActor @Suite struct HTMLDocumentTests {
    private func read(
        _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> NSAttributedString {
        let kind: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        return try NSAttributedString(
            data: Data(html.utf8), options: kind.merging(options) { $1 }, documentAttributes: nil)
    }

    private func string(
        _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> String {
        let text = try NSAttributedString(data: data, options: options, documentAttributes: nil)
        return text.string
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) throws
        -> Value
    {
        let range = (text.string as NSString).range(of: word)
        try #require(range.location != NSNotFound)
        return try #require(text.attribute(key, at: range.location, effectiveRange: nil) as? Value)
    }

    @Test(arguments: [
        ("plain  text\n of one\tline", "plain text of one line"), ("<p>one</p><p>two</p>", "one\ntwo\n"),
        ("one<br>two", "one\u{2028}two"), ("<div>one<div>two</div>three</div>", "one\ntwo\nthree\n"),
        ("a <b>bold</b> word", "a bold word"), ("a<b> bold </b>word", "a bold word"),
        ("<ul><li>one<li>two</ul>", "\t•\tone\n\t•\ttwo\n"),
        ("<ol start=3><li>one</li><li><p>two</p></li></ol>", "\t3.\tone\n\t4.\ttwo\n"),
        ("<ol start=\(Int.max)><li>one<li>two</ol>", "\t\(Int.max).\tone\n\t\(Int.max).\ttwo\n"),
        ("a &lt; b &amp;&amp; c&nbsp;&#8364;&#x20ac; &unknown;", "a < b && c\u{A0}€€ &unknown;"),
        ("<head><title>no</title><style>p{}</style></head><body>yes</body>", "yes"),
        ("<!DOCTYPE html><!-- no > -->a<script>if (a < b) {}</script>b", "ab"),
        ("<pre>a\n  b</pre>", "a\n  b\n"), ("<table><tr><td>a</td><td>b</td></tr></table>", "a\tb\n"),
        ("", ""), ("a < b", "a < b"), ("<b", ""), ("</b>a</p>", "a"), ("<p>", ""), ("<a href='x", ""),
    ])
    func blocksAreLinesAndWhiteSpaceIsOneSpace(_ html: String, _ expected: String) throws {
        #expect(try read(html).string == expected)
    }

    @Test func elementsInsideOfEachOtherWithoutEndKeepTheirText() throws {
        let count = 10_000
        let html = String(repeating: "<b>a ", count: count) + String(repeating: "</i>", count: count) + "<p>end</p>"

        let text = try read(html)

        #expect(text.string == String(repeating: "a ", count: count - 1) + "a\nend")
        let font: UIFont = try attribute(.font, of: "end", in: text)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func elementsChangeTheFont() throws {
        let text = try read("plain <b>bold</b> <i>italic</i> <code>code</code><h1>title</h1>")

        let plain: UIFont = try attribute(.font, of: "plain", in: text)
        let bold: UIFont = try attribute(.font, of: "bold", in: text)
        let italic: UIFont = try attribute(.font, of: "italic", in: text)
        let title: UIFont = try attribute(.font, of: "title", in: text)
        #expect(plain.pointSize == 12)
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(title.pointSize == 24 && title.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test(arguments: [
        "<style>body { font-family: -apple-system; font-size: 17px; color: #ff0000 }</style>word",
        "<html><head><style>.a { color: red } p.a { font-size: 17px }</style></head><p class='b a'>word</p>",
        "<span style=\"font: x; color: rgb(255, 0, 0); font-size: 17px\">word</span>",
        "<font color=\"#F00\"><span style='font-size:17px !important'>word</span></font>",
        "<style>/* { */ section p, * { color: red; font-size: 17px }</style><p>word</p>",
    ])
    func stylesOfTheDocumentAndOfElementsAreApplied(_ html: String) throws {
        let text = try read(html)

        let font: UIFont = try attribute(.font, of: "word", in: text)
        let color: UIColor = try attribute(.foregroundColor, of: "word", in: text)
        #expect(font.pointSize == 17 && color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func linksLinesAndParagraphsHaveAttributes() throws {
        let text = try read(
            "<p align=center>see <a href=\"https://example.org/a?b=1&amp;c=2\">site</a> <s>old</s> <u>line</u></p>")

        let url: URL = try attribute(.link, of: "site", in: text)
        let style: NSParagraphStyle = try attribute(.paragraphStyle, of: "old", in: text)
        let strike: Int = try attribute(.strikethroughStyle, of: "old", in: text)
        let underline: Int = try attribute(.underlineStyle, of: "line", in: text)
        #expect(url.absoluteString == "https://example.org/a?b=1&c=2")
        #expect(style.alignment == .center && style.paragraphSpacing == 12)
        #expect(strike == 1 && underline == 1)
    }

    @Test func theEncodingIsTheOptionTheMarkOrThatOfTheDocument() throws {
        let html = "<b>ä€</b>"

        #expect(try string(Data(html.utf8), [.characterEncoding: NSNumber(value: 4)]) == "ä€")
        #expect(try string(Data(("<meta charset=\"utf-8\">" + html).utf8)) == "ä€")
        #expect(try string(Data(html.utf8)) == "Ã¤â‚¬")
        #expect(try string(Data("plain ä".utf8)) == "plain ä")
    }

    @Test func otherKindsAndOtherBytesThrow() {
        let rtf = NSAttributedString.DocumentType(rawValue: "NSRTF")

        #expect(throws: (any Error).self) {
            try NSAttributedString(data: Data(), options: [.documentType: rtf], documentAttributes: nil)
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data([0xC3, 0x28]), options: [.documentType: NSAttributedString.DocumentType.plain],
                documentAttributes: nil)
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString(url: URL(fileURLWithPath: "/none/none.html"), options: [:], documentAttributes: nil)
        }
    }
}
