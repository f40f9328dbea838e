import Driving
import Testing

@Suite struct StepSpellingTests {
    private static let lines = [
        "tap \"Save\"", "tap \"a \\\"b\\\"\\n\\t\\\\\"#3", "tap id:\"x y\"#1", "tap 10 20.5",
        "press-and-hold \"Save\" 0.7",
        "press-and-slide \"Save\" to id:\"x\"#2 0.7", "press-and-slide 1 2 to 3 4 0.5", "right-click \"Save\"",
        "right-click 10 20", "mouse tap 10 20", "mouse double-tap \"Save\"", "mouse drag 1 2 3 4 0.5",
        "mouse path 1 2 0 3 4 0.5 5 6 0.5", "modifiers alt+shift", "modifiers none", "expect \"Save\" selected",
        "expect \"Save\" unselected",
        "drag 1 2 3 4 0.5", "scroll 1 2 -3 4.25", "scroll to \"Save\"", "hover \"Save\"", "hover 3 4", "hover away",
        "scroll to id:\"x\"#2",
        "path 1 2 0 3 4 0.25 5 6.5 1", "picture /dev/stdout", "picture A.PNG framed", "type \"héllo 中\"", "key escape",
        "key cmd++", "key \"#\"",
        "key shift+tab",
        "keyboard 291", "keyboard hide", "keyboard software", "keyboard float 20 100", "keyboard split 420",
        "keyboard replay doubled-rounds",
        "advance 0.25", "wait 1", "settle", "rotate landscapeLeft", "resize 800 600.5",
        "style dark", "statusbar 40", "open \"app://page?a=b\"", "device iPad Pro 11", "expect \"Save\" focused",
        "expect id:\"x\" text \"b\"", "expect presentations 2", "expect order \"a\" \"b\"", "expect style popover",
        "expect arrow up at 250 250.5",
        "expect frame \"Save\" 1 2 3 4", "expect picture \"a b.png\"", "picture a.png", "filmstrip a.png 0.5 0.1",
        "film a.webm", "film \"a b.mp4\" framed", "film a.gif touches", "film end",
        "filmstrip a.png 0.5 0.1 during tap \"Save\"", "filmstrip a.png during drag 1 2 3 4 0.5",
        "dump a.json", "contrast high", "text-size accessibilityLarge", "direction rtl", "bold-text on",
        "button-shapes off", "trace a.txt", "quit", "voice-over next", "voice-over rotor \"Words\" previous",
        "audit contrast textClipped pictures \"a b\"",
    ]

    @Test(arguments: lines) func writtenStepIsParsedAsTheSameStep(line: String) throws {
        let step = try #require(try Script(name: "s", text: line).lines.first?.step)

        let again = try Script(name: "s", text: step.line).lines.first?.step

        #expect(again == step, "\(step.line)")
    }
}
