import CShims
import Foundation
import Synchronization
import Testing
import UIKitCore
import WindowHost

/// The file dialog of the desktop, against a portal on a bus of its own. Needs `dbus-daemon` and libdbus-1.
@Suite(.enabled(if: PrivateBus.isAvailable, "Needs dbus-daemon: install the Debian package dbus-daemon."))
struct PortalTests {
    private let bus: PrivateBus

    init() throws {
        bus = try PrivateBus()
    }

    private func call(_ names: [String] = ["Plain Text.txt"], on address: String? = nil) -> PortalCall {
        PortalCall(
            FileSaveRequest(title: "Save to Files", acceptLabel: "Save", names: names, folder: "/home/ann/Dokumente ä"),
            busAddress: address ?? bus.address, parentWindow: "x11:2a")
    }

    @Test func oneFileIsSavedUnderTheNameThatTheUserChooses() throws {
        let portal = try FakePortal(on: bus, answering: .uris(["file:///tmp/a%20b%C3%A4.txt"]))

        let answer = call().run()

        #expect(answer == .files([URL(fileURLWithPath: "/tmp/a bä.txt")]))
        #expect(
            portal.finish() == [
                "SaveFile x11:2a Save to Files accept_label=Save current_folder=/home/ann/Dokumente ä "
                    + "current_name=Plain Text.txt modal=1"
            ])
    }

    @Test func severalFilesAreSavedInAFolder() throws {
        let portal = try FakePortal(on: bus, answering: .uris(["file:///tmp/a.txt", "file:///tmp/b.png"]))

        let answer = call(["a.txt", "b.png"]).run()

        #expect(answer == .files(["/tmp/a.txt", "/tmp/b.png"].map { URL(fileURLWithPath: $0) }))
        #expect(
            portal.finish() == [
                "SaveFiles x11:2a Save to Files accept_label=Save current_folder=/home/ann/Dokumente ä "
                    + "files=a.txt,b.png modal=1"
            ])
    }

    @Test func anAnswerAtAnotherPathIsUnderstood() throws {
        let portal = try FakePortal(on: bus, answering: .uris(["file:///tmp/a"]), usesOwnPath: true)

        #expect(call().run() == .files([URL(fileURLWithPath: "/tmp/a")]))
        _ = portal.finish()
    }

    @Test func aCanceledDialogIsCanceled() throws {
        let portal = try FakePortal(on: bus, answering: .canceled)

        #expect(call().run() == .canceled)
        _ = portal.finish()
    }

    @Test(arguments: [FakePortal.Answer.ended, .error, .silentEnd, .uris([]), .uris(["https://example.org/a"])])
    func aPortalThatFailsIsUnavailable(_ kind: FakePortal.Answer) throws {
        let portal = try FakePortal(on: bus, answering: kind)

        guard case .unavailable(let reason) = call().run() else {
            Issue.record("The dialog was not unavailable.")
            return
        }

        #expect(!reason.isEmpty)
        _ = portal.finish()
    }

    @Test func aBusWithoutAPortalOrNoBusIsUnavailable() {
        for address in [bus.address, "unix:path=/nowhere/bus", "nonsense"] {
            guard case .unavailable = call(on: address).run() else {
                Issue.record("There is a dialog on \(address).")
                continue
            }
        }
    }

    @Test func aBusThatEndsMeanwhileIsUnavailable() throws {
        let portal = try FakePortal(on: bus, answering: .nothing)
        let answer = PendingAnswer(of: call())
        portal.waitForRequest()

        bus.stop()

        guard case .unavailable = answer.wait() else {
            Issue.record("The dialog survived its bus.")
            return
        }
    }

    @Test func cancelingClosesTheDialog() throws {
        let portal = try FakePortal(on: bus, answering: .nothing)
        let answer = PendingAnswer(of: call())
        portal.waitForRequest()

        answer.call.cancel()

        #expect(answer.wait() == .canceled)
        portal.waitForClose()
        #expect(portal.finish().last == "Close")
    }

    @MainActor @Test func aSaverCallsBackOnTheMainThreadUnlessItIsCanceled() async throws {
        let portal = try FakePortal(on: bus, answering: .canceled)
        let saver = try #require(PortalFileSaver(busAddress: bus.address, parentWindow: ""))
        let request = FileSaveRequest(title: "Save", names: ["a"])

        let answer = await withCheckedContinuation { done in
            _ = saver.chooseFiles(for: request) { answer in
                MainActor.preconditionIsolated()
                done.resume(returning: answer)
            }
        }

        #expect(answer == .canceled)
        _ = portal.finish()
        #expect(PortalFileSaver(busAddress: nil, parentWindow: "") == nil)
    }
}

/// The answer of a call that runs on a thread of its own: it must not block those that tests share.
private final class PendingAnswer: Sendable {
    let call: PortalCall
    private let answer = Mutex<FileSaveAnswer?>(nil)
    private let hasAnswer = DispatchSemaphore(value: 0)

    init(of call: PortalCall) {
        self.call = call
        Thread { [self] in
            let result = call.run()
            answer.withLock { $0 = result }
            hasAnswer.signal()
        }.start()
    }

    func wait() -> FileSaveAnswer? {
        hasAnswer.wait()
        return answer.withLock { $0 }
    }
}

@Suite struct SessionBusTests {
    @Test func theAddressComesFromTheEnvironmentOrTheRuntimeFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(SessionBus.address(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"]) == "unix:path=/a")
        #expect(SessionBus.address(["XDG_RUNTIME_DIR": folder.path]) == nil)
        #expect(SessionBus.address([:]) == nil)

        try Data().write(to: folder.appendingPathComponent("bus"))
        let escaped = folder.path.replacingOccurrences(of: " ", with: "%20")
        #expect(SessionBus.address(["XDG_RUNTIME_DIR": folder.path]) == "unix:path=\(escaped)/bus")
    }

    @Test(
        arguments: [
            ("file:///tmp/a%20b", "/tmp/a b"), ("file://localhost/tmp/%E4%BD%A0", "/tmp/你"), ("FILE:///A", "/A"),
            ("file:///a%2525", "/a%25"), ("file:///a%23b#c", "/a#b"), ("file://host/a", nil), ("http:///a", nil),
            ("file:a", nil), ("file:///a%zz", nil), ("", nil),
        ])
    func urisOfLocalFilesAreDecoded(_ uri: String, _ path: String?) {
        #expect(FileURI(uri).url?.path == path)
    }
}
