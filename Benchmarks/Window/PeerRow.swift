/// One row of the comparison with other toolkits: a scene, one of its figures, and what it should be at most.
struct PeerRow {
    /// The name in the table.
    let name: String
    let scene: WindowScene
    /// The figure of the scene's process.
    let figure: String
    let unit: String
    /// The number of labels behind; 0 for twenty buttons.
    var labels = 0
    /// The number of cycles or frames that are measured.
    var cycles = 100
    /// The largest ratio to the best peer that is aimed at; nil for none.
    var aim: Double?

    /// The rows of `Docs/Performance.md`, in its order. Rows with the same process are next to each other.
    static let all = [
        PeerRow(name: "start/wall", scene: .first, figure: "wall", unit: "ms", aim: 1),
        PeerRow(name: "start/cpu", scene: .first, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "idle/proportional", scene: .first, figure: "proportional", unit: "MB", aim: 1),
        PeerRow(name: "popover-new/cpu", scene: .popover, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "popover-new/shown", scene: .popover, figure: "shown", unit: "ms", aim: 1),
        PeerRow(name: "popover-reused/cpu", scene: .reused, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "popover-reused/shown", scene: .reused, figure: "shown", unit: "ms", aim: 1),
        PeerRow(name: "popover-plain-new/cpu", scene: .plain, figure: "cpu", unit: "ms", aim: 0.8),
        PeerRow(name: "popover-plain-reused/cpu", scene: .plainReused, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "dialog/cpu", scene: .dialog, figure: "cpu", unit: "ms", aim: 0.5),
        PeerRow(name: "dialog/shown", scene: .dialog, figure: "shown", unit: "ms", aim: 1),
        PeerRow(name: "menu/cpu", scene: .menu, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "menu/shown", scene: .menu, figure: "shown", unit: "ms", aim: 1),
        PeerRow(name: "alert/cpu", scene: .alert, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "alert/shown", scene: .alert, figure: "shown", unit: "ms", aim: 1),
        PeerRow(name: "scroll-10000-rows/cpu", scene: .scroll, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "detent-drag/cpu", scene: .detent, figure: "cpu", unit: "ms"),
        PeerRow(name: "repaint/cpu", scene: .repaint, figure: "cpu", unit: "ms", aim: 1),
        PeerRow(name: "fade/cpu", scene: .fade, figure: "cpu", unit: "ms", aim: 0.5),
        PeerRow(name: "popovers-50/cpu", scene: .stack, figure: "cpu", unit: "ms", aim: 1.5),
        PeerRow(name: "popovers-50/wall", scene: .stack, figure: "wall", unit: "ms", aim: 1.5),
        PeerRow(name: "popovers-50/added", scene: .stack, figure: "megabytes", unit: "MB", aim: 1.5),
        PeerRow(name: "popover-over-100/cpu", scene: .popover, figure: "cpu", unit: "ms", labels: 100, cycles: 50),
        PeerRow(
            name: "popover-over-10000/cpu", scene: .popover, figure: "cpu", unit: "ms", labels: 10_000, cycles: 20),
        PeerRow(
            name: "dialog-over-10000/cpu", scene: .dialog, figure: "cpu", unit: "ms", labels: 10_000, cycles: 10,
            aim: 0.5),
        PeerRow(name: "growth/cycle", scene: .growth, figure: "kilobytes", unit: "KB", cycles: 300),
        PeerRow(name: "still/cpu", scene: .still, figure: "cpu", unit: "ms"),
    ]

    /// Whether one process measures both rows.
    func hasSameProcess(as other: PeerRow) -> Bool {
        scene == other.scene && labels == other.labels && cycles == other.cycles
    }
}
