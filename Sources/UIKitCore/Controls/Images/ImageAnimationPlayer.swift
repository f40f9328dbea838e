/// Plays a sequence of images by the host's clock.
///
/// It schedules only the next image, and nothing while it has no clock.
@MainActor final class ImageAnimationPlayer {
    /// Called when `current` has changed.
    var onChange: (() -> Void)?

    private enum State {
        case stopped
        /// `index` counts from the start through all repetitions.
        case playing(ImageSequence, index: Int)
    }

    private struct ImageSequence {
        let images: [UIImage]
        /// Seconds per image.
        let frameDuration: Seconds
        /// How many images are shown until the end; nil to repeat forever.
        let count: Int?
    }

    private var state = State.stopped
    /// A timer on the clock of the view's window; nil outside a window, where the animation is paused.
    private var timer: ClockTimer?

    var isPlaying: Bool {
        if case .playing = state { true } else { false }
    }

    /// The image to show now; nil while stopped.
    var current: UIImage? {
        if case .playing(let deck, let index) = state { deck.images[index % deck.images.count] } else { nil }
    }

    /// Starts with the first of `images`, which must not be empty.
    ///
    /// - Parameters:
    ///   - duration: Seconds for all images; 0 and less give each a thirtieth of a second.
    ///   - repeats: How often all of them are shown; 0 and less means forever.
    func start(_ images: [UIImage], duration: Seconds, repeats: Int, clock: (any TimeSource)?) {
        let isGiven = duration > 0 && duration.isFinite
        let step = isGiven ? duration / Double(images.count) : AnimatedImageFrames.standardDuration
        let count = repeats > 0 ? images.count.multipliedReportingOverflow(by: repeats) : nil
        let deck = ImageSequence(
            images: images, frameDuration: step, count: count.flatMap { $0.overflow ? nil : $0.partialValue })
        state = .playing(deck, index: 0)
        timer = clock.map(ClockTimer.init(on:))
        onChange?()
        scheduleNext()
    }

    func stop() {
        timer?.stop()
        guard isPlaying else { return }
        state = .stopped
        onChange?()
    }

    /// Continues on `clock`; pauses when it is nil.
    func setClock(_ clock: (any TimeSource)?) {
        guard clock !== timer?.clock else { return }
        timer = clock.map(ClockTimer.init(on:))
        scheduleNext()
    }

    private func scheduleNext() {
        guard case .playing(let deck, _) = state else { return }
        timer?.schedule(after: deck.frameDuration) { [weak self] in self?.showNext() }
    }

    private func showNext() {
        guard case .playing(let deck, let index) = state else { return }
        if let count = deck.count, index + 1 >= count {
            stop()
        } else {
            state = .playing(deck, index: index + 1)
            onChange?()
            scheduleNext()
        }
    }
}
