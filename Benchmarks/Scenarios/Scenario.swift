/// One scenario of the benchmarks.
struct Scenario {
    /// The name on the command line.
    let name: String
    /// One line for `--help`.
    let explanation: String
    let run: @MainActor (inout Report) -> Void

    static let all = [
        Scenario(name: "pixels", explanation: "fill, copy and blend of a whole screen: the machine's limit") {
            measurePixels(&$0)
        },
        Scenario(name: "popover", explanation: "a popover that appears, rests and fades; over up to 100,000 views") {
            measurePopover(&$0)
        },
        Scenario(name: "menu", explanation: "a menu of 200 elements that opens") { measureMenu(&$0) },
        Scenario(name: "keyboard", explanation: "the drawn keyboard that opens, and a key of it") {
            measureKeyboard(&$0)
        },
        Scenario(name: "text-entry", explanation: "a key in a field and in texts of up to 100,000 characters") {
            measureTextEntry(&$0)
        },
        Scenario(name: "rotation", explanation: "a rotation by 90 degrees under three presentations") {
            measureRotation(&$0)
        },
        Scenario(name: "rest", explanation: "frames a second of a screen without input") { measureRest(&$0) },
        Scenario(name: "dim", explanation: "frames while the whole screen darkens") { measureDim(&$0) },
        Scenario(name: "layers", explanation: "one layer changed among 10,000") { measureLayers(&$0) },
        Scenario(name: "many", explanation: "changes and hit tests over 100, 10,000 and 100,000 labels in one view") {
            measureMany(&$0)
        },
        Scenario(name: "scroll", explanation: "10,000 labels and a table of 10,000 rows, flicked") {
            measureScroll(&$0)
        },
        Scenario(name: "shell", explanation: "a phone in a bare window, and with the device around it") {
            measureShell(&$0)
        },
        Scenario(name: "inspector", explanation: "a phone with the inspector closed and open, and 50,000 views") {
            measureInspector(&$0)
        },
        Scenario(name: "detent", explanation: "a sheet of 500 views dragged between its detents, over 500 views") {
            measureDetentDrag(&$0)
        },
        Scenario(name: "hit", explanation: "hit testing in trees of 100 to 100,000 views, per visited view") {
            measureHits(&$0)
        },
        Scenario(name: "solver", explanation: "constraints of dialogs of 48, 498 and 4,998 variables, built and edited")
        {
            measureSolver(&$0)
        },
        Scenario(name: "placements", explanation: "overlay placement, with and without explanations") {
            measurePlacements(&$0)
        },
        Scenario(name: "queue", explanation: "10,000 requests of an overlay coordinator, queued and presented") {
            measureQueue(&$0)
        },
        Scenario(name: "screen", explanation: "500 views in nested stacks, laid out and changed") {
            measureScreen(&$0)
        },
        Scenario(name: "storyboards", explanation: "50 scenes compiled, opened and instantiated, and made in code") {
            measureStoryboards(&$0)
        },
        Scenario(name: "present", explanation: "every style in and out: time, frames and heap") { measurePresent(&$0) },
        Scenario(name: "overlays", explanation: "every overlay of Velarium in and out, seen and as in a test") {
            measureOverlays(&$0)
        },
        Scenario(name: "choices", explanation: "a dialog of 20,000 rows that opens and scrolls") {
            measureLongChoices(&$0)
        },
        Scenario(name: "tests", explanation: "what tests cost: a device, overlays in and out, 20 steps, a picture") {
            measureTestCycles(&$0)
        },
        Scenario(name: "morph", explanation: "an overlay that changes its style, per frame") {
            measureStyleChanges(&$0)
        },
        Scenario(name: "anchors", explanation: "a scrolling table, without and with 200 popovers that follow its rows")
        {
            measureAnchors(&$0)
        },
        Scenario(name: "start", explanation: "from the start of a process to its first frame, and its memory") {
            measureStart(&$0)
        },
        Scenario(name: "memory", explanation: "what every overlay leaves behind, headless and in a window") {
            measureMemory(&$0)
        },
    ]
}
