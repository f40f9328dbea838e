import EmojiTables
import Testing

/// The table that the keyboard reads its emoji from.
@Suite struct EmojiTableFileTests {
    private let test = """
        # group: Smileys & Emotion
        1F600                                      ; fully-qualified     # 😀 E1.0 grinning face
        263A FE0F                                  ; fully-qualified     # ☺️ E0.6 smiling face
        263A                                       ; unqualified         # ☺ E0.6 smiling face
        # group: People & Body
        1F44B                                      ; fully-qualified     # 👋 E0.6 waving hand
        1F44B 1F3FB                                ; fully-qualified     # 👋🏻 E1.0 waving hand: light skin tone
        # group: Animals & Nature
        1F9AC                                      ; fully-qualified     # 🦬 E13.0 bison
        # group: Symbols
        2714 FE0F                                  ; fully-qualified     # ✔️ E0.6 check mark
        """

    @Test func categoriesHaveTheirEmojiInOrderWithCLDRsNames() {
        let names =
            "<annotation cp=\"😀\">face</annotation><annotation cp=\"😀\" type=\"tts\">a grin &amp; more</annotation>"

        let source = EmojiTableFile(test: test, annotations: [names]).source

        #expect(source.contains("        = people\n        😀 a grin & more;☺️ smiling face;👋+ waving hand;\n"))
        #expect(source.contains("        = nature\n        🦬>> bison;\n        = food\n"))
        #expect(source.contains("        = symbols\n        ✔️ check mark;\n        = flags\n        \"\"\"\n"))
    }

    @Test func aLineHasAtMost120Characters() {
        let many = (0..<40).map { "1F\(400 + $0) ; fully-qualified     # x E0.6 emoji number \($0)" }

        let source = EmojiTableFile(test: (["# group: Flags"] + many).joined(separator: "\n"), annotations: []).source

        #expect(source.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}
