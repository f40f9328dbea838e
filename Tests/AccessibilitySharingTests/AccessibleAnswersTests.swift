import AccessibilitySharing
import CoreGraphics
import Testing
import UIKitDevice
import WindowHost

/// What screen readers are answered from a snapshot.
@Suite struct AccessibleAnswersTests {
    private static let accessible = "org.a11y.atspi.Accessible"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// A window with a slider and, inside a panel, a field.
    private static func snapshot(
        text: String = "a🙂b", value: Double = 3, isFocused: Bool = false
    ) -> AccessibleSnapshot {
        var slider = AccessibleElement(id: 2, role: .slider, parent: AccessibleElement.window)
        slider.name = "Volume"
        slider.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
        slider.range = .init(value: value, minimum: 0, maximum: 10, step: 0, isChangeable: true)
        slider.states = [.focusable, .enabled]
        slider.actions = [.increment, .decrement, .custom(0, name: "Mute")]
        var panel = AccessibleElement(id: 3, role: .panel, parent: AccessibleElement.window)
        panel.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        panel.children = [5]
        var field = AccessibleElement(id: 5, role: .entry, parent: 3)
        field.frame = CGRect(x: 20, y: 110, width: 200, height: 40)
        field.text = AccessibleText(text, selection: 1..<3)
        if isFocused { field.states = [.focused, .editable] }
        return AccessibleSnapshot(
            appName: "Gallery",
            window: .init(
                title: "Page", size: CGSize(width: 300, height: 400), origin: (x: 50, y: 70), unitsPerPoint: 2,
                isActive: true),
            content: [slider, panel, field], lastNumber: 6)
    }

    private let answers = AccessibleAnswers(snapshot: Self.snapshot(), busName: ":1.7")

    private func answer(
        _ member: String, _ arguments: [BusValue] = [], of interface: String, at number: Int = 2
    ) -> BusAnswer {
        answers.answer(
            BusCall(member, arguments, of: "org.a11y.atspi." + interface, at: AccessiblePath.path(of: number)))
    }

    private func property(_ name: String, of interface: String, at number: Int = 2) -> BusAnswer {
        answers.answer(
            BusCall(
                "Get", [.text("org.a11y.atspi." + interface), .text(name)], of: Self.properties,
                at: AccessiblePath.path(of: number)))
    }

    @Test(arguments: [
        "/", "/org/a11y/atspi/accessible/99", "/org/a11y/atspi/accessible/02", "/org/a11y/atspi/accessible/-1",
        "/org/a11y/atspi/accessible/x", "/org/a11y/atspi/null",
    ])
    func aPathThatNoObjectHasIsUnknown(path: String) {
        #expect(answers.answer(BusCall("GetState", of: Self.accessible, at: path)) == .failure(.unknownObject))
    }

    @Test func anObjectThatIsGoneIsDefunctAndNothingElse() {
        let defunct = BusValue.array([.number(1 << 6), .number(0)], of: "u")

        #expect(answer("GetState", of: "Accessible", at: 4) == .value(defunct))
        #expect(answer("GetRole", of: "Accessible", at: 4) == .failure(.unknownObject))
        #expect(answer("DoAction", [.signed(0)], of: "Action", at: 4) == .failure(.unknownObject))
    }

    @Test func unknownInterfacesMethodsPropertiesAndArgumentsAreRefused() {
        #expect(answer("GetText", [.signed(0), .signed(1)], of: "Text") == .failure(.unknownInterface))
        #expect(answer("Fly", of: "Accessible") == .failure(.unknownMethod))
        #expect(answer("GetChildAtIndex", [.text("0")], of: "Accessible") == .failure(.invalidArguments))
        #expect(answer("DoAction", [.signed(9)], of: "Action") == .failure(.invalidArguments))
        #expect(property("Wings", of: "Accessible") == .failure(.unknownProperty))
    }

    @Test func theTreeGoesFromTheApplicationThroughTheWindowToTheElements() {
        func reference(_ number: Int) -> BusValue {
            .structure([.text(":1.7"), .path(AccessiblePath.path(of: number))])
        }

        #expect(answer("GetChildren", of: "Accessible", at: 0) == .value(.array([reference(1)], of: "(so)")))
        let content = BusValue.array([reference(2), reference(3)], of: "(so)")
        #expect(answer("GetChildren", of: "Accessible", at: 1) == .value(content))
        #expect(property("Parent", of: "Accessible", at: 5) == .value(.variant(reference(3))))
        #expect(answer("GetIndexInParent", of: "Accessible", at: 3) == .integer(1))
        #expect(answer("GetRole", of: "Accessible", at: 0) == .value(.number(75)))
        #expect(answer("GetRole", of: "Accessible", at: 1) == .value(.number(23)))
    }

    @Test func placesAreInUnitsOfTheDisplayTheWindowOrTheParent() {
        func extents(_ origin: UInt32) -> BusAnswer { answer("GetExtents", [.number(origin)], of: "Component", at: 5) }
        func area(_ numbers: Int32...) -> BusAnswer { .value(.structure(numbers.map { .signed($0) })) }

        #expect(extents(0) == area(90, 290, 400, 80))
        #expect(extents(1) == area(40, 220, 400, 80))
        #expect(extents(2) == area(40, 20, 400, 80))
        #expect(extents(3) == .failure(.invalidArguments))
    }

    @Test func theFrontElementAtAPointIsFound() {
        let found = answer("GetAccessibleAtPoint", [.signed(94), .signed(300), .number(0)], of: "Component", at: 1)

        #expect(found == .value(.structure([.text(":1.7"), .path("/org/a11y/atspi/accessible/5")])))
    }

