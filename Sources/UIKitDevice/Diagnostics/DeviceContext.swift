import QuartzCore
import UIFoundation

/// What code without views asks of the current system: where to record, and the user's language.
@MainActor package final class DeviceContext {
    /// That of the current system; nil without one.
    package static var current: DeviceContext? {
        CurrentSystem.makeCurrent()
        return active
    }
    private static weak var active: DeviceContext?

    package let trace: Trace
    /// The clock of the system.
    package let clock: any TimeSource
    /// Advances the clock by seconds, frame by frame. Nil, the default, where it follows real time or a script: then
    /// delayed work of rewritten sources uses Foundation's timers.
    package var advanceClock: ((Seconds) -> Void)?
    /// The language of the system's own words.
    package var language: SystemLanguage {
        didSet { if DeviceContext.active === self { AppBundle.language = language } }
    }
    /// Called by `misuse(_:raises:)` instead of logging or trapping.
    package var misuseRecorder: ((Misuse) -> Void)?
    /// The class of the app, which the trace names for misuse.
    private let application: Any.Type

    /// - Parameters:
    ///   - clock: The clock of the times in the trace.
    ///   - application: The class of the app, which the trace names for misuse.
    package init(clock: any TimeSource, language: SystemLanguage, application: Any.Type) {
        trace = Trace(clock: clock)
        self.clock = clock
        self.language = language
        self.application = application
    }

    /// Makes this the context of the current system.
    package func activate() {
        DeviceContext.active = self
        AppBundle.language = language
    }

    /// Records `misuse`; returns whether a recorder has taken it.
    func record(_ misuse: Misuse) -> Bool {
        trace.record(application, callback: misuse.raises ? "exception" : "warning", arguments: misuse.message)
        misuseRecorder?(misuse)
        return misuseRecorder != nil
    }
}
