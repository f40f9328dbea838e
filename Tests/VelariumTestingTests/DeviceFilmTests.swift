import Foundation
import Testing
import UIKitCore
import VelariumTesting

/// Films of a device, given to a program in place of the encoder.
@MainActor
@Suite struct DeviceFilmTests {
    private let device = TestDevice(.desktop)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    /// The length of a picture of the device's screen: four bytes a pixel.
    private let pictureLength = 1024 * 768 * 4

    private func withFolder(_ body: (String) async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let encoder = folder.appendingPathComponent("encoder").path
        try Data("#!/bin/sh\nfor last; do :; done; cat >\"$last\"".utf8).write(to: URL(fileURLWithPath: encoder))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder)
        device.filmEncoder = encoder
        device.show(UIViewController())
        try await body(folder.appendingPathComponent("f.gif").path)
    }

    private func pictureCount(of file: String) throws -> Int {
        try Data(contentsOf: URL(fileURLWithPath: file)).count / pictureLength
    }

    @Test func aFilmShowsWhatTheBodyDoes() async throws {
        try await withFolder { file in
            try device.film(to: file) { device.advance(by: 0.1) }

            #expect(try pictureCount(of: file) == 4)
        }
    }

    @Test func anAwaitedFilmShowsTheSame() async throws {
        try await withFolder { file in
            try await device.film(to: file) { await device.advance(by: 0.1) }

            #expect(try pictureCount(of: file) == 4)
        }
    }

    @Test func theFilmOfABodyThatFailsIsKept() async throws {
        try await withFolder { file in
            #expect(throws: TestFailure.self) {
                try device.film(to: file) {
                    device.advance(by: 0.05)
                    try device.tap("nothing")
                }
            }

            let count = try pictureCount(of: file)
            #expect(count == 2)
        }
    }

    @Test func aFilmForAnotherExtensionFailsAtItsCall() {
        let failure = #expect(throws: TestFailure.self) { try device.film(to: "f.avi") {} }

        #expect(failure?.reason == "f.avi cannot be a film; its name ends in .webm, .mp4 or .gif")
        #expect(failure?.location?.hasPrefix("DeviceFilmTests.swift:") == true)
    }
}
