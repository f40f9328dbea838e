import DeviceShell
import Driving
import Foundation
import HeadlessHost
import SystemChrome
import Testing
import UIKitControls
import UIKitCore

/// Films and copied pictures, dropped files, and what does not compile.
@MainActor @Suite struct ShellFilmTests {
    /// A shell that saves its files in a folder of its own, with stand-ins for programs of the desktop there.
    @MainActor private final class Desktop {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let page = UIViewController()
        let fixture: ShellFixture
        private let performed = Texts()

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let programs = [
                "ffmpeg": "for last; do :; done; cat >\"$last\"", "xclip": "exec /bin/cat >\"${0%xclip}clipboard\"",
            ]
            for (name, text) in programs {
                let file = folder.appendingPathComponent(name)
                try Data("#!/bin/sh\n\(text)".utf8).write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            fixture = ShellFixture(DeviceModel.named("SE")!, root: page) { [folder, performed] app in
                DeviceControls(
                    StepContext(
                        system: app, folder: Folder(path: folder.path),
                        filmEncoder: folder.appendingPathComponent("ffmpeg").path),
                    appName: "App",
                    didPerform: { performed.all.append($0.line) },
                    clipboard: { () throws(StepFailure) in
                        try PictureClipboard(environment: ["PATH": folder.path, "DISPLAY": ":9"])
                    })
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// The steps that were performed.
        var steps: [String] { performed.all }
        var controls: DeviceControls { fixture.controls }

        func bytes(of file: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(file)) }
    }

    @Test func aKeyBeginsAFilmOfTheDeviceAndEndsIt() throws {
        let desktop = try Desktop()
        desktop.fixture.key("r", .control)
        #expect(desktop.fixture.app.filming.file == "App iPhone SE.webm")

        desktop.fixture.advance(0.5)
        desktop.fixture.key("r", .control)

        #expect(desktop.fixture.app.filming.file == nil)
        // The encoder ends in its own time, and the clock of the device goes on.
        let file = desktop.folder.appendingPathComponent("App iPhone SE.webm")
        for _ in 0..<100_000 where !FileManager.default.fileExists(atPath: file.path) { desktop.fixture.advance(0.1) }
        let screen = desktop.fixture.app.frameLoop.pixels
        let count = try desktop.bytes(of: "App iPhone SE.webm").count
        #expect(count % (screen.width * screen.height * 4) == 0)
        #expect(count / (screen.width * screen.height * 4) > 30)
    }

    @Test func aDeviceThatIsShownElsewhereWritesNoFiles() throws {
        let desktop = try Desktop()
        desktop.controls.keepsFiles = false
        let before = try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path).sorted()

        desktop.fixture.key("r", .control)
        desktop.fixture.key("s", .control)
        desktop.fixture.key("c", [.control, .shift])

        #expect(desktop.fixture.app.filming.file == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path).sorted() == before)
        // What changes only the device still works.
        desktop.fixture.key("a", [.control, .shift])
        #expect(desktop.fixture.app.settings.style == .dark)
    }

    @Test func aLinkBringsTheDeviceIntoAState() throws {
        let desktop = try Desktop()

        desktop.controls.followLink("style dark\ntext-size extraLarge\ndirection rtl")
        desktop.fixture.advance(0.5)

        #expect(desktop.fixture.app.settings.style == .dark)
        #expect(desktop.fixture.app.settings.textSize == .extraLarge)
        #expect(desktop.fixture.app.settings.layoutDirection == .rightToLeft)
    }

    @Test(arguments: [
        "picture a.png", "dump a.json", "trace a.txt", "film a.webm", "filmstrip a.png 1", "touchmap a.png", "quit",
        "open \"file:///etc/hostname\"", "open \"FILE:/etc/hostname\"", "expect \"A\" exists", "no such step",
    ])
    func aLinkLeavesNoFilesReadsNoneAndEndsNothing(step: String) throws {
        let desktop = try Desktop()
        let before = try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path).sorted()

        desktop.controls.followLink("style dark\n\(step)")
        desktop.fixture.advance(1)

