import Foundation
import Synchronization
import Testing

@testable import BrowserServer

/// One app and its browsers.
@Suite struct BrowserSessionTests {
    /// What a browser has got.
    private final class Reader: Sendable {
        private let outputs = Mutex<[BrowserSession.Output]>([])

        var send: @Sendable (BrowserSession.Output) -> Void {
            { [self] output in outputs.withLock { $0.append(output) } }
        }
        var texts: [String] {
            outputs.withLock { $0.compactMap { if case .text(let text) = $0 { text } else { nil } } }
        }
        var frames: [[UInt8]] {
            outputs.withLock { $0.compactMap { if case .binary(let bytes) = $0 { bytes } else { nil } } }
        }
        var closes: [String] {
            outputs.withLock { $0.compactMap { if case .close(let text) = $0 { text } else { nil } } }
        }
    }

    private final class App: Sendable {
        private let packets = Mutex<[AppPacket]>([])

        var send: @Sendable (AppPacket) -> Void { { [self] packet in packets.withLock { $0.append(packet) } } }
        var texts: [String] { packets.withLock { $0.map { String(decoding: $0.content, as: UTF8.self) } } }
        var kinds: [UInt8] { packets.withLock { $0.map(\.kind) } }
    }

    private let session = BrowserSession(mostClients: 3)
    private let app = App()

    private func startApp(version: Int = 1, isResizable: Bool = true) async {
        await session.appDidConnect(app.send)
        let hello = """
            {"version":\(version),"title":"App","isResizable":\(isResizable),"screen":{"width":4,"height":2,"scale":1}}
            """
        await session.receive(AppPacket(kind: 1, content: Array(hello.utf8)))
    }

    /// A frame of one area in one color.
    private func frame(_ number: UInt8, x: UInt8 = 0, y: UInt8 = 0, width: UInt8 = 4, height: UInt8 = 2) -> AppPacket {
        let pixels = [UInt8](repeating: 7, count: Int(width) * Int(height) * 4)
        return AppPacket(kind: 3, content: [number, 0, 0, 0, 1, 0, x, 0, y, 0, width, 0, height, 0] + pixels)
    }

    @Test func theFirstBrowserDrivesAndTheNextOnesWatch() async throws {
        await startApp()
        let first = Reader()
        let second = Reader()
        let one = try #require(await session.connect(watches: false, first.send))
        let two = try #require(await session.connect(watches: false, second.send))

        #expect(first.texts.first?.contains("\"drives\":true") == true)
        #expect(second.texts.first?.contains("\"drives\":false") == true)
        let touch = #"{"kind":"touch","id":0,"phase":"began","x":1,"y":1}"#
        #expect(await session.receive(touch, from: two))
        #expect(app.kinds == [])
        #expect(await session.receive(touch, from: one))
        #expect(app.kinds == [66])
        // When the driver is gone, its fingers are lost, and the next one drives.
        await session.disconnect(one)
        #expect(app.kinds == [66, 75])
        #expect(second.texts.last?.contains("\"drives\":true") == true)
    }

    @Test func whoOnlyWatchesNeverDrives() async throws {
        await startApp()
        let reader = Reader()
        let id = try #require(await session.connect(watches: true, reader.send))

        #expect(await session.receive(#"{"kind":"close"}"#, from: id))
        #expect(app.kinds == [])
    }

    @Test func onlyTheDriversLinkIsFollowedAndAWrongOneIsTold() async throws {
        await startApp()
        let first = Reader()
        let second = Reader()
        let one = try #require(await session.connect(watches: false, first.send))
        let two = try #require(await session.connect(watches: false, second.send))
        let link = #"{"kind":"link","path":"/page/alerts","query":"dark"}"#

        #expect(await session.receive(link, from: two))
        #expect(app.kinds == [])
        #expect(await session.receive(link, from: one))
        #expect(app.texts == [#"{"text":"style dark\nopen \"app:alerts\"\nsettle"}"#])
        #expect(await session.receive(#"{"kind":"link","path":"/","query":"colour=red"}"#, from: one))
        #expect(first.texts.last?.contains("The link cannot be followed: \\\"colour\\\" is none of device") == true)
        // Steps come from links alone, which name no files.
        #expect(await session.receive(#"{"kind":"steps","text":"quit"}"#, from: one) == false)
        #expect(app.kinds == [81])
    }

    @Test func aSlowBrowserGetsTheLatestStateAndNoQueue() async throws {
        await startApp()
        let reader = Reader()
        let id = try #require(await session.connect(watches: false, reader.send))
        #expect(reader.frames.count == 1)
        for number in 1...100 { await session.receive(frame(UInt8(number))) }

        #expect(reader.frames.count == 1)
        #expect(await session.receive(#"{"kind":"ack"}"#, from: id))
        #expect(reader.frames.count == 2)
        #expect(await session.receive(#"{"kind":"ack"}"#, from: id))
        #expect(reader.frames.count == 2)
        // The app was never made to wait.
        #expect(app.kinds.filter { $0 == 64 }.count == 100)
    }

