import CoreGraphics
import Driving
import Foundation
import QuartzCore
import UIKitCore

/// A screen, a folder of its own, and a program in place of the encoder, whose films are the frames that it was given.
@MainActor final class FilmFixture {
    let screen: ScreenFixture
    let folder: URL
    /// The script that is in place of `ffmpeg`. Its arguments are those of `ffmpeg`; the last one is the file to write.
    private let encoder: URL

    init(_ device: DeviceModel = .desktop(size: CGSize(width: 60, height: 40)), encoder text: String? = nil) throws {
        screen = ScreenFixture(device)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        encoder = folder.appendingPathComponent("encoder")
        try Data(("#!/bin/sh\n" + (text ?? Self.copyingEncoder)).utf8).write(to: encoder)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: encoder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let copyingEncoder = """
        for last; do :; done
        printf '%s\\n' "$@" >"${0%encoder}arguments"
        cat >"$last"
        """

    var context: StepContext {
        StepContext(system: screen.system, folder: Folder(path: folder.path), filmEncoder: encoder.path)
    }

    /// Performs a script; returns the reasons of the steps that failed.
    func perform(_ text: String) throws -> [StepFailure] {
        let run = ScriptRun(try Script(name: "s", text: text), in: context)
        _ = run.play(on: screen.host, draining: {})
        return run.failures.map(\.failure)
    }

    func bytes(of file: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(file)) }

    func contains(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
    }

    /// The names of all files in the folder but the encoder and its arguments.
    var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                .filter { $0 != "encoder" && $0 != "arguments" }
        }
    }

    /// The pictures of a film, each of `width` by `height` pixels.
    func pictures(of file: String, width: Int = 60, height: Int = 40) throws -> [FilmPicture] {
        let bytes = try bytes(of: file)
        let length = width * height * 4
        precondition(bytes.count % length == 0, "\(bytes.count) bytes are no whole number of pictures; check the size.")
        return (0..<bytes.count / length).map {
            FilmPicture(bytes: bytes.dropFirst($0 * length).prefix(length), width: width)
        }
    }
}

/// One picture of a film.
struct FilmPicture: Equatable {
    let bytes: Data
    let width: Int

    /// The color of a pixel: `#RRGGBB`.
    func color(x: Int, y: Int) -> String {
        let first = bytes.startIndex + (y * width + x) * 4
        return "#" + [2, 1, 0].map { String(format: "%02X", bytes[first + $0]) }.joined()
    }
}
