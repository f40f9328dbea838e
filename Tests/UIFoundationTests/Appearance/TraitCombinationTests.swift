import Foundation
import TestSupport
import Testing
import UIKitCore

/// Collections of traits: put together, compared, and used by colors and fonts.
@Suite struct TraitCombinationTests {
    /// A trait by its name, as a collection that specifies it alone.
    private struct Single: Sendable, CustomTestStringConvertible {
        let name: String
        let traits: UITraitCollection
        let isOfColors: Bool
        var testDescription: String { name }

        init(_ name: String, _ traits: UITraitCollection, isOfColors: Bool = false) {
            (self.name, self.traits, self.isOfColors) = (name, traits, isOfColors)
        }
    }

    private static let singles = [
        Single("idiom", UITraitCollection(userInterfaceIdiom: .pad)),
        Single("style", UITraitCollection(userInterfaceStyle: .dark), isOfColors: true),
        Single("level", UITraitCollection(userInterfaceLevel: .elevated), isOfColors: true),
        Single("horizontal", UITraitCollection(horizontalSizeClass: .compact)),
        Single("vertical", UITraitCollection(verticalSizeClass: .regular)),
        Single("direction", UITraitCollection(layoutDirection: .rightToLeft)),
        Single("scale", UITraitCollection(displayScale: 3)),
        Single("gamut", UITraitCollection(displayGamut: .P3), isOfColors: true),
        Single("force", UITraitCollection(forceTouchCapability: .available)),
        Single("size", UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
        Single("contrast", UITraitCollection(accessibilityContrast: .high), isOfColors: true),
        Single("weight", UITraitCollection(legibilityWeight: .bold)),
        Single("appearance", UITraitCollection(activeAppearance: .inactive), isOfColors: true),
    ]

    @Test func aTraitIsContainedInItsOwnCollectionOnly() {
        for one in Self.singles {
            for other in Self.singles {
                #expect(one.traits.containsTraits(in: other.traits) == (one.name == other.name), "\(one), \(other)")
                #expect((one.traits == other.traits) == (one.name == other.name), "\(one), \(other)")
            }
            #expect(one.traits.containsTraits(in: nil) && one.traits.containsTraits(in: UITraitCollection()))
            #expect(!UITraitCollection().containsTraits(in: one.traits), "\(one)")
        }
    }

    @Test func onlyTraitsOfColorsChangeTheColorAppearance() {
        for single in Self.singles {
            let isDifferent = single.traits.hasDifferentColorAppearance(comparedTo: UITraitCollection())

            #expect(isDifferent == single.isOfColors, "\(single)")
            #expect(!single.traits.hasDifferentColorAppearance(comparedTo: single.traits))
        }
    }

    @Test func aDescriptionNamesWhatIsSpecifiedOnly() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
        ])

        #expect(both.description.contains("displayScale = 2") && both.description.contains("userInterfaceStyle"))
        #expect(!both.description.contains("SizeClass") && !both.description.contains("Gamut"))
        #expect(UITraitCollection().description == "<UITraitCollection; >")
    }

    /// Putting together is associative, and the last collection that specifies a trait wins.
    @Test(arguments: 1...20) func theOrderOfPuttingTogetherDoesNotMatter(seed: Int) {
        var random = SeededRandom(seed: seed)
        let parts = (0..<6).map { _ -> UITraitCollection in
            let scale = UITraitCollection(displayScale: CGFloat(1 + random.number(below: 3)))
            return UITraitCollection(traitsFrom: [Self.singles.randomElement(using: &random)!.traits, scale])
        }
        let split = random.number(below: 6)

        let whole = UITraitCollection(traitsFrom: parts)
        let halves = UITraitCollection(traitsFrom: [
            UITraitCollection(traitsFrom: Array(parts[..<split])),
            UITraitCollection(traitsFrom: Array(parts[split...])),
        ])

        #expect(whole == halves && whole.hash == halves.hash)
        #expect(whole.displayScale == parts.last?.displayScale)
        #expect(parts.allSatisfy { part in whole.containsTraits(in: part) || part.displayScale != whole.displayScale })
    }

    @Test @MainActor func eachTraitIsSetByItsNameAsByItsDefinition() {
        let byName = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.preferredContentSizeCategory = .small
            $0.layoutDirection = .rightToLeft
            $0.legibilityWeight = .bold
        }
        let byDefinition = UITraitCollection {
            $0[UITraitUserInterfaceStyle.self] = .dark
            $0[UITraitPreferredContentSizeCategory.self] = .small
            $0[UITraitLayoutDirection.self] = .rightToLeft
            $0[UITraitLegibilityWeight.self] = .bold
        }

        #expect(byName == byDefinition)
        #expect(byName[UITraitLegibilityWeight.self] == .bold && byName[UITraitDisplayScale.self] == 0)
    }

    @Test func currentTraitsNestAndAreRestoredInReverse() {
        let before = UITraitCollection.current
        var styles: [UIUserInterfaceStyle] = []

        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            styles.append(UITraitCollection.current.userInterfaceStyle)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                styles.append(UITraitCollection.current.userInterfaceStyle)
            }
            styles.append(UITraitCollection.current.userInterfaceStyle)
        }

        #expect(styles == [.dark, .light, .dark])
        #expect(UITraitCollection.current == before)
    }

    @Test func aDynamicColorAndAFontFollowTheCurrentTraits() {
        let color = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
        let high = UITraitCollection(accessibilityContrast: .high)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        var (usual, strong) = (CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 1))
        var size: CGFloat = 0

        UITraitCollection(accessibilityContrast: .normal).performAsCurrent { usual = color.cgColor }
        high.performAsCurrent { strong = color.cgColor }
        large.performAsCurrent { size = UIFont.preferredFont(forTextStyle: .body).pointSize }

        #expect(usual == UIColor.gray.cgColor && strong == UIColor.black.cgColor)
        #expect(size == UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize && size > 30)
    }

    @Test func anUnspecifiedCategoryHasNoOrder() {
        let all = UIContentSizeCategory.ascending

        for (index, category) in all.enumerated() {
            #expect(all.filter { $0 < category }.count == index && all.filter { $0 >= category }.count == 12 - index)
            #expect(!(category < .unspecified) && !(category > .unspecified) && !(category <= .unspecified))
            #expect(category.isAccessibilityCategory == (index >= 7))
        }
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
