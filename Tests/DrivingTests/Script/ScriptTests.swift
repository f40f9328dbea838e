import Driving
import Foundation
import Testing

@Suite struct ScriptTests {
    @Test func linesKeepTheirNumbersPastBlanksAndComments() throws {
        let script = try Script(name: "a.vel", text: "# start\n\nsettle\r\n  quit # done\n")

        #expect(script.lines.map(\.number) == [3, 4])
        #expect(script.lines.map(\.step) == [.settle, .quit])
    }

    @Test func anEmptyFileHasNoSteps() throws {
        #expect(try Script(name: "-", text: "").lines.isEmpty)
    }

    @Test func byteOrderMarkIsIgnored() throws {
        #expect(try Script(name: "-", text: "\u{FEFF}quit").lines.map(\.step) == [.quit])
    }

    @Test func everyWrongLineIsReportedWithFileAndLine() {
        let failure = #expect(throws: ScriptSyntaxFailure.self) {
            try Script(name: "dir/a.vel", text: "settle\nfly\nadvance -1\n")
        }

        let lines = failure?.description.split(separator: "\n") ?? []
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("dir/a.vel:2: unknown step fly; there are ") == true)
        #expect(
            lines.last
                == "dir/a.vel:3: -1 is negative, but a time in seconds must be at least 0 (usage: advance SECONDS)"
        )
    }

    @Test func aLineThatIsNotUTF8IsReported() {
        let bytes = Data("settle\ntap \"".utf8) + Data([0xFF]) + Data("\"\n".utf8)

        let failure = #expect(throws: ScriptSyntaxFailure.self) { try Script(name: "a", bytes: bytes) }

        #expect(failure?.description == "a:2: the line is not UTF-8")
    }
}
