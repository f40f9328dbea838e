import CoreGraphics
import Foundation
import HostTiming
import QuartzCore
import RemoteHost
import Testing
import UIKitDevice

/// An app that another program shows.
@MainActor @Suite struct RemoteHostTests {
    /// Paints on request, and keeps what it gets.
    private final class Client: FrameClient {
        weak var host: RemoteHost?
        var events: [HostEvent] = []
        var damage: [PixelRect] = []
        var frames = 0

        func receive(_ event: HostEvent) {
            events.append(event)
            host?.requestFrame()
        }

        func runFrame() {
            frames += 1
            host?.present(damage)
            damage = []
        }
    }

    private let viewer = Viewer()
    private let host: RemoteHost
    private let client = Client()

    init() throws {
        host = try RemoteHost(
            connectingTo: viewer.path, metrics: ScreenMetrics(size: CGSize(width: 20, height: 10), scale: 2),
            title: "App")
        viewer.accept()
        client.host = host
        host.attach(client)
    }

    /// Runs the loop until what was sent is read.
    private func turn() {
        for _ in 0..<4 { host.runOnce(before: host.clock.now + 0.005) }
    }

    private func paint(_ rects: [PixelRect]) {
        client.damage = rects
        host.requestFrame()
        while !client.damage.isEmpty { host.runOnce(before: host.clock.now + 0.02) }
    }

    private func frames(_ messages: [Viewer.Message]) -> [Viewer.Message] { messages.filter { $0.kind == 3 } }

    @Test func theFirstMessageTellsTheVersionAndTheScreen() {
        let hello = viewer.read().first

        #expect(hello?.kind == 1)
        #expect(hello?.json["version"] as? Int == 1)
        #expect(hello?.json["title"] as? String == "App")
        let screen = hello?.json["screen"] as? [String: Double]
        #expect(screen == ["width": 20, "height": 10, "scale": 2])
    }

    @Test func theFirstFrameHasTheWholeScreen() throws {
        host.canvas.pixels.storeBytes(of: 0xFF01_0203, toByteOffset: 0, as: UInt32.self)
        turn()

        let frame = try #require(frames(viewer.read()).first)
        #expect(frame.content.count == 6 + 8 + 40 * 20 * 4)
        #expect(Array(frame.content[..<18]) == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 40, 0, 20, 0, 3, 2, 1, 0xFF])
    }

