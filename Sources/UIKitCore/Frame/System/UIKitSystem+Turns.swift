/// Where a task belongs that an app has begun: tasks inherit it from the one that begins them.
private enum Home {
    /// A task that never ends must not keep the system.
    @MainActor final class Owner {
        weak var system: UIKitSystem?

        init(_ system: UIKitSystem) { self.system = system }
    }

    @TaskLocal static var owner: Owner?

    /// Has whatever there is one of a system ask for the owner's first.
    static let turns: Void = Turns.begin {
        guard let owner, MainActorTurn.isNow else { return }
        MainActor.assumeIsolated { owner.system?.activate() }
    }
}

extension UIKitSystem {
    /// Runs `work` in this system, which becomes the current one. Tasks that the app begins meanwhile stay in it: they
    /// find it as the current one even where they go on in another system's turn.
    package func run<Result>(_ work: () -> Result) -> Result {
        _ = Home.turns
        activate()
        return Home.$owner.withValue(Home.Owner(self), operation: work)
    }

    /// As above, for work that waits.
    package func run<Result>(_ work: () async -> Result) async -> Result {
        _ = Home.turns
        activate()
        return await Home.$owner.withValue(Home.Owner(self), operation: work)
    }
}
