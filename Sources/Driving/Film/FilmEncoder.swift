import CoreGraphics
import Foundation
import Glibc

/// Writes the frames of a film to a file, through the program `ffmpeg`.
///
/// The encoder writes a draft beside the file, which replaces the file when the film is complete. A shell does that: so
/// a film is also completed when this process crashes, and one that fails leaves the older file as it was.
final class FilmEncoder {
    private static let name = "ffmpeg"
    /// Arguments: the draft, the file, the encoder and its arguments.
    private static let completion = """
        draft=$1 file=$2; shift 2; "$@" && mv -f -- "$draft" "$file" || { code=$?; rm -f -- "$draft"; exit "$code"; }
        """
    /// What the encoder has said is kept up to this number of bytes.
    private static let longestReport = 4_096

    private let file: String
    private let process: ChildProcess
    /// Frames are sent to this socket, not to a pipe, because writing to a pipe whose reader has ended stops a process.
    private let frames: Int32
    private let reports: Int32
    private var report = ""
    private var end: ChildProcess.End?
    private var takesFrames = true

    /// - Parameters:
    ///   - program: The path of the encoder; nil for the `ffmpeg` on the `PATH`.
    ///   - size: Of each frame, in pixels.
    ///   - scale: Pixels per point.
    init(
        _ file: String, format: FilmFormat, in folder: Folder, program: String?, size: (width: Int, height: Int),
        scale: CGFloat
    ) throws(StepFailure) {
        guard let encoder = program ?? ChildProcess.path(of: Self.name) else {
            throw StepFailure(
                "\(file) cannot be filmed: there is no \(Self.name) on the PATH; install it with the package manager, "
                    + "such as apt-get install ffmpeg",
                cause: .system)
        }
        let draft = try folder.makeDraft(of: file)
        guard let input = SocketPair(), let report = SocketPair() else {
            unlink(draft)
            throw StepFailure("\(file) cannot be filmed: \(String(cString: strerror(errno)))", cause: .system)
        }
        let arguments =
            ["-c", Self.completion, "velarium-film", draft, folder.resolvedURL(of: file).path, encoder]
            + format.encoderArguments(frames: size, scale: scale, file: draft)
        let streams = ChildProcess.Streams(input: input.other, output: report.other, error: report.other)
        let process = ChildProcess("/bin/sh", arguments, streams: streams, isInOwnGroup: true)
        let reason = String(cString: strerror(errno))
        close(input.other)
        close(report.other)
        guard let process else {
            close(input.own)
            close(report.own)
            unlink(draft)
            throw StepFailure("\(file) cannot be filmed: /bin/sh does not start: \(reason)", cause: .system)
        }
        self.file = file
        self.process = process
        frames = input.own
        reports = report.own
    }

    deinit {
        waitForEnd()
        close(reports)
    }

    /// Sends a frame. Does nothing after the encoder has ended early; `finish()` tells why.
    func append(_ frame: Bitmap) {
        var rest = UnsafeRawBufferPointer(start: frame.pixels, count: frame.height * frame.bytesPerRow)
        while takesFrames, !rest.isEmpty {
            let count = send(frames, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return waitForEnd() }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        readReport()
    }

    /// Tells the encoder that no frame follows.
    func stop() {
        guard takesFrames else { return }
        takesFrames = false
        close(frames)
    }

    /// Whether the encoder has ended. To be asked after `stop()`.
    var hasEnded: Bool {
        readReport()
        if end == nil { end = process.poll() }
        return end != nil
    }

    /// Waits until the file is complete.
    func finish() throws(StepFailure) {
        waitForEnd()
        guard end != .exited(code: 0) else { return }
        let lines = report.split(whereSeparator: \.isNewline)
        let reason = lines.last.map(String.init) ?? "it has ended early"
        throw StepFailure("the film \(file) cannot be written: \(Self.name): \(reason)", cause: .system)
    }

    private func waitForEnd() {
        stop()
        guard end == nil else { return }
        end = process.wait()
        readReport()
    }

    /// Reads what the encoder has said since the last time, so that it never waits for a reader.
    private func readReport() {
        var part = [UInt8](repeating: 0, count: 1_024)
        while true {
            let count = recv(reports, &part, part.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { return }
            report = String((report + String(decoding: part[..<count], as: UTF8.self)).suffix(Self.longestReport))
        }
    }
}
