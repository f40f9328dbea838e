import CoreGraphics
import Foundation
import HeadlessHost
import QuartzCore

/// A format of films. Raw values are the extensions of files.
package enum FilmFormat: String, CaseIterable, Sendable {
    case webm, mp4, gif

    /// The format of `file` by its extension, ignoring case; nil for another extension.
    package init?(of file: String) {
        self.init(rawValue: (file as NSString).pathExtension.lowercased())
    }

    /// Frames of the clock from one picture to the next.
    ///
    /// A GIF counts time in hundredths of a second, so 60 pictures a second are impossible, and browsers slow down what
    /// is faster than 50. Thirty are every second frame of the clock, shown for 3, 3 and 4 hundredths in turn. Fifty
    /// would drop every sixth frame, which is visible in each motion.
    var frameStride: Int { self == .gif ? 2 : 1 }

    /// Pictures per second.
    package var rate: Int { 60 / frameStride }

    /// The most pixels per point. A GIF has no compression of motion, so its size grows with each pixel.
    private var largestScale: CGFloat { self == .gif ? 1 : 2 }

    /// The size of the film's pictures in pixels, for frames of `width` by `height` pixels at `scale` pixels per point.
    /// Both are even, because video stores its colors for two by two pixels.
    func pictureSize(ofFrames width: Int, _ height: Int, scale: CGFloat) -> (width: Int, height: Int) {
        let reduction = min(1, largestScale / scale)
        func even(_ side: Int) -> Int { max(2, Int((CGFloat(side) * reduction / 2).rounded()) * 2) }
        return (even(width), even(height))
    }

    /// The arguments with which `ffmpeg` reads raw frames from standard input and writes `file`.
    ///
    /// Nothing in the file depends on the time or the version of the encoder.
    func encoderArguments(frames: (width: Int, height: Int), scale: CGFloat, file: String) -> [String] {
        let picture = pictureSize(ofFrames: frames.width, frames.height, scale: scale)
        let scaling = "scale=\(picture.width):\(picture.height):flags=area"
        let input = [
            "-hide_banner", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo", "-pixel_format", "bgr0",
            "-video_size",
            "\(frames.width)x\(frames.height)", "-framerate", "\(rate)", "-i", "pipe:0",
        ]
        let exact = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
        return input + codec(scaling: scaling) + exact + ["-f", rawValue, file]
    }

    private func codec(scaling: String) -> [String] {
        // Players take 709 for granted; ffmpeg converts to 601 unless it is told.
        let video = [
            "-vf", "\(scaling):out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
            "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
        ]
        switch self {
        case .webm:
            return video + [
                "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-deadline", "realtime", "-cpu-used", "7", "-row-mt",
                "1",
            ]
        case .mp4:
            return video + ["-c:v", "libx264", "-crf", "20", "-preset", "veryfast", "-movflags", "+faststart"]
        case .gif:
            return [
                "-filter_complex",
                "\(scaling),split[a][b];[a]palettegen=stats_mode=diff[p];"
                    + "[b][p]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle",
            ]
        }
    }
}
