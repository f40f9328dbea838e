extension UIFontDescriptor {
    /// Properties of a face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit for each property.
        public let rawValue: UInt32

        /// The properties whose bits are set in `rawValue`.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The face is italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The face is bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The face is wide. Never set here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The face is narrow, as some of iOS's named fonts are.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The characters have equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The face is for vertical text. Never set here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The face is for the system's controls. Never set here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// The lines are closer than the face's. Never set here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The lines are further apart than the face's. Never set here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The face has old-style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// The face has no serifs. Never set here.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// The bits of the `class…` values.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String

        /// The design called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The system font itself.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// The same as the default design here, because there is no rounded font.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// A font with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// An attribute of a font description.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String

        /// The attribute called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A string: a family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string: the PostScript name of a face.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A string: a face of the family, such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A number: points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with `TraitKey` keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries with `FeatureKey` keys.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key of a face's traits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the bits of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or a number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number; positive values are italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature setting; the values are numbers of Apple's registry.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key called `rawValue`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key called `rawValue`.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A number: the type of the feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// A number: the selector of the feature's value.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
}
