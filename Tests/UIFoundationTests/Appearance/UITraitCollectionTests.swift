import Testing
import UIKitCore

@Suite struct UITraitCollectionTests {
    @Test func theLaterOfTwoCollectionsWinsAndTheRestIsKept() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])

        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 3)
        #expect(traits.horizontalSizeClass == .unspecified)
    }

    @Test func aCollectionContainsWhatItSpecifies() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        ])

        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(traits.containsTraits(in: UITraitCollection()))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    }

    @Test func onlyColorTraitsChangeTheColorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)

        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(
            !light.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])))
    }

    @Test func equalityIsByValue() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }

    @Test @MainActor func mutationsChangeOnlyTheCopy() {
        let traits = UITraitCollection(mutations: {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
        })

        let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }

        #expect(changed.userInterfaceStyle == .light && changed.displayScale == 2)
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test func currentTraitsAreRestoredAndAreSeparateForEachThread() async {
        let before = UITraitCollection.current
        let mark = UITraitCollection(displayScale: 7)
        var inside: CGFloat = 0

        mark.performAsCurrent { inside = UITraitCollection.current.displayScale }

        #expect(inside == 7)
        #expect(UITraitCollection.current == before)
        let elsewhere = await withCheckedContinuation { answer in
            let thread = Thread { answer.resume(returning: UITraitCollection.current.userInterfaceStyle) }
            thread.start()
        }
        #expect(elsewhere == .light)
    }

    @Test func contentSizesAreOrdered() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!(UIContentSizeCategory.unspecified < .large))
    }
}
