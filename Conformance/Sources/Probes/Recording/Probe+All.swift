extension Probe {
    /// Every probe, in the order in which they run.
    public static let all: [Probe] = [
        sheets, navigationBars, tabBars, tables, controls, searchBars, texts, keyboards, alerts, editMenus, popovers,
        callbacks, exceptions, layout, animations, colors, collections, containers,
    ].flatMap { $0 }
}
