import UIKitCore

/// The film that is being taken of a system.
@MainActor package final class FilmService: SystemService {
    private var film: Film?

    package init(system: UIKitSystem) {}

    /// Begins a film of the system of `context`.
    package func begin(
        _ file: String, format: FilmFormat, options: FilmOptions, in context: StepContext
    ) throws(StepFailure) {
        if let film { throw StepFailure("the film \(film.file) has not ended; write film end before another one") }
        film = try Film(file, format: format, options: options, in: context)
    }

    /// Ends the film and waits until its file is complete. Returns false if there is no film.
    @discardableResult
    package func end() throws(StepFailure) -> Bool {
        guard let film else { return false }
        self.film = nil
        try film.finish()
        return true
    }
}

extension UIKitSystem {
    /// The film that is being taken of this system.
    package var filming: FilmService { service(FilmService.self) }
}
