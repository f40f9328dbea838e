/// Plays a sequence of images by the host's clock.
///
/// It schedules only the next image, and nothing while it has no clock.
@MainActor final class SlideShow {
    /// Called when `current` has changed.
    var onChange: (() -> Void)?

    private enum State {
        case off
        /// `index` counts from the start through all repetitions.
        case on(Deck, index: Int)
    }

    private struct Deck {
        let images: [UIImage]
        /// Seconds per image.
        let step: Seconds
        /// How many images are shown until the end; nil to repeat forever.
        let count: Int?
    }

    private var state = State.off
    /// A timer on the clock of the view's window; nil outside a window, where the animation is paused.
    private var timer: ClockTimer?

    var isOn: Bool {
        if case .on = state { true } else { false }
    }

    /// The image to show now; nil while stopped.
    var current: UIImage? {
        if case .on(let deck, let index) = state { deck.images[index % deck.images.count] } else { nil }
    }

    /// Starts with the first of `images`, which must not be empty.
    ///
    /// - Parameters:
    ///   - duration: Seconds for all images; 0 and less give each a thirtieth of a second.
    ///   - repeats: How often all of them are shown; 0 and less means forever.
    func start(_ images: [UIImage], duration: Seconds, repeats: Int, by clock: (any TimeSource)?) {
        let isGiven = duration > 0 && duration.isFinite
        let step = isGiven ? duration / Double(images.count) : ImageFrames.standardDuration
        let count = repeats > 0 ? images.count.multipliedReportingOverflow(by: repeats) : nil
        let deck = Deck(images: images, step: step, count: count.flatMap { $0.overflow ? nil : $0.partialValue })
        state = .on(deck, index: 0)
        timer = clock.map(ClockTimer.init(on:))
        onChange?()
        waitForNext()
    }

    func stop() {
        timer?.stop()
        guard isOn else { return }
        state = .off
        onChange?()
    }

    /// Continues on `clock`; pauses when it is nil.
    func follow(_ clock: (any TimeSource)?) {
        guard clock !== timer?.clock else { return }
        timer = clock.map(ClockTimer.init(on:))
        waitForNext()
    }

    private func waitForNext() {
        guard case .on(let deck, _) = state else { return }
        timer?.wait(deck.step) { [weak self] in self?.showNext() }
    }

    private func showNext() {
        guard case .on(let deck, let index) = state else { return }
        if let count = deck.count, index + 1 >= count {
            stop()
        } else {
            state = .on(deck, index: index + 1)
            onChange?()
            waitForNext()
        }
    }
}