        #expect(desktop.fixture.app.settings.style == .light)
        #expect(try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path).sorted() == before)
    }

    @Test func aLinkThatComesWhileAnotherIsFollowedWaitsForItsEnd() throws {
        let desktop = try Desktop()

        desktop.controls.followLink("style dark\nadvance 0.2\ntext-size extraLarge")
        desktop.controls.followLink("style light\ntext-size small")
        desktop.controls.followLink("style light\nbold-text on")
        desktop.fixture.advance(1)

        #expect(desktop.fixture.app.settings.textSize == .extraLarge)
        #expect(desktop.fixture.app.settings.style == .light)
        #expect(desktop.fixture.app.settings.accessibility.hasBoldText)
    }

    @Test func filmsAreNotRecordedAsSteps() throws {
        let desktop = try Desktop()

        desktop.fixture.key("r", .control)
        desktop.fixture.key("r", .control)

        #expect(desktop.steps == [])
    }

    @Test func aPictureIsCopiedAtTheScaleOfTheDevice() throws {
        let desktop = try Desktop()

        desktop.fixture.key("c", [.control, .shift])

        let picture = try CGImage(png: desktop.bytes(of: "clipboard"))
        #expect(picture.width == 750)
        #expect(picture.height == 1_334)
    }

    @Test func aClipboardWithoutItsProgramIsNamed() {
        let failure = #expect(throws: StepFailure.self) {
            try PictureClipboard(environment: ["PATH": "/nowhere", "DISPLAY": ":9"])
        }
        #expect(failure?.reason == "a picture is copied by xclip, which is missing: install xclip")
        let other = #expect(throws: StepFailure.self) {
            try PictureClipboard(environment: ["PATH": "/nowhere", "WAYLAND_DISPLAY": "wayland-0"])
        }
        #expect(other?.reason == "a picture is copied by wl-copy, which is missing: install wl-clipboard")
    }

    @Test func aDroppedFileIsOpenedByTheApp() throws {
        let desktop = try Desktop()

        desktop.controls.open(URL(fileURLWithPath: "/tmp/a b.txt"))

        #expect(desktop.steps == ["open \"file:///tmp/a%20b.txt\""])
    }

    @Test func aDroppedTextIsTypedIntoTheFieldBelowThePointer() throws {
        let desktop = try Desktop()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        desktop.fixture.app.run { desktop.page.view.addSubview(field) }
        desktop.fixture.advance()

        desktop.controls.drop("Ada", at: CGPoint(x: 60, y: 120))
        desktop.controls.drop("Grace", at: CGPoint(x: 60, y: 400))
        desktop.controls.drop("app://page", at: CGPoint(x: 60, y: 400))

        #expect(field.text == "Ada")
        #expect(desktop.steps == ["tap 60 120", "type \"Ada\"", "open \"app://page\""])
    }

    @Test func whatDoesNotCompileIsShownUntilItIsClosed() {
        let fixture = ShellFixture(DeviceModel.named("SE")!)
        let before = fixture.shell.problemText
        #expect(before == nil)

        fixture.shell.showProblem((1...20).map { "Page.swift:\($0):1: error: broken" }.joined(separator: "\n"))
        fixture.advance()

        #expect(fixture.shell.problemText?.hasPrefix("Page.swift:1:1: error: broken\n") == true)
        #expect(fixture.shell.problemText?.hasSuffix("\n… 6 more lines in the terminal") == true)
        fixture.shell.showProblem("")
        #expect(fixture.shell.problemText == nil)
    }

    @Test func textsArriveThroughThePipe() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        let texts = Texts()
        let pipe = try #require(MessagePipe(path: path) { texts.all.append($0) })

        let descriptor = open(path, O_WRONLY | O_NONBLOCK)
        #expect(write(descriptor, "one\0two", 7) == 7)
        #expect(write(descriptor, "\0", 1) == 1)
        close(descriptor)
        for _ in 0..<1_000 where texts.all.count < 2 { await MainQueue.yieldToOtherThreads() }

        #expect(texts.all == ["one", "two"])
        withExtendedLifetime(pipe) {}
    }

    @MainActor private final class Texts {
        var all: [String] = []
    }
}
