import Testing
import UIKitCore
import VelariumTesting

/// What each key does in plain, emoji, CJK and right-to-left texts, in text fields and text views alike.
@MainActor @Suite struct EditingKeyTests {
    /// Before, the key, and after.
    struct Row: CustomTestStringConvertible, Sendable {
        let before: String
        let key: String
        let after: String

        init(_ before: String, _ key: String, _ after: String) {
            (self.before, self.key, self.after) = (before, key, after)
        }

        var testDescription: String { "\(before) \(key)" }
    }

    nonisolated static let plain = [
        Row("abc def|", "left", "abc de|f"), Row("|abc", "left", "|abc"), Row("|abc", "right", "a|bc"),
        Row("abc|", "right", "abc|"), Row("a[bc]d", "left", "a|bcd"), Row("a[bc]d", "right", "abc|d"),
        Row("abc def|", "alt+left", "abc |def"), Row("abc def|", "ctrl+left", "abc |def"),
        Row("|abc def", "alt+right", "abc| def"), Row("ab|c def", "cmd+left", "|abc def"),
        Row("ab|c def", "cmd+right", "abc def|"), Row("ab|c", "home", "|abc"), Row("a|bc", "end", "abc|"),
        Row("abc def|", "shift+left", "abc de[f]"), Row("abc def|", "alt+shift+left", "abc [def]"),
        Row("abc| def", "shift+home", "[abc] def"), Row("abc| def", "shift+end", "abc[ def]"),
        Row("abc| def", "cmd+a", "[abc def]"), Row("ab|c", "backspace", "a|c"), Row("|abc", "backspace", "|abc"),
        Row("ab|c", "delete", "ab|"), Row("abc|", "delete", "abc|"), Row("a[bc]d", "backspace", "a|d"),
        Row("a[bc]d", "delete", "a|d"), Row("abc def|", "alt+backspace", "abc |"),
        Row("abc def|", "ctrl+backspace", "abc |"), Row("abc d|ef", "cmd+backspace", "|ef"),
        Row("|abc def", "alt+delete", "| def"), Row("a[bc]d", "alt+backspace", "a|d"), Row("ab|c", "ctrl+t", "acb|"),
        Row("a|bc", "ctrl+k", "a|"), Row("ab|c", "ctrl+d", "ab|"), Row("ab|c", "ctrl+h", "a|c"),
        Row("ab|c", "ctrl+f", "abc|"), Row("ab|c", "ctrl+b", "a|bc"),
    ]

    /// In one line, up and down lead to the ends of the text.
    nonisolated static let oneLine = [
        Row("ab|c", "up", "|abc"), Row("ab|c", "down", "abc|"), Row("ab|c", "shift+up", "[ab]c"),
        Row("ab|c", "shift+down", "ab[c]"), Row("ab|c", "cmd+up", "|abc"), Row("ab|c", "cmd+down", "abc|"),
        Row("ab|c", "cmd+shift+up", "[ab]c"), Row("ab|c", "cmd+shift+down", "ab[c]"), Row("ab|c", "alt+up", "|abc"),
        Row("ab|c", "alt+down", "abc|"), Row("ab|c", "ctrl+p", "|abc"), Row("ab|c", "ctrl+n", "abc|"),
        Row("ab|c", "ctrl+e", "abc|"), Row("ab|c", "pageup", "|abc"), Row("ab|c", "pagedown", "abc|"),
        Row("ab|c d", "cmd+delete", "ab|"), Row("ab|c", "cmd+shift+left", "[ab]c"),
        Row("ab|c", "shift+cmd+right", "ab[c]"),
        Row("a[bc]d", "up", "|abcd"), Row("a[bc]d", "down", "abcd|"), Row("a[bc]d", "shift+right", "a[bcd]"),
        Row("a[bc]d", "shift+left", "a[b]cd"), Row("a[bc]d", "ctrl+k", "a|d"), Row("a[bc]d", "ctrl+h", "a|d"),
        Row("|", "ctrl+t", "|"), Row("a|", "ctrl+t", "a|"), Row("abc|", "ctrl+t", "acb|"), Row("|", "ctrl+k", "|"),
        Row("שלום| abc", "up", "|שלום abc"), Row("👍🏽|a", "down", "👍🏽a|"), Row("日|本", "shift+down", "日[本]"),
        Row("👍🏽|🇩🇪", "ctrl+t", "🇩🇪👍🏽|"), Row("ab 👨‍👩‍👧|c", "cmd+backspace", "|c"),
    ]

