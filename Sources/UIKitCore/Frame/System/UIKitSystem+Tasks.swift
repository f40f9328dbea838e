/// The system that a task belongs to. Tasks inherit it from the task that creates them.
private enum TaskLocalSystem {
    /// Weak, because a task that never ends must not retain the system.
    @MainActor final class Owner {
        weak var system: UIKitSystem?

        init(_ system: UIKitSystem) { self.system = system }
    }

    @TaskLocal static var owner: Owner?

    /// Makes every access to the current system activate the task's system first.
    static let registration: Void = CurrentSystem.install {
        guard let owner, MainActorCheck.isOnMainActor else { return }
        MainActor.assumeIsolated { owner.system?.activate() }
    }
}

extension UIKitSystem {
    /// Runs `work` with this system as the current one. Tasks created in `work` keep this system, even when they
    /// resume while another system is active.
    package func run<Result>(_ work: () -> Result) -> Result {
        _ = TaskLocalSystem.registration
        activate()
        return TaskLocalSystem.$owner.withValue(TaskLocalSystem.Owner(self), operation: work)
    }

    /// Runs asynchronous `work` with this system as the current one. Tasks created in `work` keep this system.
    package func run<Result>(_ work: () async -> Result) async -> Result {
        _ = TaskLocalSystem.registration
        activate()
        return await TaskLocalSystem.$owner.withValue(TaskLocalSystem.Owner(self), operation: work)
    }
}
