import Driving
import Testing

@Suite struct ScriptLexerTests {
    @Test(
        arguments: [
            ("", []),
            ("  \t ", []),
            ("# only a comment", []),
            ("tap 10 20", [.word("tap"), .word("10"), .word("20")]),
            ("\t tap\t10   20  ", [.word("tap"), .word("10"), .word("20")]),
            ("settle# glued", [.word("settle")]),
            ("tap \"a # b\" # c", [.word("tap"), .string("a # b")]),
            ("tap \"Save\"#2", [.word("tap"), .string("Save"), .ordinal(2)]),
            ("tap \"Save\"#2 # c", [.word("tap"), .string("Save"), .ordinal(2)]),
            ("tap \"Save\"#2#c", [.word("tap"), .string("Save"), .ordinal(2)]),
            ("tap \"Save\" #2", [.word("tap"), .string("Save")]),
            ("tap \"Save\"#second", [.word("tap"), .string("Save")]),
            ("tap id:\"a b\"", [.word("tap"), .identifier("a b")]),
            ("tap id:\"a\"#3", [.word("tap"), .identifier("a"), .ordinal(3)]),
            (#"type "\"\\\n\t\u{2026}\u{1F468}""#, [.word("type"), .string("\"\\\n\t\u{2026}\u{1F468}")]),
            ("type \"\"", [.word("type"), .string("")]),
            ("type \"日本 é\"", [.word("type"), .string("日本 é")]),
            ("key cmd+s", [.word("key"), .word("cmd+s")]),
        ] as [(String, [ScriptToken])])
    func aLineIsCutIntoTokens(line: String, tokens: [ScriptToken]) throws {
        #expect(try ScriptLexer.tokens(of: line[...]) == tokens)
    }

    @Test(arguments: [
        ("tap \"Save", "the string \"Save is not closed; it needs a second \" on the same line"),
        ("tap \"", "the string \" is not closed; it needs a second \" on the same line"),
        ("tap \"a\\", "a string ends in a single \\; write \\\\ for a backslash"),
        ("tap \"\\q\"", "\\q is not an escape; there are \\\" \\\\ \\n \\t and \\u{…}"),
        ("tap \"\\u2026\"", "\\u needs a hexadecimal number in braces, as in \\u{2026}"),
        ("tap \"\\u{12\"", "\\u needs a hexadecimal number in braces, as in \\u{2026}"),
        ("tap \"\\u{}\"", "\\u{} is not a Unicode scalar"),
        ("tap \"\\u{xyz}\"", "\\u{xyz} is not a Unicode scalar"),
        ("tap \"\\u{D800}\"", "\\u{D800} is not a Unicode scalar"),
        ("tap \"\\u{110000}\"", "\\u{110000} is not a Unicode scalar"),
        ("tap \"\\u{0000041}\"", "\\u{0000041} is not a Unicode scalar"),
        ("tap \"a\"b", "a space is missing after the string \"a\""),
        ("tap \"a\"\"b\"", "a space is missing after the string \"a\""),
        ("tap ID:\"a\"", "a space is missing between ID: and the string after it"),
        ("tap \"a\"#0", "#0 is not an ordinal; after a text, # needs a whole number from 1"),
        ("tap \"a\"#2nd", "#2nd is not an ordinal; after a text, # needs a whole number from 1"),
        (
            "tap \"a\"#99999999999999999999",
            "#99999999999999999999 is not an ordinal; after a text, # needs a whole number from 1"
        ),
    ])
    func aWrongTokenIsNamed(line: String, reason: String) {
        #expect(throws: SyntaxProblem(reason)) { try ScriptLexer.tokens(of: line[...]) }
    }

    @Test(arguments: ["plain", "a \"b\" \\ c", "line\nend\ttab", "…é日本👨‍👩‍👧", "\u{1}\u{7F}"])
    func quotedTextIsReadBackUnchanged(text: String) throws {
        #expect(try ScriptLexer.tokens(of: quoted(text)[...]) == [.string(text)])
    }
}
