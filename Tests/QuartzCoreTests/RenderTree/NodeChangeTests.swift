import QuartzCore
import Testing

/// What follows from what is different in a node.
@Suite struct NodeChangeTests {
    /// A change of a node with some traits, and what must follow.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let change: NodeChange
        let node: NodeTraits
        let damage: NodeConsequences.Damage
        let image: NodeConsequences.CachedImage
        let isRecorded: Bool

        init(
            _ name: String, _ change: NodeChange, _ node: NodeTraits, _ damage: NodeConsequences.Damage,
            _ image: NodeConsequences.CachedImage, isRecorded: Bool
        ) {
            self.name = name
            self.change = change
            self.node = node
            self.damage = damage
            self.image = image
            self.isRecorded = isRecorded
        }

        var testDescription: String { name }
    }

    static let cases = [
        // Own parts only.
        Case("a color", .appearance, .ownPixels, .ownParts, .discarded, isRecorded: true),
        Case("a color of nothing visible", .appearance, [], .ownParts, .discarded, isRecorded: false),
        Case("a color in a group", .appearance, [.group, .ownPixels], .ownParts, .discarded, isRecorded: true),
        Case(
            "a color, in an image with fewer pixels", .appearance, [.group, .reducedImage, .ownPixels], .all,
            .discarded,
            isRecorded: true),
        // Sublayers.
        Case("a sublayer", .sublayers, .ownPixels, .none, .discarded, isRecorded: false),
        Case("a sublayer in a group", .sublayers, .group, .none, .discarded, isRecorded: false),
        Case(
            "a sublayer, in an image with fewer pixels", .sublayers, [.group, .reducedImage], .all, .discarded,
            isRecorded: false),
        Case(
            "a sublayer that casts the shadow", .sublayers, [.groupShadow, .ownPixels], .ownParts, .discarded,
            isRecorded: true),
        Case("the order", .order, [], .none, .discarded, isRecorded: true),
        // Fading.
        Case("the opacity", [.opacity, .effects], [.group, .ownPixels], .all, .kept, isRecorded: true),
        Case(
            "the opacity in front of a backdrop", [.opacity, .effects], [.group, .backdrop], .all, .kept,
            isRecorded: true),
        Case("the opacity of no group", [.opacity, .effects], .ownPixels, .all, .discarded, isRecorded: true),
        Case(
            "the opacity and a sublayer", [.opacity, .sublayers, .effects], .group, .all, .discarded, isRecorded: true),
        Case("the opacity and the parent", [.opacity, .context, .effects], .group, .all, .moved, isRecorded: true),
        // Moving.
        Case("the position", [.position, .effects, .contentEffects], .group, .all, .moved, isRecorded: true),
        Case(
            "the position of a backdrop", [.position, .effects, .contentEffects], [.group, .backdrop], .all, .discarded,
            isRecorded: true),
        Case("the position without an effect", .position, [.group, .ownPixels], .none, .kept, isRecorded: false),
        Case("the parent, without an effect", .context, [.group, .ownPixels], .none, .kept, isRecorded: false),
        Case(
            "the parent's clip", [.context, .effects, .contentEffects], .ownPixels, .all, .discarded, isRecorded: true),
        Case("the transform of the sublayers", .contentEffects, [], .all, .discarded, isRecorded: false),
        // All of it.
        Case("the mask", .mask, [.group, .ownPixels], .all, .discarded, isRecorded: true),
        Case("everything", .everything, [.group, .ownPixels], .all, .discarded, isRecorded: true),
        Case("everything of nothing visible", .everything, [], .all, .discarded, isRecorded: false),
        Case("nothing", [], [.group, .groupShadow, .ownPixels], .none, .kept, isRecorded: false),
    ]

    @Test(arguments: cases)
    func aChangeHasTheConsequences(of change: Case) {
        let consequences = NodeConsequences(of: change.change, in: change.node)

        #expect(
            consequences
                == NodeConsequences(damage: change.damage, cachedImage: change.image, isRecorded: change.isRecorded))
    }

    /// What is different, and what follows for the children: whether they are positioned and matched again.
    @Test(
        arguments: [
            (.everything, true, true), (.contentEffects, true, false), (.order, false, true), (.effects, false, false),
            (.mask, false, false), ([.opacity, .position, .appearance, .context, .sublayers], false, false),
        ] as [(NodeChange, Bool, Bool)])
    func childrenFollowOnlyWhatConcernsThem(change: NodeChange, isPositioned: Bool, isMatched: Bool) {
        #expect(change.repositionsChildren == isPositioned)
        #expect(change.rematchesChildren == isMatched)
    }

    /// All combinations of what may be different.
    private static let changes = (0..<UInt16(1 << 10)).map(NodeChange.init(rawValue:))
    private static let traits = (0..<UInt8(1 << 5)).map(NodeTraits.init(rawValue:))
    private static let single = (0..<UInt16(10)).map { NodeChange(rawValue: 1 << $0) }

    @Test func moreDifferencesNeverPaintLess() {
        let order: [NodeConsequences.Damage] = [.none, .ownParts, .all]
        func extent(_ change: NodeChange, _ node: NodeTraits) -> Int {
            order.firstIndex(of: NodeConsequences(of: change, in: node).damage)!
        }

        let violations = Self.changes.flatMap { change in
            Self.traits.filter { node in
                Self.single.contains { extent(change.union($0), node) < extent(change, node) }
            }
        }

        #expect(violations.isEmpty)
    }

    @Test func anImageIsOnlyUsedAgainForAGroupThatIsTheSameInside() {
        for change in Self.changes {
            for node in Self.traits where NodeConsequences(of: change, in: node).cachedImage != .discarded {
                #expect(node.contains(.group) && !change.affectsInside)
            }
        }
    }

    @Test func aFadeIsNothingButAnotherOpacity() {
        let fades = Self.changes.filter(\.isFade)

        #expect(
            Set(fades) == [
                .opacity, [.opacity, .effects], [.opacity, .contentEffects], [.opacity, .effects, .contentEffects],
            ])
    }
}