    nonisolated static let emoji = [
        Row("a👨‍👩‍👧|", "backspace", "a|"), Row("a👨‍👩‍👧|", "left", "a|👨‍👩‍👧"), Row("|👨‍👩‍👧b", "right", "👨‍👩‍👧|b"),
        Row("|👨‍👩‍👧b", "delete", "|b"), Row("🇩🇪🇫🇷|", "backspace", "🇩🇪|"), Row("🇩🇪|🇫🇷", "delete", "🇩🇪|"),
        Row("🇩🇪|🇫🇷", "left", "|🇩🇪🇫🇷"), Row("👍🏽|", "backspace", "|"), Row("x👍🏽|", "shift+left", "x[👍🏽]"),
        Row("1️⃣|", "backspace", "|"), Row("a1️⃣|", "left", "a|1️⃣"), Row("🏳️‍🌈|", "backspace", "|"),
        Row("e\u{301}|", "backspace", "|"), Row("e\u{301}|", "left", "|e\u{301}"),
    ]

    nonisolated static let asian = [
        Row("日本語|", "left", "日本|語"), Row("日本|語", "delete", "日本|"), Row("日本|語", "backspace", "日|語"),
        Row("|日本語", "end", "日本語|"), Row("日本語|", "shift+home", "[日本語]"), Row("한국|어", "backspace", "한|어"),
        Row("한국어|", "left", "한국|어"), Row("中文 abc|", "alt+left", "中文 |abc"), Row("𠮷野|", "left", "𠮷|野"),
        Row("𠮷|野", "backspace", "|野"), Row("กี่|", "left", "|กี่"), Row("|กี่", "delete", "|"),
    ]

    nonisolated static let rightToLeft = [
        // The end of a Hebrew text is on the left: an arrow to the right goes back in reading order.
        Row("שלום|", "right", "שלו|ם"), Row("|שלום", "left", "ש|לום"), Row("שלום|", "left", "שלום|"),
        Row("|שלום", "right", "|שלום"), Row("שלום|", "backspace", "שלו|"), Row("|שלום", "delete", "|לום"),
        Row("שלום עולם|", "alt+right", "שלום |עולם"), Row("שלום|", "shift+right", "שלו[ם]"),
        Row("שלום עולם|", "home", "|שלום עולם"), Row("|שלום עולם", "end", "שלום עולם|"),
        Row("שלום עולם|", "alt+backspace", "שלום |"), Row("ש[לו]ם", "backspace", "ש|ם"),
        Row("مرحبا|", "backspace", "مرحب|"), Row("مرحبا|", "right", "مرحب|ا"), Row("بُ|", "backspace", "|"),
        // Deleting follows the reading order also between directions.
        Row("abc שלום|", "backspace", "abc שלו|"), Row("abc |שלום", "delete", "abc |לום"),
        Row("abc |שלום", "backspace", "abc|שלום"), Row("שלום 123|", "backspace", "שלום 12|"),
        Row("שלום 12|3", "delete", "שלום 12|"), Row("abc שלום|", "ctrl+b", "abc שלו|ם"),
        Row("abc |שלום", "ctrl+f", "abc ש|לום"), Row("abc שלום def|", "left", "abc שלום de|f"),
        Row("|abc שלום def", "right", "a|bc שלום def"), Row("abc ש|לום", "cmd+a", "[abc שלום]"),
    ]

    @Test(arguments: EditedKind.allCases, [plain, oneLine, emoji, asian, rightToLeft])
    func aKeyDoesTheSameInFieldsAndViews(kind: EditedKind, rows: [Row]) throws {
        let edited = EditedText(kind)
        for row in rows {
            edited.shown = row.before
            try edited.device.key(row.key)
            #expect(edited.shown == row.after, "\(row.before) \(row.key)")
        }
    }

    @Test(arguments: EditedKind.allCases) func typingReplacesTheSelectionAndMovesTheCaret(kind: EditedKind) throws {
        let edited = EditedText(kind)
        for (before, typed, after) in [
            ("a[bc]d", "x", "ax|d"), ("|", "日本", "日本|"), ("[שלום]", "عليكم", "عليكم|"), ("a|b", "👨‍👩‍👧", "a👨‍👩‍👧|b"),
            ("e|x", "\u{301}", "e\u{301}|x"),
        ] {
            edited.shown = before
            try edited.device.type(typed)
            #expect(edited.shown == after)
        }
    }

    @Test(arguments: EditedKind.allCases) func eachArrowInAMixedTextReachesEveryPlaceOnce(kind: EditedKind) throws {
        let edited = EditedText(kind)
        edited.shown = "|abc שלום def"
        var places = Set([edited.selection.lowerBound])
        var steps = 0
        while steps < 40 {
            let before = edited.selection
            try edited.device.key("right")
            if edited.selection == before { break }
            places.insert(edited.selection.lowerBound)
            steps += 1
        }

        #expect(edited.shown == "abc שלום def|")
        #expect(places.count >= 11, "Only ends of a direction may share a place on the screen.")
        #expect(steps < 40)
    }
}