    @Test func actionsAreListedAndAskTheApp() {
        #expect(property("NActions", of: "Action") == .value(.variant(.signed(3))))
        #expect(answer("GetName", [.signed(2)], of: "Action") == .text("Mute"))
        #expect(answer("DoAction", [.signed(0)], of: "Action") == .ask(.perform(.increment, on: 2)))
        #expect(answer("GrabFocus", of: "Component") == .ask(.focus(2)))
    }

    @Test func aValueIsReadAndSet() {
        func setValue(_ value: BusValue) -> BusAnswer {
            answers.answer(
                BusCall(
                    "Set", [.text("org.a11y.atspi.Value"), .text("CurrentValue"), value], of: Self.properties,
                    at: AccessiblePath.path(of: 2)))
        }

        #expect(property("CurrentValue", of: "Value") == .value(.variant(.real(3))))
        #expect(setValue(.real(7)) == .request(.setValue(7, of: 2), []))
        #expect(setValue(.real(.nan)) == .failure(.invalidArguments))
        #expect(setValue(.text("7")) == .failure(.readOnly))
    }

    @Test func aTextIsReadSelectedAndEditedByScalars() {
        #expect(property("CharacterCount", of: "Text", at: 5) == .value(.variant(.signed(3))))
        #expect(answer("GetText", [.signed(1), .signed(-1)], of: "Text", at: 5) == .text("🙂b"))
        #expect(answer("GetSelection", [.signed(0)], of: "Text", at: 5) == .values([.signed(1), .signed(2)]))
        #expect(
            answer("GetTextAtOffset", [.signed(1), .number(0)], of: "Text", at: 5)
                == .values([.text("🙂"), .signed(1), .signed(2)]))
        #expect(answer("SetCaretOffset", [.signed(9)], of: "Text", at: 5) == .ask(.select(3..<3, in: 5)))
        #expect(
            answer("DeleteText", [.signed(2), .signed(1)], of: "EditableText", at: 5)
                == .ask(.replace(1..<2, with: "", in: 5)))
        #expect(
            answer("InsertText", [.signed(3), .text("xyz"), .signed(2)], of: "EditableText", at: 5)
                == .ask(.replace(3..<3, with: "xy", in: 5)))
    }

    @Test func readersThatKeepTheTreeGetAllOfItAtOnce() {
        let answer = answers.answer(BusCall("GetItems", of: "org.a11y.atspi.Cache", at: AccessiblePath.cache))
        guard case .values(let values) = answer else {
            Issue.record("There is no list.")
            return
        }

        #expect(values.first?.signature == "a((so)(so)(so)iiassusau)")
        #expect(values.first?.list?.map(\.signature) == Array(repeating: "((so)(so)(so)iiassusau)", count: 5))
    }

    @Test func changesAreToldInTheOrderTheyNeed() {
        let old = Self.snapshot()
        let new = Self.snapshot(text: "a🙂🎈b", value: 4, isFocused: true)

        #expect(
            new.events(since: old) == [
                .state(.focused, isOn: true, of: 5), .value(4, of: 2), .state(.editable, isOn: true, of: 5),
                .inserted("🎈", at: 2, in: 5),
            ])
        #expect(new.events(since: new).isEmpty)
        #expect(new.events(since: nil) == [.windowActive(true), .state(.focused, isOn: true, of: 5)])
    }

    @Test func whatComesAndGoesIsToldWithItsPlace() {
        let full = Self.snapshot()
        let empty = AccessibleSnapshot(appName: "Gallery", window: full.window, content: [], lastNumber: 6)

        #expect(
            empty.events(since: full) == [
                .state(.defunct, isOn: true, of: 5), .removed(5, from: 3, at: 0),
                .state(.defunct, isOn: true, of: 3), .removed(3, from: 1, at: 1),
                .state(.defunct, isOn: true, of: 2), .removed(2, from: 1, at: 0),
            ])
        #expect(
            full.events(since: empty) == [
                .added(2, to: 1, at: 0), .added(3, to: 1, at: 1), .added(5, to: 3, at: 0),
            ])
    }

    @Test func keysHaveTheSymbolsOfX11() {
        let tab = ReaderKeyEvent(stroke: KeyStroke(name: "tab", modifiers: .shift), isDown: true).value
        let letter = ReaderKeyEvent(stroke: KeyStroke(name: "文"), isDown: false).value

        #expect(tab.signature == "(uiiiisb)")
        #expect(tab.list?[1...3] == [.signed(0xFF09), .signed(0), .signed(1)])
        #expect(tab.list?[5...] == [.text("Tab"), .flag(false)])
        #expect(letter.list?[...1] == [.number(1), .signed(0x0100_6587)])
        #expect(letter.list?[5...] == [.text("文"), .flag(true)])
    }

    @Test func signalsHaveTheTypesOfTheProtocol() {
        let events: [AccessibleEvent] = [
            .state(.multiLine, isOn: true, of: 5), .name("A", of: 2), .value(2, of: 2), .removed(4, from: 1, at: 0),
            .inserted("x", at: 1, in: 5), .caret(2, in: 5), .selection(in: 5), .windowActive(false),
            .announcement("Saved"),
        ]

        let signals = events.flatMap { AccessibleSignal.signals(for: $0, in: answers) }

        for signal in signals where signal.member != "RemoveAccessible" {
            #expect(signal.values.map(\.signature).joined() == "siiva{sv}")
        }
        #expect(signals.first?.values.first == .text("multi-line"))
        #expect(signals.last?.member == "Announcement")
    }
}
