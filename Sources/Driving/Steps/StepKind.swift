import UIKitCore

/// The first word of a step, with its usage.
enum StepName: String, CaseIterable {
    case tap
    case doubleTap = "double-tap"
    case pressAndHold = "press-and-hold"
    case pressAndSlide = "press-and-slide"
    case rightClick = "right-click"
    case mouse
    case escapeGesture = "escape-gesture"
    case drag, path, swipe, pinch, turn, scroll, hover, type, code, key, modifiers, keyboard, advance, wait, settle,
        rotate, resize, style, contrast, direction
    case textSize = "text-size"
    case boldText = "bold-text"
    case reduceMotion = "reduce-motion"
    case crossFade = "cross-fade"
    case reduceTransparency = "reduce-transparency"
    case differentiate = "differentiate-without-color"
    case buttonShapes = "button-shapes"
    case voiceOver = "voice-over"
    case statusBar = "statusbar"
    case tilt, battery
    case memoryWarning = "memory-warning"
    case open, scene, device, expect, picture
    case filmStrip = "filmstrip"
    case dump, trace, quit

    /// The step with its arguments, for error messages.
    var usage: String {
        switch self {
        case .tap: "tap TARGET"
        case .doubleTap: "double-tap TARGET"
        case .pressAndHold: "press-and-hold TARGET [SECONDS]"
        case .pressAndSlide: "press-and-slide TARGET to TARGET [SECONDS]"
        case .rightClick: "right-click TARGET"
        case .mouse: "mouse tap|double-tap|press-and-hold|press-and-slide|drag|path …"
        case .drag: "drag X1 Y1 X2 Y2 SECONDS"
        case .path: "path X Y SECONDS X Y SECONDS …"
        case .swipe: "swipe TARGET left|right|up|down"
        case .pinch: "pinch TARGET SCALE [SECONDS]"
        case .turn: "turn TARGET DEGREES [SECONDS]"
        case .scroll: "scroll X Y DX DY, or scroll to TARGET"
        case .hover: "hover TARGET, or hover away"
        case .type: "type \"TEXT\""
        case .code: "code \"CODE\""
        case .key: "key [cmd+|ctrl+|alt+|shift+]NAME"
        case .modifiers: "modifiers cmd|ctrl|alt|shift[+…], or modifiers none"
        case .escapeGesture: "escape-gesture"
        case .keyboard:
            "keyboard HEIGHT, keyboard hide, keyboard software|hardware, keyboard float X Y, "
                + "keyboard split Y or keyboard replay NAME"
        case .advance: "advance SECONDS"
        case .wait: "wait SECONDS"
        case .settle: "settle"
        case .rotate: "rotate portrait|portraitUpsideDown|landscapeLeft|landscapeRight"
        case .resize: "resize WIDTH HEIGHT"
        case .style: "style light|dark"
        case .contrast: "contrast normal|high"
        case .direction: "direction ltr|rtl"
        case .textSize: "text-size " + Step.Setting.TextSize.allCases.map(\.rawValue).joined(separator: "|")
        case .boldText, .reduceMotion, .crossFade, .reduceTransparency, .differentiate, .buttonShapes, .voiceOver:
            "\(rawValue) on|off"
        case .statusBar: "statusbar HEIGHT, or statusbar shown|hidden"
        case .tilt: "tilt X Y"
        case .battery: "battery PERCENT unplugged|charging|full"
        case .memoryWarning: "memory-warning"
        case .open: "open \"URL\""
        case .scene: "scene " + ScenePhase.allCases.map(\.rawValue).joined(separator: "|")
        case .device: "device NAME"
        case .expect:
            "expect TARGET visible|gone|enabled|disabled|selected|unselected|focused, expect TARGET text \"TEXT\", "
                + "expect presentations N, expect style NAME, expect arrow up|down|left|right at X Y, expect frame TARGET X Y W H "
                + "or expect picture FILE.png"
        case .picture: "picture FILE.png [framed]"
        case .filmStrip: "filmstrip FILE.png SECONDS [INTERVAL], or filmstrip FILE.png [SECONDS [INTERVAL]] during STEP"
        case .dump: "dump FILE.json"
        case .trace: "trace FILE.txt"
        case .quit: "quit"
        }
    }
}
