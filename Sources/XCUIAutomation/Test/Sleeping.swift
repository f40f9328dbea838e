import Foundation

// An integer literal prefers these functions to those of the C library, which would stop the test and the app.

/// Advances the clock of the running app by `seconds`; sleeps without one. Returns 0.
@discardableResult @preconcurrency @MainActor public func sleep(_ seconds: Int) -> UInt32 {
    guard let session = AppSession.latest else { return Foundation.sleep(UInt32(max(0, seconds))) }
    session.advance(by: Double(max(0, seconds)))
    return 0
}

/// Advances the clock of the running app by `microseconds`; sleeps without one. Returns 0.
@discardableResult @preconcurrency @MainActor public func usleep(_ microseconds: Int) -> Int32 {
    guard let session = AppSession.latest else { return Foundation.usleep(UInt32(max(0, microseconds))) }
    session.advance(by: Double(max(0, microseconds)) / 1_000_000)
    return 0
}
