import PortRewriter
import Testing

@Suite struct ParsingTests {
    @Test(arguments: ["class A {", "func f( {", "#selector(", "@objc", "let a = #if", "}}}", "\"", "", "\u{0}"])
    func sourcesThatDoNotParseAreLeftToTheCompilerAtTheirLines(_ source: String) {
        let rewritten = Rewritten("\n" + source)

        #expect(rewritten.text.contains("#sourceLocation(file: \"/iOS/A.swift\", line: 1)"))
        #expect(rewritten.line(1) == "")
    }

    @Test(arguments: [
        ("let a = 1\nlet b = \"", [0xE9, 0x22] as [UInt8], 2, 10, "this byte is not UTF-8"),
        ("", [0xFF, 0xFE, 0x6C, 0x00], 1, 1, "the file is UTF-16"),
        ("let ä = \"日", [0xE6], 1, 14, "this byte is not UTF-8"),
        ("// ", [0xC0, 0x80, 0x0A], 1, 4, "this byte is not UTF-8"),
    ])
    func aFileThatIsNotUTF8IsAnErrorAtItsFirstWrongByte(
        _ start: String, _ rest: [UInt8], _ line: Int, _ column: Int, _ message: String
    ) {
        let error = #expect(throws: SourceFile.InvalidEncoding.self) {
            try SourceFile(path: "A.swift", bytes: Array(start.utf8) + rest)
        }

        #expect(
            error?.diagnostic.description
                == "A.swift:\(line):\(column): error: \(message). Save the file with the encoding UTF-8.")
    }

    @Test func aFileInUTF8IsRead() throws {
        #expect(try SourceFile(path: "A.swift", bytes: Array("let ä = \"日本\"".utf8)).text == "let ä = \"日本\"")
        #expect(try SourceFile(path: "A.swift", bytes: []).text == "")
    }

    @Test func stringsAndCommentsStay() {
        let source = "// @objc #selector(a)\nlet a = \"@objc #selector(b) os(iOS)\" /* @IBOutlet */\n"

        #expect(Rewritten(source).body == source)
    }

    @Test func linesWithCarriageReturnsAndOtherScriptsKeepTheirPlaces() {
        let rewritten = Rewritten("let ä = \"日本\"\r\nclass Ü { @objc func ö() {} }\r\n")

        #expect(rewritten.body == "let ä = \"日本\"\r\nclass Ü {       func ö() {} }\r\n")
    }

    @Test func everyLineKeepsItsNumber() {
        let source = """
            import UIKit.UIGestureRecognizerSubclass
            @objc protocol P { @objc optional func f(_ a: Int) }
            class A: UIView {
                @IBOutlet weak var p: P?
                @objc func g() { p?.f?(1); run(#selector(g)) }
            }
            """
        let original = source.split(separator: "\n", omittingEmptySubsequences: false)
        let rewritten = Rewritten(source).body.split(separator: "\n", omittingEmptySubsequences: false)

        #expect(rewritten.count >= original.count)
        #expect(rewritten[2].contains("class A: UIView {"))
        #expect(rewritten[4].contains("func g()"))
    }
}
