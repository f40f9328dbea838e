/// The limits that a change must not exceed. Only stable figures have one: counts, and ratios of counts.
///
/// A figure above its limit fails the command. Lower the limit when its figure falls well below it.
enum Limits {
    private static let table: [(name: String, highest: Double)] = [
        ("popover/phone@3x/growth/layers", 40),
        ("popover/phone@3x/still/allocations", 0),
        ("popover/tablet@2x/still/allocations", 0),
        ("popover/over-10000/present/frame/layers", 24),
        ("popover/over-10000/dismiss/frame/layers", 4),
        ("popover/over-100000/present/frame/layers", 24),
        ("popover/over-100000/dismiss/frame/layers", 4),
        ("popover/over-100000/still/allocations", 0),
        ("many/10000/label/allocations", 66),
        ("many/10000/label/siblings", 140),
        ("many/10000/label/layers", 6),
        // The label, and the plain background behind it.
        ("many/10000/label/drawn", 2),
        ("many/10000/dim/allocations", 130),
        ("many/10000/dim/siblings", 12),
        ("many/10000/dim/layers", 5),
        ("many/10000/dim/drawn", 1),
        ("many/10000/popover/allocations", 1_050),
        ("many/10000/popover/siblings", 56),
        ("many/10000/popover/layers", 24),
        ("many/10000/popover/drawn", 14),
        ("many/10000/scroll/layers", 380),
        ("many/10000/scroll/siblings", 800),
        ("many/100000/label/siblings", 140),
        ("many/100000/dim/siblings", 12),
        ("many/100000/popover/siblings", 56),
        ("many/100000/popover/layers", 24),
        ("many/100000/scroll/layers", 380),
        ("many/100000/scroll/siblings", 800),
        ("present/phone@3x/fullScreen/frames", 66),
        ("present/phone@3x/pageSheet/frames", 66),
        // The pixels written for each that changes: a dimming view is not blended over plain colors.
        ("present/phone@3x/pageSheet/frame/overdraw", 2.2),
        ("present/phone@3x/popover/frames", 42),
        ("present/tablet@2x/formSheet/frames", 66),
        ("present/tablet@2x/overFullScreen/frames", 66),
        ("overlays/popoverView/still/allocations", 0),
        ("overlays/modalWindow/still/allocations", 0),
        ("overlays/dialog/still/allocations", 0),
        ("overlays/bottomSheet/still/allocations", 0),
        ("layers/changed/drawn", 2),
        ("layers/still/allocations", 0),
        // For 200 anchors: two or three for each, none of them at rest.
        ("anchors/phone@3x/with/frame/allocations", 600),
        ("anchors/tablet@2x/with/frame/allocations", 600),
        ("anchors/phone@3x/still/frames", 0),
        ("anchors/phone@3x/still/allocations", 0),
        ("anchors/tablet@2x/still/frames", 0),
        ("anchors/tablet@2x/still/allocations", 0),
        ("choices/20000/rows", 20),
        ("rest/nothing/frames", 0),
        ("rest/caret/frames", 10),
        // Eight steps a second.
        ("rest/spinner/frames", 9),
        ("rest/spinnerScrolledAway/frames", 0),
        ("rest/spinnerInHiddenView/frames", 0),
        ("rest/turningImageScrolledAway/frames", 0),
        ("rest/pictures/frames", 11),
        ("morph/phone@3x/frame/layers", 36),
        ("morph/tablet@2x/frame/layers", 36),
        ("morph/phone@3x/still/allocations", 0),
        ("morph/tablet@2x/still/allocations", 0),
        ("scroll/phone@3x/labels/frame/layers", 24),
        ("scroll/phone@3x/labels/still/allocations", 0),
        ("scroll/phone@3x/rows/frame/layers", 64),
        ("scroll/phone@3x/rows/still/allocations", 0),
        ("detent/phone@3x/still/allocations", 0),
        ("detent/tablet@2x/still/allocations", 0),
        ("text-entry/phone@3x/field/left-bytes", 0),
        ("text-entry/phone@3x/view-1000/left-bytes", 0),
        ("text-entry/phone@3x/view-100000/left-bytes", 0),
        ("text-entry/phone@3x/view-1000/laid-out", 90),
        ("text-entry/phone@3x/view-100000/laid-out", 90),
        ("text-entry/phone@3x/view-paragraphs-of-2000/laid-out", 900),
        // The lines of a text that repeats itself begin where they did before only far behind the key.
        ("text-entry/phone@3x/view-one-paragraph/laid-out", 15_000),
        ("text-entry/tablet@2x/field/left-bytes", 0),
        ("text-entry/tablet@2x/view-1000/left-bytes", 0),
        ("text-entry/tablet@2x/view-100000/left-bytes", 0),
        ("solver/48/add-and-remove/exchanges", 8),
        ("solver/498/build/exchanges", 850),
        ("solver/498/build/entries", 1_200),
        ("solver/498/width-by-1/exchanges", 0),
        ("solver/498/width-by-1/changes", 166),
        ("solver/498/height-large/exchanges", 95),
        ("solver/4998/build/entries", 43_000),
        ("solver/4998/width-by-1/changes", 1_666),
        ("solver/4998/add-and-remove/changes", 0),
        ("placements/decided/allocations", 0),
        ("placements/explained/allocations", 0),
        ("solver/chain-1000/derivations", 36_000),
        ("screen/build/constraints", 4_800),
        ("screen/build/measured", 345),
        ("screen/build/rounds", 2),
        ("screen/other-height/constraints", 4),
        ("screen/other-height/measured", 1),
        ("screen/other-height/placed", 12),
        ("screen/same-height/placed", 0),
        ("screen/nothing/rounds", 0),
        ("screen/column/rounds", 2),
    ]

    /// No cycle of an overlay may leave a block behind. In a window, unread events of the window system vary.
    private static let leftovers = CycleHost.allCases.flatMap { host in
        OverlayKind.allCases.map { kind in
            (name: "memory/\(host)/\(kind)/live-blocks", highest: host == .window ? 20.0 : 0.0)
        }
    }

    private static var all: [(name: String, highest: Double)] { table + leftovers }

    /// The scenarios that have limits.
    static var scenarios: [Scenario] {
        Scenario.all.filter { scenario in all.contains { $0.name.hasPrefix(scenario.name + "/") } }
    }

    /// A sentence for every limit that `figures` exceed; limits without a measured figure are ignored.
    static func violations(in figures: [Figure]) -> [String] {
        let measured = Dictionary(figures.map { ($0.name, $0.value) }) { _, last in last }
        return all.compactMap { limit in
            guard let value = measured[limit.name], !(value <= limit.highest) else { return nil }
            return "\(limit.name) is \(value), the limit is \(limit.highest)."
        }
    }
}