    @Test func aSlowReaderGetsWhatWasPaintedSinceInOneFrame() throws {
        turn()
        paint([PixelRect(x: 0, y: 0, width: 2, height: 2)])
        #expect(frames(viewer.read()).count == 2)
        for x in 1...5 { paint([PixelRect(x: x * 4, y: 0, width: 2, height: 2)]) }
        #expect(frames(viewer.read()).isEmpty)

        viewer.send(64, #"{"frame":2}"#)
        turn()

        let frame = try #require(frames(viewer.read()).first)
        #expect(frame.content[4] == 5)
    }

    /// The reader gets them with the next frame that it has room for.
    private func rectangles(afterPainting paints: [[PixelRect]]) throws -> (count: Int, pixels: Int) {
        turn()
        paint([PixelRect(x: 30, y: 10, width: 2, height: 2)])
        _ = viewer.read()
        for rects in paints { paint(rects) }
        viewer.send(64, #"{"frame":2}"#)
        turn()
        let frame = try #require(frames(viewer.read()).first)
        let count = Int(frame.content[4]) | Int(frame.content[5]) << 8
        return (count, (frame.content.count - 6 - count * 8) / 4)
    }

    @Test func pixelsThatArePaintedTwiceAreSentOnce() throws {
        let square = PixelRect(x: 0, y: 0, width: 10, height: 10)
        let lower = PixelRect(x: 5, y: 5, width: 10, height: 10)
        let inner = PixelRect(x: 2, y: 2, width: 3, height: 3)

        let sent = try rectangles(afterPainting: [[square], [lower], [inner, square]])

        #expect(sent.pixels == 175)
    }

    @Test(arguments: [(painted: 60, sent: 60, pixels: 60), (100, 1, 39 * 9)])
    func manyRectanglesAreSentAsOneAroundThem(painted: Int, count: Int, pixels: Int) throws {
        let points = (0..<painted).map { PixelRect(x: $0 % 20 * 2, y: $0 / 20 * 2, width: 1, height: 1) }

        let sent = try rectangles(afterPainting: points.map { [$0] })

        #expect(sent.count == count && sent.pixels == pixels)
    }

    @Test func acknowledgingFramesThatWereNeverSentSendsNoMore() {
        turn()
        paint([PixelRect(x: 0, y: 0, width: 2, height: 2)])
        _ = viewer.read()
        viewer.send(64, #"{"frame":4000000000}"#)
        turn()
        paint([PixelRect(x: 4, y: 0, width: 2, height: 2)])

        #expect(frames(viewer.read()).isEmpty)
    }

    @Test func touchesKeysAndTextsReachTheApp() {
        viewer.send(66, #"{"id":0,"phase":"began","source":"mouse","x":3,"y":4}"#)
        viewer.send(69, #"{"key":"a","isDown":true,"modifiers":["shift"]}"#)
        viewer.send(71, #"{"text":"にほ","start":2,"end":2}"#)
        viewer.send(72, #"{"text":"日本"}"#)
        viewer.send(68, #"{"x":1,"y":2,"dx":0,"dy":30}"#)
        turn()

        let words = client.events.map { "\($0)" }
        #expect(words.count == 6, "\(words)")
        #expect(words[0].contains("began") && words[0].contains("primaryButton") && words[0].contains("(3.0, 4.0)"))
        #expect(words[1].contains("modifiers"))
        #expect(words[2].contains("\"a\""))
        #expect(words[3].contains("にほ"))
        #expect(words[4].contains("日本"))
        #expect(words[5].contains("30"))
    }

    @Test func thePasteboardsOfBothSidesAreOne() {
        viewer.send(73, #"{"text":"from outside"}"#)
        turn()
        #expect(host.clipboardText == "from outside")
        #expect(!viewer.read().contains { $0.kind == 5 })

        host.clipboardText = "from inside"

        #expect(viewer.read().last?.json["text"] as? String == "from inside")
    }

    /// One button, which counts what is done to it.
    private final class Elements: RemoteAccessibility {
        var name = "Buy"
        var calls: [String] = []
        var readings = 0
        var announce: (String) -> Void = { _ in }

        func elements() -> [RemoteElement] {
            readings += 1
            return [RemoteElement(id: 7, role: .button, name: name, frame: CGRect(x: 1, y: 2, width: 30, height: 40))]
        }
        func activate(_ id: Int) { calls.append("activate \(id)") }
        func adjust(_ id: Int, increments: Bool) { calls.append("adjust \(id) \(increments)") }
        func escape() { calls.append("escape") }
        func startListening(_ announce: @escaping (String) -> Void) { self.announce = announce }
    }

    private func wait(_ seconds: Double) {
        let end = host.clock.now + seconds
        while host.clock.now < end { host.runOnce(before: end) }
    }

    @Test func elementsAreSentWhileTheyAreAskedForAndOnlyWhenTheyChange() {
        let elements = Elements()
        host.accessibility = elements
        paint([PixelRect(x: 0, y: 0, width: 2, height: 2)])
        wait(0.2)
        #expect(elements.readings == 0)

        viewer.send(77, #"{"isOn":true}"#)
        wait(0.2)
        let sent = viewer.read().filter { $0.kind == 7 }
        #expect(sent.count == 1)
        let element = (sent.first?.json["elements"] as? [[String: Any]])?.first
        #expect(element?["id"] as? Int == 7)
        #expect(element?["role"] as? String == "button")
        #expect(element?["name"] as? String == "Buy")
        #expect(element?["height"] as? Double == 40)

        for _ in 0..<5 { paint([PixelRect(x: 0, y: 0, width: 2, height: 2)]) }
        wait(0.2)
        #expect(viewer.read().filter { $0.kind == 7 }.isEmpty)
        elements.name = "Sell"
        paint([PixelRect(x: 0, y: 0, width: 2, height: 2)])
        wait(0.2)
        #expect(viewer.read().filter { $0.kind == 7 }.count == 1)
        elements.announce("Sold.")
        #expect(viewer.read().last?.json["text"] as? String == "Sold.")

        viewer.send(77, #"{"isOn":false}"#)
        wait(0.05)
        let readings = elements.readings
        paint([PixelRect(x: 0, y: 0, width: 2, height: 2)])
        wait(0.2)
        #expect(elements.readings == readings)
    }

    @Test func assistiveTechnologyActsOnElements() {
        let elements = Elements()
        host.accessibility = elements
        viewer.send(78, #"{"id":7}"#)
        viewer.send(79, #"{"id":7,"increments":true}"#)
        viewer.send(79, #"{"id":7}"#)
        viewer.send(80)
        turn()

        #expect(elements.calls == ["activate 7", "adjust 7 true", "escape"])
    }

    @Test func theOtherProgramChoosesTheSize() {
        viewer.send(74, #"{"width":300,"height":200,"scale":1}"#)
        turn()

        #expect(host.screenMetrics == ScreenMetrics(size: CGSize(width: 300, height: 200), scale: 1))
        #expect(host.canvas.width == 300)
        #expect(client.events.contains { if case .resize = $0 { true } else { false } })
        // Then the app no longer does.
        host.changeScreen(to: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.canvas.width == 300)
    }

    @Test(
        arguments: [
            (66, #"{"id":0,"phase":"began","x":1e300,"y":0}"#), (66, #"{"id":0,"phase":"up","x":1,"y":0}"#),
            (66, #"{"phase":"began","x":1,"y":0}"#), (66, "[]"), (66, "{"), (66, ""),
            (69, #"{"key":"","isDown":true}"#),
            (69, #"{"key":"a","isDown":true,"modifiers":["hyper"]}"#), (71, #"{"text":"a","start":1,"end":0}"#),
            (71, #"{"text":"a","start":0,"end":9}"#), (74, #"{"width":1,"height":200,"scale":1}"#),
            (74, #"{"width":8000,"height":8000,"scale":8}"#), (68, #"{"x":1,"y":2,"dx":null,"dy":3}"#), (1, "{}"),
            (255, "{}"),
        ] as [(UInt8, String)])
    func whatIsImpossibleIsDroppedAndTheNextMessageCounts(kind: UInt8, json: String) {
        viewer.send(kind, json)
        viewer.send(72, #"{"text":"next"}"#)
        turn()

        #expect(client.events.map { "\($0)" }.filter { !$0.contains("next") }.isEmpty)
        #expect(client.events.count == 1)
    }

    @Test func aMessageThatIsTooLongEndsTheApp() {
        viewer.send(raw: viewer.header(1 << 30, 72))
        turn()

        #expect(host.loop.isStopped)
        #expect(client.events.contains { if case .closeRequest = $0 { true } else { false } })
    }

    @Test func aProgramThatNeverStopsSendingDoesNotHoldTheApp() {
        let connection = RemoteConnection(descriptor: open("/dev/zero", O_RDONLY))

        let messages = connection.takeMessages()

        #expect(messages.isEmpty)
        #expect(!connection.isClosed)
        connection.close()
    }

    @Test func theEndOfTheConnectionLiftsFingersAndEndsTheApp() {
        viewer.send(66, #"{"id":4,"phase":"began","x":3,"y":4}"#)
        turn()
        viewer.hangUp()
        turn()

        let words = client.events.map { "\($0)" }
        #expect(words.contains { $0.contains("cancelled") && $0.contains("id: 4") }, "\(words)")
        #expect(words.last?.contains("closeRequest") == true)
        #expect(host.loop.isStopped)
    }

    @Test func bytesThatArriveOneByOneAreAMessage() {
        for byte in viewer.header(15, 72) + Array(#"{"text":"slow"}"#.utf8) {
            viewer.send(raw: [byte])
            host.runOnce(before: host.clock.now + 0.002)
        }
        turn()

        #expect(client.events.map { "\($0)" }.contains { $0.contains("slow") })
    }

    @Test func withoutAProgramThatListensTheReasonIsSaid() {
        let metrics = ScreenMetrics(size: CGSize(width: 20, height: 10), scale: 2)
        #expect(throws: RemoteFailure.self) {
            try RemoteHost(connectingTo: "/nowhere/socket", metrics: metrics, title: "App")
        }
        #expect(throws: RemoteFailure.self) {
            try RemoteHost(connectingTo: String(repeating: "x", count: 500), metrics: metrics, title: "App")
        }
        #expect(throws: RemoteFailure.self) { try RemoteHost(connectingTo: "", metrics: metrics, title: "App") }
    }

    @Test func anAppInWhichNothingHappensDoesNotWake() {
        turn()
        _ = viewer.read()
        host.runOnce(before: host.clock.now + 0.02)
        let before = host.loop.wakeUps

        host.runOnce(before: host.clock.now + 0.1)

        #expect(host.loop.wakeUps <= before + 1)
        #expect(viewer.read().isEmpty)
    }

    @Test func stepsAndDropsReachTheApp() throws {
        var steps: [String] = []
        var texts: [String] = []
        var files: [URL] = []
        host.onSteps = { steps.append($0) }
        host.onTextDrop = { texts.append("\($0) at \($1.x), \($1.y)") }
        host.onFileDrop = { files.append($0) }
        viewer.send(81, #"{"text":"style dark"}"#)
        viewer.send(82, #"{"text":"Hello","x":3,"y":4}"#)
        viewer.send(83, #"{"name":"a note.txt","data":"SGVsbG8="}"#)
        viewer.send(83, #"{"name":"a note.txt","data":""}"#)
        turn()

        #expect(steps == ["style dark"])
        #expect(texts == ["Hello at 3.0, 4.0"])
        #expect(files.map(\.lastPathComponent) == ["a note.txt", "a note.txt"])
        #expect(try String(contentsOf: try #require(files.first), encoding: .utf8) == "Hello")
        // They are gone with the app.
        host.close()
        #expect(!files.contains { FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test(arguments: [
        #"{"name":"../a","data":""}"#, #"{"name":"..","data":""}"#, #"{"name":"","data":""}"#,
        #"{"name":"a\u0000b","data":""}"#, #"{"name":"a","data":"%"}"#, #"{"name":"a"}"#,
    ])
    func aFileWithoutANameOrContentIsNotTaken(json: String) {
        var files: [URL] = []
        host.onFileDrop = { files.append($0) }
        viewer.send(83, json)
        turn()

        #expect(files.isEmpty)
    }
}
