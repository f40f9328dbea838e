import CoreGraphics
import Foundation
import Glibc
import HeadlessHost
import QuartzCore
import UIKitCore

/// How a film shows the screen.
package struct FilmOptions: Equatable, Sendable {
    /// Whether the device is drawn around the screen. Default false.
    package var showsDevice: Bool
    /// Whether there is a dot where a finger, or a pressed button of the mouse, is. Default false.
    package var showsTouches: Bool
    /// Whether the steps are written beside the film, as captions in the format WebVTT: `menu.vtt` for `menu.mp4`. Default
    /// false.
    package var hasCaptions: Bool

    package init(showsDevice: Bool = false, showsTouches: Bool = false, hasCaptions: Bool = false) {
        self.showsDevice = showsDevice
        self.showsTouches = showsTouches
        self.hasCaptions = hasCaptions
    }
}

/// A film of the screen that is being taken.
///
/// Picture N shows the screen as it is from N intervals after the start to the next picture, exactly by the clock: also
/// if nothing changes, if frames are late, or if a step ends between two frames. Without a window every run gives the
/// encoder the same pictures. In slow motion, an interval of the film is shorter on the clock by the speed.
@MainActor final class Film {
    let file: String
    private unowned let system: UIKitSystem
    private let frame: FilmFrame
    private let encoder: FilmEncoder
    private let fingers: FingerRecord?
    private let interval: Seconds
    private let folder: Folder
    /// Nil for a film without captions.
    private var captions: FilmCaptions?
    /// Since when the clock has its speed: on the clock, and in seconds of the film.
    private var course: (date: Seconds, filmTime: Seconds, speed: Double)
    /// The number of pictures so far.
    private var count = 0
    private var next: ScheduledAction?
    /// The last picture and what it was made of; most pictures are like the one before.
    private var last: (screen: Bitmap, dots: [FingerRecord.Dot], frame: Bitmap)?

    init(_ file: String, format: FilmFormat, options: FilmOptions, in context: StepContext) throws(StepFailure) {
        self.file = file
        system = context.system
        frame = FilmFrame(of: context.system, showsDevice: options.showsDevice)
        encoder = try FilmEncoder(
            file, format: format, in: context.folder, program: context.filmEncoder, size: frame.size,
            scale: context.system.screen.scale)
        fingers = options.showsTouches ? FingerRecord() : nil
        folder = context.folder
        captions = options.hasCaptions ? FilmCaptions() : nil
        interval = HeadlessHost.frameDuration * Seconds(format.frameStride)
        course = (system.host.clock.now, 0, context.system.playback.speed)
        if let fingers { system.frameLoop.add(fingers) }
        scheduleNext()
    }

    /// Takes the last picture. The encoder goes on until the file is complete.
    func stop() {
        if let next { system.host.clock.cancel(next) }
        capture()
        if let fingers { system.frameLoop.remove(fingers) }
        encoder.stop()
    }

    /// Whether the encoder has ended, so that `finish()` does not wait. To be asked after `stop()`.
    var isEncoded: Bool { encoder.hasEnded }

    /// Waits until the file is complete. To be called after `stop()`.
    func finish() throws(StepFailure) {
        try encoder.finish()
        guard let captions else { return }
        let name = (file as NSString).deletingPathExtension + ".vtt"
        try folder.write(Data(captions.text(duration: Seconds(count + 1) * interval).utf8), to: name)
    }

    /// Adds a caption that begins now, if the film has captions.
    func addCaption(_ text: String) { captions?.add(text, at: filmTime) }

    /// Takes the following pictures at the clock's new speed.
    func playbackDidChange() {
        course = (system.host.clock.now, filmTime, system.playback.speed)
        if let next { system.host.clock.cancel(next) }
        scheduleNext()
    }

    /// Now, in seconds of the film.
    private var filmTime: Seconds { course.filmTime + (system.host.clock.now - course.date) / course.speed }

    /// When picture number `index` begins, on the clock.
    private func date(of index: Int) -> Seconds {
        course.date + (Seconds(index) * interval - course.filmTime) * course.speed
    }

    /// The clock's actions run before the frame at the same time, so the picture is of the frames before it.
    private func scheduleNext() {
        next = system.host.clock.schedule(at: date(of: count + 1)) { [weak self] in
            guard let self else { return }
            capture()
            count += 1
            scheduleNext()
        }
    }

    private func capture() {
        system.activate()
        let screen = StepContext(system: system).pixels
        let dots = fingers?.dots(at: date(of: count)) ?? []
        if let last, last.dots == dots, last.screen.hasPixels(of: screen) { return encoder.append(last.frame) }
        let copy = screen.copy()
        let picture = frame.draw(copy, dots: dots, of: system)
        last = (copy, dots, picture)
        encoder.append(picture)
    }
}

extension Bitmap {
    /// Whether both have the same size and the same pixels.
    fileprivate func hasPixels(of other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return (0..<height).allSatisfy {
            memcmp(pixels + $0 * bytesPerRow, other.pixels + $0 * other.bytesPerRow, width * 4) == 0
        }
    }
}
