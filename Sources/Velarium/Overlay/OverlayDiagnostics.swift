import Foundation

/// Reports app misuse that the library recovers from.
///
///     OverlayDiagnostics.report = { problem in assertionFailure(problem) }
@preconcurrency @MainActor public enum OverlayDiagnostics {
    /// Called once per problem with a sentence: what was wrong, what happened instead and what to change. Default: the
    /// system log.
    public static var report: @MainActor (String) -> Void = { NSLog("Velarium: %@", $0) }
}
