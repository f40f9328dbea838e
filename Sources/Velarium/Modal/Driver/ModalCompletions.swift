/// The completions that callers of `show` and `hide` wait for.
@MainActor struct ModalCompletions {
    typealias Completion = (Bool) -> Void

    private var shows: [Completion] = []
    private var hides: [Completion] = []

    /// Adds a completion of `show`; nil does nothing.
    mutating func addShow(_ completion: Completion?) {
        if let completion { shows.append(completion) }
    }

    /// Adds a completion of `hide`; nil does nothing.
    mutating func addHide(_ completion: Completion?) {
        if let completion { hides.append(completion) }
    }

    /// Removes and returns the completions of `show`.
    mutating func removeShows() -> [Completion] {
        defer { shows = [] }
        return shows
    }

    /// Removes and returns the completions of `hide`.
    mutating func removeHides() -> [Completion] {
        defer { hides = [] }
        return hides
    }
}
