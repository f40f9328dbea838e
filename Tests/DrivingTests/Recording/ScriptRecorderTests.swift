import CoreGraphics
import Driving
import HeadlessHost
import Testing
import UIKitControls
import UIKitCore

@MainActor
@Suite struct ScriptRecorderTests {
    private let fixture = ScreenFixture()

    /// The recorded lines of playing `script`, without the heading.
    private func recording(of script: String) throws -> [String] {
        var lines: [String] = []
        let recorder = ScriptRecorder(fixture.system) { lines.append($0) }
        let outcome = ScriptRun(try Script(name: "s", text: script), in: fixture.context).play(
            on: fixture.host, draining: {})
        recorder.stop()
        #expect(outcome == .end)
        return Array(lines.dropFirst())
    }

    @Test func headingNamesTheDevice() {
        var lines: [String] = []

        _ = ScriptRecorder(fixture.system) { lines.append($0) }

        #expect(lines == ["# Recorded on Desktop, iOS 17.5, 1024×768@1."])
    }

    @Test func tapIsRecordedByIdentifierBeforeText() throws {
        fixture.addButton("Save", 20, 60).accessibilityIdentifier = "save"
        fixture.addButton("Open", 20, 160)

        let lines = try recording(of: "tap \"Save\"\ntap 60 180")

        #expect(lines == ["settle", "tap id:\"save\"", "tap \"Open\""])
    }

    @Test func duplicateNameIsRecordedWithItsOrdinal() throws {
        fixture.addButton("Save", 20, 60)
        fixture.addButton("Save", 20, 160)

        let lines = try recording(of: "tap \"Save\"#2")

        #expect(lines == ["settle", "tap \"Save\"#2"])
    }

    @Test func touchOfAViewWithoutNameIsRecordedByPoint() throws {
        let lines = try recording(of: "tap 300 400.25")

        #expect(lines == ["settle", "tap 300 400.25"])
    }

    @Test func pressesAndDragsAreRecorded() throws {
        fixture.addButton("Save", 20, 60)

        let lines = try recording(of: "press-and-hold \"Save\" 0.75\ndrag 10 300 10 200 0.25")

        #expect(lines == ["settle", "press-and-hold \"Save\" 0.75", "drag 10 300 10 200 0.25"])
    }

    @Test func aClickWithTheSecondaryButtonIsRecorded() throws {
        fixture.addButton("Save", 20, 60)

        let lines = try recording(of: "right-click \"Save\"\nright-click 300 400")

        #expect(lines == ["settle", "right-click \"Save\"", "settle", "right-click 300 400"])
    }

    @Test func aMouseInATextAndItsModifiersAreRecorded() throws {
        let field = fixture.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 40))
        field.text = "The walrus"

        let lines = try recording(
            of: "mouse drag 30 80 60 80 0.25\nmodifiers shift\nmouse tap 90 80\nmodifiers none\nmouse tap 300 400")

        #expect(
            lines.filter { $0 != "settle" && !$0.hasPrefix("advance") } == [
                "mouse drag 30 80 60 80 0.25", "modifiers shift", "mouse tap 90 80", "modifiers none", "tap 300 400",
            ])
    }

    @Test func curvedDragKeepsItsPath() throws {
        let path = "path 120 370 0 220 370 0.25 120 370 0.25"

        let lines = try recording(of: path)

        #expect(lines == ["settle", path])
    }

    @Test func straightDragThatPausesKeepsItsTimes() throws {
        let path = "path 120 370 0 120 170 0.1 120 170 0.5"

        let lines = try recording(of: path)

        #expect(lines == ["settle", path])
    }

    /// A circle with a radius of 60 points in a second: one corner every 10 degrees or so keeps it within 2 points.
    @Test func curveIsRecordedWithFewPointsOnIt() throws {
        let points = (0...60).map { step -> String in
            let angle = Double(step) / 60 * 2 * .pi
            return
                "\(plain(300 + 60 * cos(angle))) \(plain(300 + 60 * sin(angle))) \(step == 0 ? "0" : plain(1.0 / 60))"
        }

        let lines = try recording(of: "path " + points.joined(separator: " "))

        let words = try #require(lines.last).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }
        let corners = stride(from: 0, to: numbers.count, by: 3).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        #expect(words.first == "path")
        #expect((10...20).contains(corners.count))
        #expect(corners.allSatisfy { abs(hypot($0.x - 300, $0.y - 300) - 60) < 0.1 })
    }

    @Test func fieldIsRecordedByItsPlaceholder() throws {
        fixture.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 34)).placeholder = "Name"

        let lines = try recording(of: "tap 60 77")

        #expect(lines == ["settle", "tap \"Name\""])
    }

    @Test func viewWithARecognizerIsRecordedByItsIdentifier() throws {
        let tile = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 100))
        tile.accessibilityIdentifier = "tile"
        tile.addGestureRecognizer(UIPinchGestureRecognizer())
        fixture.addLabel("possible", 60, 40, to: tile)

        let lines = try recording(of: "tap 70 50")

        #expect(lines == ["settle", "tap id:\"tile\""])
    }

    @Test func keysAndSizesAreRecorded() throws {
        let lines = try recording(of: "key escape\nkey cmd+s\nresize 700 500")

        #expect(lines == ["settle", "key escape", "settle", "key \"cmd+s\"", "resize 700 500"])
    }

    @Test func typedTextIsRecordedAsOneStep() throws {
        fixture.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 34)).accessibilityIdentifier = "name"

        let lines = try recording(
            of: "tap id:\"name\"\ntype \"Aé中\"\nadvance 1\ntype \" \\\"\"\nkey backspace\ntype \"b\"")

        #expect(
            lines.filter { $0 != "settle" } == [
                "tap id:\"name\"", "type \"Aé中 \\\"\"", "key backspace", "type \"b\"",
            ])
    }

    @Test func textForASecureFieldIsLeftOut() throws {
        let field = fixture.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 34))
        field.accessibilityIdentifier = "secret"
        field.isSecureTextEntry = true

        let lines = try recording(of: "tap id:\"secret\"\ntype \"pw\"\nkey return")

        #expect(
            lines.filter { $0 != "settle" } == [
                "tap id:\"secret\"", "# text for a secure field is left out: type \"…\"", "key return",
            ])
        #expect(field.text == "pw")
    }

    @Test func lettersWithoutATextInputStayKeys() throws {
        let lines = try recording(of: "key \"a\"")

        #expect(lines == ["settle", "key \"a\""])
    }

    @Test func consecutiveScrollsAtOnePointAreMerged() throws {
        let lines = try recording(of: "scroll 100 100 0 -40\nscroll 100 100 0 -20\nscroll 300 100 5 0")

        #expect(lines == ["settle", "scroll 100 100 0 -60", "settle", "scroll 300 100 5 0"])
    }

    @Test func playingARecordingRecordsTheSameScript() throws {
        fixture.addButton("Save", 20, 60)
        let first = try recording(of: "tap \"Save\"\ndrag 10 300 10 200 0.25\ntap 300 300")

        let second = try recording(of: first.joined(separator: "\n"))

        #expect(second == first)
    }
}
