import Foundation

/// Misuse that the library has survived: what was wrong, what it did instead, and what to change.
@preconcurrency @MainActor public enum OverlayFault {
    /// Hears one sentence per fault, when it happens. Default: the system's log.
    public static var report: @MainActor (String) -> Void = { NSLog("Velarium: %@", $0) }
}
