/// Which properties of a view or bar item the app has set itself: appearance proxies do not change these.
package struct AppearanceMarks {
    private final class Details {
        var keys: Set<AppearanceKey> = []
        var proxy: AppearanceProxy?
    }

    /// One bit for each property without arguments, as far as there are bits.
    private var properties: UInt64 = 0
    /// The other keys. Nil until needed.
    private var details: Details?

    package init() {}

    /// The proxy that the object stands for; nil for an object of the app.
    package var proxy: AppearanceProxy? { details?.proxy }

    package mutating func insert(_ key: AppearanceKey) {
        if let bit = AppearanceMarks.bit(of: key) {
            properties |= bit
        } else {
            ownDetails().keys.insert(key)
        }
    }

    package func contains(_ key: AppearanceKey) -> Bool {
        if let bit = AppearanceMarks.bit(of: key) { return properties & bit != 0 }
        return details?.keys.contains(key) == true
    }

    /// Makes the object stand for `proxy`.
    package mutating func becomeProxy(_ proxy: AppearanceProxy) { ownDetails().proxy = proxy }

    private mutating func ownDetails() -> Details {
        let own = details ?? Details()
        details = own
        return own
    }

    private static func bit(of key: AppearanceKey) -> UInt64? {
        key.argument == 0 && key.property.rawValue < 64 ? 1 << UInt64(key.property.rawValue) : nil
    }
}
