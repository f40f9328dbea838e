extension Probe {
    /// Every probe, in the order in which they run.
    public static let all: [Probe] = [
        sheets, navigationBars, tabBars, tables, controls, searchBars, texts, keyboards, alerts, editMenus,
        contextMenus, popovers, swipes, pickers, lists, selections, callbacks, exceptions, layout, animations, colors,
        collections, containers,
    ].flatMap { $0 }
}
