import CoreGraphics

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    ///
    /// The sheet resizes from its upper edge; its other edges stay where they are when it is fully expanded. Its value
    /// excludes the safe area below a sheet at the lower edge.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier with a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier with a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The identifier of `medium()`.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of `large()`.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The medium detent as a fraction of the maximum, for contexts that an app makes.
        private static let mediumFraction: CGFloat = 0.5

        private enum Rule {
            case medium, large
            case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        }

        /// The value that a custom detent returns in place of a height while it is inactive; the same as nil.
        public static let inactive: CGFloat = -.greatestFiniteMagnitude

        /// The name of this detent. A custom detent without one has a random name.
        public let identifier: Identifier
        private let rule: Rule

        private init(_ rule: Rule, identifier: Identifier) {
            self.rule = rule
            self.identifier = identifier
            super.init()
        }

        /// About half the height of the screen. Inactive in compact height.
        public static func medium() -> Detent { Detent(.medium, identifier: .medium) }

        /// The full height of the sheet.
        public static func large() -> Detent { Detent(.large, identifier: .large) }

        /// A detent whose value `resolver` returns, in points without the safe area at the lower edge; nil while it is
        /// inactive. Values beyond the maximum are reduced to it, negative ones become 0, NaN is inactive.
        ///
        /// The resolver is called before the sheet is shown, when its container or traits change, and after
        /// `invalidateDetents()`.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(.custom(resolver), identifier: identifier ?? Identifier(UUID().uuidString))
        }

        /// The value in `context`, in points without the safe area at the lower edge; nil while it is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            switch rule {
            case .medium:
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumValue
                    ?? context.maximumDetentValue * Detent.mediumFraction
            case .large: return context.maximumDetentValue
            case .custom(let resolver):
                let value = resolver(context)
                return value == Detent.inactive ? nil : value
            }
        }
    }
}

extension UISheetPresentationController.Detent {
    /// The value between 0 and the maximum; nil, with a log line for NaN, while it is inactive.
    package func activeValue(in context: SheetDetentContext) -> CGFloat? {
        guard let value = resolvedValue(in: context) else { return nil }
        guard !value.isNaN else {
            misuse("The height of the detent \(identifier.rawValue) is NaN. The detent is treated as inactive.")
            return nil
        }
        return min(max(0, value), context.maximumDetentValue)
    }
}
