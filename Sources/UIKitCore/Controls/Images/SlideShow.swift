/// Images that are shown in turn, by the host's clock.
///
/// It waits for the time of the next image only, and for none while it has no clock.
@MainActor final class SlideShow {
    /// Called when `current` has become another image, or none.
    var onChange: (() -> Void)?

    private enum State {
        case off
        /// `index` counts from the start through all repetitions.
        case on(Deck, index: Int)
    }

    private struct Deck {
        let images: [UIImage]
        /// Seconds that each is shown.
        let step: Seconds
        /// How many images are shown until the end; nil for ever.
        let count: Int?
    }

    private var state = State.off
    /// On the clock of the window that the show is in; nil outside one, where time stands still.
    private var timer: ClockTimer?

    var isOn: Bool {
        if case .on = state { true } else { false }
    }

    /// The image to show now; nil when there is no show.
    var current: UIImage? {
        if case .on(let deck, let index) = state { deck.images[index % deck.images.count] } else { nil }
    }

    /// Begins with the first of `images`, which must not be empty.
    ///
    /// - Parameters:
    ///   - duration: seconds for all of them; 0 and less give each a thirtieth of a second.
    ///   - repeats: how often all of them are shown; 0 and less for ever.
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

    /// Goes on by `clock`; with nil it waits where it is.
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
