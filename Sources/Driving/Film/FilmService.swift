import QuartzCore
import UIKitCore

/// The film that is being taken of a system.
@MainActor package final class FilmService: SystemService {
    /// How often the encoder is asked whether it has ended, in seconds. Chosen.
    private static let pollInterval: Seconds = 0.1

    private unowned let system: UIKitSystem
    private var film: Film?

    /// The file of the film that is being taken, as it was named; nil if there is none.
    package var file: String? { film?.file }

    package init(system: UIKitSystem) {
        self.system = system
    }

    /// Begins a film of the system of `context`.
    package func begin(
        _ file: String, format: FilmFormat, options: FilmOptions, in context: StepContext
    ) throws(StepFailure) {
        if let film { throw StepFailure("the film \(film.file) has not ended; write film end before another one") }
        film = try Film(file, format: format, options: options, in: context)
    }

    /// To be called when the speed of the clock has changed.
    func playbackDidChange() { film?.playbackDidChange() }

    /// Adds a caption that begins now, if there is a film with captions.
    func addCaption(_ text: String) { film?.addCaption(text) }

    /// Ends the film and waits until its file is complete. Returns false if there is no film.
    @discardableResult
    package func end() throws(StepFailure) -> Bool {
        guard let film else { return false }
        self.film = nil
        film.stop()
        try film.finish()
        return true
    }

    /// Ends the film without waiting for its file. Does nothing if there is no film.
    ///
    /// - Parameter completion: Called from the clock when the file is complete, with nil, or with why it cannot be.
    package func end(completion: @escaping @MainActor (StepFailure?) -> Void) {
        guard let film else { return }
        self.film = nil
        film.stop()
        finish(film, completion)
    }

    private func finish(_ film: Film, _ completion: @escaping @MainActor (StepFailure?) -> Void) {
        let clock = system.host.clock
        _ = clock.schedule(at: clock.now + Self.pollInterval) { [weak self] in
            guard film.isEncoded else {
                self?.finish(film, completion)
                return
            }
            do throws(StepFailure) {
                try film.finish()
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }
}

extension UIKitSystem {
    /// The film that is being taken of this system.
    package var filming: FilmService { service(FilmService.self) }
}
