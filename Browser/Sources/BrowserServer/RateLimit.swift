/// How many messages a browser may send.
struct RateLimit {
    /// Messages a second, over a while; a mouse moves at most 1,000 times a second.
    private static let perSecond = 2_000.0
    private var allowance = Self.perSecond
    private var last: ContinuousClock.Instant?

    mutating func allows(_ now: ContinuousClock.Instant) -> Bool {
        if let last { allowance = min(Self.perSecond, allowance + (now - last) / .seconds(1) * Self.perSecond) }
        last = now
        guard allowance >= 1 else { return false }
        allowance -= 1
        return true
    }
}
