/// The system that a task belongs to. Tasks inherit it from the task that creates them.
private enum Home {
    /// Weak, because a task that never ends must not retain the system.
    @MainActor final class Owner {
        weak var system: UIKitSystem?

        init(_ system: UIKitSystem) { self.system = system }
    }

    @TaskLocal static var owner: Owner?

    /// Makes every access to the current system activate the task's system first.
    static let turns: Void = Turns.begin {
        guard let owner, MainActorTurn.isNow else { return }
        MainActor.assumeIsolated { owner.system?.activate() }
    }
}

extension UIKitSystem {
    /// Runs `work` with this system as the current one. Tasks created in `work` keep this system, even when they
    /// resume while another system is active.
    package func run<Result>(_ work: () -> Result) -> Result {
        _ = Home.turns
        activate()
        return Home.$owner.withValue(Home.Owner(self), operation: work)
    }

    /// Runs asynchronous `work` with this system as the current one. Tasks created in `work` keep this system.
    package func run<Result>(_ work: () async -> Result) async -> Result {
        _ = Home.turns
        activate()
        return await Home.$owner.withValue(Home.Owner(self), operation: work)
    }
}
