import Driving
import Foundation
import Testing

@Suite struct StepParserTests {
    private func step(_ line: String) throws -> Step {
        try StepParser.step(of: ScriptLexer.tokens(of: line[...]))
    }

    @Test(
        arguments: [
            ("tap \"Save\"", .tap(.text("Save", ordinal: nil))),
            ("tap \"Save\"#2", .tap(.text("Save", ordinal: 2))),
            ("tap id:\"save\"", .tap(.identifier("save", ordinal: nil))),
            ("tap 10 20.5", .tap(.point(CGPoint(x: 10, y: 20.5)))),
            ("tap -1 +2", .tap(.point(CGPoint(x: -1, y: 2)))),
            ("press-and-hold \"Save\"", .pressAndHold(.text("Save", ordinal: nil), seconds: 0.7)),
            ("press-and-hold 1 2", .pressAndHold(.point(CGPoint(x: 1, y: 2)), seconds: 0.7)),
            ("mouse tap \"Save\"", .mouse(.tap(.text("Save", ordinal: nil)))),
            ("mouse drag 1 2 3 4 1", .mouse(.drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), seconds: 1))),
            ("modifiers shift+cmd", .modifiers([.shift, .cmd])), ("modifiers none", .modifiers([])),
            ("right-click \"Save\"", .rightClick(.text("Save", ordinal: nil))),
            (
                "press-and-slide \"Save\" to 1 2",
                .pressAndSlide(.text("Save", ordinal: nil), to: .point(CGPoint(x: 1, y: 2)), seconds: 0.7)
            ),
            ("press-and-hold 1 2 3", .pressAndHold(.point(CGPoint(x: 1, y: 2)), seconds: 3)),
            ("drag 1 2 3 4 0", .drag(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4), seconds: 0)),
            ("type \"a b\"", .type("a b")),
            ("code \"123456\"", .code("123456")),
            ("key escape", .key(KeyChord(name: "escape"))),
            ("key cmd+shift+s", .key(KeyChord(name: "s", modifiers: [.cmd, .shift]))),
            ("key ctrl+alt+tab", .key(KeyChord(name: "tab", modifiers: [.ctrl, .alt]))),
            ("key +", .key(KeyChord(name: "+"))),
            ("key cmd++", .key(KeyChord(name: "+", modifiers: [.cmd]))),
            ("key \"#\"", .key(KeyChord(name: "#"))),
            ("key é", .key(KeyChord(name: "é"))),
            ("keyboard 291", .keyboard(height: 291)),
            ("keyboard 0", .keyboard(height: 0)),
            ("keyboard hide", .keyboard(height: nil)),
            ("keyboard software", .keyboardKind(.software)),
            ("keyboard hardware", .keyboardKind(.hardware)),
            ("keyboard float 20 100", .keyboardFloat(CGPoint(x: 20, y: 100))),
            ("keyboard split 420", .keyboardSplit(420)),
            ("keyboard replay split", .keyboardReplay(.split)),
            ("advance 0.5", .advance(seconds: 0.5)),
            ("advance 0", .advance(seconds: 0)),
            ("wait 1", .wait(seconds: 1)),
            ("settle", .settle),
            ("rotate portrait", .rotate(.portrait)),
            ("rotate portraitUpsideDown", .rotate(.portraitUpsideDown)),
            ("rotate landscapeLeft", .rotate(.landscapeLeft)),
            ("rotate landscapeRight", .rotate(.landscapeRight)),
            ("resize 800 600", .resize(CGSize(width: 800, height: 600))),
            ("style light", .style(.light)),
            ("style dark", .style(.dark)),
            ("statusbar 40", .statusBar(height: 40)),
            ("open \"app://x#y\"", .open(URL(string: "app://x#y")!)),
            ("device iPhone SE", .device("iPhone SE")),
            ("device \"ipad pro 11\"", .device("iPad Pro 11")),
            ("device Desktop", .device("Desktop")),
            ("picture a/b.png", .picture(file: "a/b.png")),
            ("picture \"a b.png\"", .picture(file: "a b.png")),
            ("film a.webm", .film(file: "a.webm", format: .webm, options: FilmOptions())),
            (
                "film \"a b.GIF\" framed touches",
                .film(file: "a b.GIF", format: .gif, options: FilmOptions(showsDevice: true, showsTouches: true))
            ),
            ("film end", .endFilm),
            (
                "film a.gif for 0.5", Step.film(file: "a.gif", format: .gif, options: FilmOptions()).filming(for: 0.5)
            ),
            (
                "film a.gif touches for 1 during tap \"Save\"",
                Step.film(file: "a.gif", format: .gif, options: FilmOptions(showsTouches: true))
                    .filming(.tap(.text("Save", ordinal: nil)), for: 1)
            ),
            ("speed 0.25", .speed(0.25)), ("pause", .pause), ("resume", .resume), ("next frame", .nextFrame),
            ("dump d.json", .dump(file: "d.json")),
            ("trace t.txt", .trace(file: "t.txt")),
            ("quit", .quit),
        ] as [(String, Step)])
    func aStepIsRead(line: String, expected: Step) throws {
        #expect(try step(line) == expected)
    }

    @Test(
        arguments: [
            ("expect \"a\" visible", .state(.text("a", ordinal: nil), .visible)),
            ("expect \"a\"#1 gone", .state(.text("a", ordinal: 1), .gone)),
            ("expect id:\"a\" enabled", .state(.identifier("a", ordinal: nil), .enabled)),
            ("expect 1 2 disabled", .state(.point(CGPoint(x: 1, y: 2)), .disabled)),
            ("expect \"a\" focused", .state(.text("a", ordinal: nil), .focused)),
            ("expect \"a\" text \"b\"", .text(.text("a", ordinal: nil), "b")),
            ("expect presentations 2", .presentations(2)),
            ("expect style popover", .style("popover")),
            ("expect order \"a\" \"b\"", .order(["a", "b"])),
            ("expect arrow up at 10 20", .arrow(.up, tip: CGPoint(x: 10, y: 20))),
            ("expect arrow right at 1.5 -2", .arrow(.right, tip: CGPoint(x: 1.5, y: -2))),
            ("expect frame \"a\" 1 2 3 4", .frame(.text("a", ordinal: nil), CGRect(x: 1, y: 2, width: 3, height: 4))),
            ("expect frame 9 8 1 2 3 4", .frame(.point(CGPoint(x: 9, y: 8)), CGRect(x: 1, y: 2, width: 3, height: 4))),
            ("expect picture a.png", .picture(file: "a.png")),
        ] as [(String, Step.Expectation)])
    func anExpectationIsRead(line: String, expected: Step.Expectation) throws {
        #expect(try step(line) == .expect(expected))
    }

    @Test(arguments: [
        ("tapp \"Save\"", "unknown step tapp; did you mean tap? There are tap,"),
        ("Tap \"Save\"", "unknown step Tap; did you mean tap? There are"),
        ("\"tap\" 1 2", "\"tap\" is not a step"),
        ("tap", "a target is missing (usage: tap TARGET)"),
        ("tap Save", "Save is not a target; a text needs quotes: \"Save\" (usage: tap TARGET)"),
        ("tap 10", "a number for y is missing"),
        ("tap 10 y", "y is not a number, but a number for y is needed"),
        ("tap \"a\" 10", "unexpected 10 at the end of the line"),
        ("tap 1 2 3", "unexpected 3 at the end of the line"),
        ("tap nan 1", "nan is not a target"),
        ("tap 1 nan", "nan is not a number"),
        ("tap 1 inf", "inf is not a number"),
        ("tap 1 1e999", "1e999 is not a finite number"),
        ("tap 1 0x10", "0x10 is not a number"),
        ("tap 1,5 2", "1,5 is not a number"),
        ("tap 1 --2", "--2 is not a number"),
        ("press-and-hold \"a\" -1", "-1 is negative"),
        (
            "mouse",
            "what the mouse does is missing (usage: mouse tap|double-tap|press-and-hold|press-and-slide|drag|path …)"
        ),
        (
            "mouse pinch \"Save\" 2",
            "the mouse cannot pinch (usage: mouse tap|double-tap|press-and-hold|press-and-slide|drag|path …)"
        ),
        (
            "mouse mouse tap 1 2",
            "the mouse cannot mouse (usage: mouse tap|double-tap|press-and-hold|press-and-slide|drag|path …)"
        ),
        (
            "modifiers shift+",
            "a modifier is missing (usage: modifiers cmd|ctrl|alt|shift[+…], or modifiers none)"
        ),
        ("right-click", "a target is missing (usage: right-click TARGET)"),
        ("press-and-slide \"a\"", "to TARGET is missing"),
        ("press-and-slide \"a\" until \"b\"", "expected to TARGET, but found until"),
        ("press-and-slide \"a\" to", "a target is missing"),
        ("press-and-slide \"a\" to \"b\" -1", "-1 is negative"),
        ("drag 1 2 3 4", "a time in seconds is missing"),
        ("drag 1 2 3 4 -0.1", "-0.1 is negative"),
        ("path 1 2 0", "a path needs at least two points"),
        ("path 1 2 0 3 4", "a time in seconds is missing"),
        ("path 1 2 0 3 4 -1", "-1 is negative"),
        ("scroll to", "a target is missing"),
        ("hover", "a target is missing"),
        ("speed", "a speed is missing (usage: speed FACTOR)"),
        ("speed 0", "0 is no speed from 0.01 to 10; 1 is full speed, and pause stops the clock (usage: speed FACTOR)"),
        ("speed -1", "-1 is no speed from 0.01 to 10"),
        ("next", "frame is missing (usage: next frame)"),
        ("next page", "expected frame, but found page"),
        ("film a.gif for", "a time in seconds is missing"),
        ("film a.gif for 1 tap 1 2", "expected during STEP, but found tap"),
        ("film a.gif during picture a.png", "picture cannot be filmed; it takes no time on the clock"),
        ("type hello", "hello is not the text to type; it needs quotes"),
        ("key", "a key is missing"),
        ("key cmd+enter", "\"enter\" is not a key; name a character or one of backspace, delete, down, end, escape,"),
        ("key hyper+a", "hyper is not a modifier; there are cmd, ctrl, alt and shift"),
        ("key esc", "\"esc\" is not a key; did you mean escape? name a character or one of"),
        ("key \"\"", "\"\" is not a key"),
        ("tap id:save", "id:save is not a target; a text needs quotes: id:\"save\""),
        ("keyboard", "a height in points is missing"),
        ("keyboard show", "show is not a number"),
        ("keyboard -1", "-1 is negative"),
        ("keyboard float 1", "a y in points is missing"),
        ("advance", "a time in seconds is missing"),
        ("advance -1", "-1 is negative"),
        ("advance nan", "nan is not a number"),
        ("wait soon", "soon is not a number"),
        ("settle 1", "unexpected 1 at the end of the line"),
        (
            "rotate left",
            "left is not an orientation; did you mean landscapeLeft? There are portrait, portraitUpsideDown,"
        ),
        ("resize 800", "a height in points is missing"),
        ("resize 0 600", "a screen cannot be 0 by 600 points"),
        ("resize 1e9 600", "a screen cannot be 1000000000 by 600 points"),
        ("style blue", "blue is not a style; there are light, dark"),
        ("statusbar", "a height in points is missing"),
        ("open app://x", "app://x is not a URL; it needs quotes"),
        ("open \"nowhere\"", "\"nowhere\" is not a URL with a scheme"),
        ("device", "a device is missing"),
        ("device iPhone 3G", "\"iPhone 3G\" is not a device; did you mean iPhone SE? There are iPhone SE,"),
        ("expect", "a target is missing"),
        ("expect \"a\"", "what to expect (visible, gone, enabled, disabled, selected, unselected, focused) is missing"),
        ("expect \"a\" shown", "shown is not what to expect"),
        ("expect \"a\" text", "the expected text is missing"),
        ("expect \"a\" text b", "b is not the expected text; it needs quotes"),
        ("expect presentations", "a number of presentations is missing"),
        ("expect presentations -1", "-1 is not a number of presentations, a whole number from 0"),
        ("expect presentations 1.5", "1.5 is not a number of presentations"),
        ("expect style", "a presentation style is missing"),
        ("expect order", "the expected labels is missing"),
        ("expect arrow", "a direction (up, down, left, right) is missing"),
        ("expect arrow up 1 2", "expected at X Y, but found 1"),
        ("expect arrow up at 1", "a number for y is missing"),
        ("expect frame \"a\" 1 2 3", "a height is missing"),
        ("expect frame \"a\" 1 2 -3 4", "-3 is negative"),
        ("expect picture", "a file name is missing"),
        ("picture", "a file name is missing"),
        ("picture \"\"", "\"\" is not a file name"),
        ("picture x.jpg", "x.jpg cannot be a picture, which is a PNG file; write x.png"),
        ("expect picture a/x.jpeg", "a/x.jpeg cannot be a picture, which is a PNG file; write a/x.png"),
        ("filmstrip x.gif 1", "x.gif cannot be a picture, which is a PNG file; write x.png"),
        ("film", "a file name, or end is missing"),
        ("film x.avi", "x.avi cannot be a film; its name ends in .webm, .mp4 or .gif"),
        ("film x.webm large", "expected during STEP, but found large"),
        ("film end now", "unexpected now at the end of the line"),
        ("filmstrip a.png during film a.gif", "film cannot be filmed; it takes no time on the clock"),
        ("dump", "a file name is missing"),
        ("trace", "a file name is missing"),
        ("quit now", "unexpected now at the end of the line"),
    ])
    func invalidStepIsExplained(line: String, reason: String) {
        let problem = #expect(throws: SyntaxProblem.self) { try step(line) }

        #expect(problem?.reason.hasPrefix(reason) == true, "said: \(problem?.reason ?? "")")
    }
}