    @Test func whoComesLaterGetsTheWholeScreen() async throws {
        await startApp()
        await session.receive(frame(1))
        let reader = Reader()
        _ = await session.connect(watches: true, reader.send)

        let bytes = try #require(reader.frames.first)
        #expect(Array(bytes[5..<15]) == [1, 0, 0, 0, 0, 0, 4, 0, 2, 0])
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "{\"kind\":5}", "{\"kind\":\"frame\"}", "{\"kind\":\"hello\"}", "{", "\u{0}",
        String(repeating: "[", count: 100_000),
    ])
    func whatIsNoMessageEndsTheConnection(text: String) async throws {
        await startApp()
        let id = try #require(await session.connect(watches: false, Reader().send))

        #expect(await session.receive(text, from: id) == false)
        #expect(app.kinds == [])
    }

    @Test func aFloodOfMessagesEndsTheConnection() async throws {
        await startApp()
        let id = try #require(await session.connect(watches: false, Reader().send))
        let now = ContinuousClock.now
        var accepted = 0
        while await session.receive(#"{"kind":"hover"}"#, from: id, at: now), accepted < 10_000 { accepted += 1 }

        #expect(accepted == 2_000)
    }

    @Test func framesThatAreNoneChangeNothing() async throws {
        await startApp()
        let reader = Reader()
        _ = await session.connect(watches: false, reader.send)
        for content: [UInt8] in [
            [], [1], [1, 0, 0, 0, 255, 255], [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 255, 255, 255, 255, 1],
        ] {
            await session.receive(AppPacket(kind: 3, content: content))
        }
        await session.receive(frame(2, x: 3, width: 4))
        await session.receive(AppPacket(kind: 200, content: []))

        #expect(reader.frames.count == 1)
    }

    @Test func elementsAreAskedForByTheFirstBrowserAndGivenToLaterOnes() async throws {
        await startApp()
        let first = Reader()
        let one = try #require(await session.connect(watches: true, first.send))
        #expect(await session.receive(#"{"kind":"readElements","isOn":true}"#, from: one))
        #expect(app.kinds == [77])
        await session.receive(AppPacket(kind: 7, content: Array(#"{"elements":[]}"#.utf8)))
        #expect(first.texts.last == #"{"kind":"elements","value":{"elements":[]}}"#)

        let second = Reader()
        let two = try #require(await session.connect(watches: false, second.send))
        #expect(!second.texts.contains { $0.contains("elements") })
        #expect(await session.receive(#"{"kind":"readElements","isOn":true}"#, from: two))
        #expect(second.texts.last?.contains("elements") == true)
        #expect(app.kinds == [77])

        await session.disconnect(one)
        #expect(app.kinds == [77])
        await session.disconnect(two)
        #expect(app.kinds == [77, 77, 75])
    }

    @Test func aBrowserThatIsHereBeforeTheAppGetsTheScreenAndItsElements() async throws {
        let reader = Reader()
        let id = try #require(await session.connect(watches: false, reader.send))
        #expect(await session.receive(#"{"kind":"readElements","isOn":true}"#, from: id))

        await startApp()
        await session.receive(frame(1))

        #expect(app.kinds.first == 77)
        #expect(reader.texts.first?.contains("\"kind\":\"screen\"") == true)
        #expect(reader.frames.count == 1)
    }

    @Test func tooManyBrowsersAreToldSo() async {
        await startApp()
        for _ in 0..<3 { _ = await session.connect(watches: true, Reader().send) }
        let reader = Reader()

        #expect(await session.connect(watches: true, reader.send) == nil)
        #expect(reader.closes == ["There are already 3 browsers."])
        #expect(await session.clientCount == 3)
    }

    @Test func aNumberThatIsGoneIsRefused() async throws {
        await startApp()
        let id = try #require(await session.connect(watches: false, Reader().send))
        await session.disconnect(id)

        #expect(await session.receive(#"{"kind":"hover"}"#, from: id) == false)
        #expect(await session.receive(#"{"kind":"hover"}"#, from: 99) == false)
    }

    @Test func theEndOfTheAppIsTold() async {
        await startApp()
        let reader = Reader()
        _ = await session.connect(watches: false, reader.send)
        await session.appDidEnd("The app has ended.")

        #expect(reader.closes == ["The app has ended."])
        let late = Reader()
        #expect(await session.connect(watches: false, late.send) == nil)
        #expect(late.closes == ["The app has ended."])
    }

    @Test func anAppOfAnotherVersionIsRefused() async {
        await startApp(version: 2)

        #expect(await session.end == "The app speaks version 2 of the protocol, and this server 1.")
    }

    @Test func aDeviceKeepsItsSize() async throws {
        await startApp(isResizable: false)
        let id = try #require(await session.connect(watches: false, Reader().send))

        #expect(await session.receive(#"{"kind":"resize","width":500,"height":500,"scale":1}"#, from: id))
        #expect(app.kinds == [])
    }
}
