/// The emulated system version.
///
/// `UIKitSystem.era` is a system's version. Views and controllers read it as `era`. What differs between the versions is
/// one property per difference, in an extension beside the code that reads it; only these properties compare versions:
///
///     extension SystemEra {
///         /// Whether arrow and page keys scroll.
///         var scrollsWithKeys: Bool { self >= .iOS17 }
///     }
package struct SystemEra: Sendable {
    /// The value of `UIDevice.systemVersion`.
    package let version: String
    /// The position among the emulated versions, the oldest first.
    private let order: Int

    private init(_ version: String, order: Int) {
        self.version = version
        self.order = order
    }

    /// The era of a version such as `17.5`; nil for one that is not emulated.
    package init?(version: String) {
        guard let known = SystemEra.allCases.first(where: { $0.version == version }) else { return nil }
        self = known
    }
}

extension SystemEra: CaseIterable {
    /// Every emulated version, the oldest first.
    package static let allCases = [iOS11, iOS12, iOS17, iOS18]

    /// The version of a system that is not given another, and of views without a system.
    package static let standard = iOS17

    /// iOS 11.4.
    package static let iOS11 = SystemEra("11.4", order: 0)
    /// iOS 12.4.
    package static let iOS12 = SystemEra("12.4", order: 1)
    /// iOS 17.5.
    package static let iOS17 = SystemEra("17.5", order: 2)
    /// iOS 18.2.
    package static let iOS18 = SystemEra("18.2", order: 3)
}

extension SystemEra: Hashable, Comparable {
    package static func == (first: SystemEra, second: SystemEra) -> Bool { first.order == second.order }

    /// Whether `first` is older than `second`.
    package static func < (first: SystemEra, second: SystemEra) -> Bool { first.order < second.order }

    package func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

extension SystemEra {
    /// Whether the system can be dark; otherwise every screen is light, in the classic colors.
    package var supportsDarkStyle: Bool { self >= .iOS17 }
}
