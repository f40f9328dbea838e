import CoreGraphics
import WindowHost

/// Answers calls of screen readers from a snapshot.
package struct AccessibleAnswers: Sendable {
    package let snapshot: AccessibleSnapshot
    /// The name of the app's connection to the bus.
    package let busName: String
    /// The desktop, which contains the application.
    package var desktop = BusValue.structure([.text(""), .path(AccessiblePath.null)])
    /// What the registry has given the application.
    package var applicationID: Int32 = -1

    package init(
        snapshot: AccessibleSnapshot, busName: String, desktop: BusValue? = nil, applicationID: Int32 = -1
    ) {
        self.snapshot = snapshot
        self.busName = busName
        self.applicationID = applicationID
        if let desktop { self.desktop = desktop }
    }

    package func answer(_ call: BusCall) -> BusAnswer {
        if call.interface == "org.freedesktop.DBus.Peer", call.member == "Ping" { return .values([]) }
        if call.path == AccessiblePath.cache { return cache(call) }
        guard let number = AccessiblePath.number(of: call.path) else { return .failure(.unknownObject) }
        guard let element = snapshot.elements[number] else {
            // What was there a moment ago says so; readers ask for the state of what they hold.
            let asksForState = call.interface == AccessibleInterface.accessible.name && call.member == "GetState"
            guard snapshot.isGone(number), asksForState else { return .failure(.unknownObject) }
            return .value(states([.defunct]))
        }
        if call.interface == "org.freedesktop.DBus.Properties" { return properties(call, of: element) }
        guard let interface = interfaces(of: element).first(where: { $0.name == call.interface }) else {
            return .failure(.unknownInterface)
        }
        switch interface {
        case .accessible: return accessible(call, element)
        case .application: return application(call)
        case .component: return component(call, element)
        case .action: return action(call, element)
        case .value: return .failure(.unknownMethod)
        case .text, .editableText:
            guard let content = element.text else { return .failure(.unknownInterface) }
            return interface == .text ? text(call, element, content) : editableText(call, element, content)
        case .selection: return selection(call, element)
        }
    }

    /// The interfaces of an object.
    package func interfaces(of element: AccessibleElement) -> [AccessibleInterface] {
        var all: [AccessibleInterface] = [.accessible]
        all.append(element.id == AccessibleElement.application ? .application : .component)
        if !element.actions.isEmpty { all.append(.action) }
        if element.range != nil { all.append(.value) }
        if let text = element.text { all += text.isEditable ? [.text, .editableText] : [.text] }
        if element.role == .pageTabList { all.append(.selection) }
        return all
    }

    package func reference(to number: Int) -> BusValue {
        .structure([.text(busName), .path(AccessiblePath.path(of: number))])
    }

    package var null: BusValue { .structure([.text(""), .path(AccessiblePath.null)]) }

    package func parent(of element: AccessibleElement) -> BusValue {
        element.id == AccessibleElement.application ? desktop : reference(to: element.parent)
    }

    package func states(_ states: Set<AccessibleState>) -> BusValue {
        .array(states.words.map { .number($0) }, of: "u")
    }

    // MARK: Properties

    private func properties(_ call: BusCall, of element: AccessibleElement) -> BusAnswer {
        guard let name = call.arguments[orOther: 0].text else { return .failure(.invalidArguments) }
        guard let interface = interfaces(of: element).first(where: { $0.name == name }) else {
            return .failure(.unknownInterface)
        }
        let all = properties(of: element, interface)
        if call.member == "GetAll" {
            return .value(.array(all.map { .entry($0.name, .variant($0.value)) }, of: "{sv}"))
        }
        let property = call.arguments[orOther: 1].text
        guard let found = all.first(where: { $0.name == property }) else { return .failure(.unknownProperty) }
        switch call.member {
        case "Get": return .value(.variant(found.value))
        case "Set": return setProperty(found.name, to: call.arguments[orOther: 2], of: element, interface)
        default: return .failure(.unknownMethod)
        }
    }

    private func setProperty(
        _ property: String, to value: BusValue, of element: AccessibleElement, _ interface: AccessibleInterface
    ) -> BusAnswer {
        switch (interface, property, value) {
        case (.value, "CurrentValue", .real(let number)) where element.range?.isChangeable == true:
            return number.isFinite
                ? .request(.setValue(number, of: element.id), []) : .failure(.invalidArguments)
        case (.application, "Id", .signed(let id)): return .identified(id)
        default: return .failure(.readOnly)
        }
    }

    private func properties(
        of element: AccessibleElement, _ interface: AccessibleInterface
    ) -> [(name: String, value: BusValue)] {
        switch interface {
        case .accessible:
            [
                ("Name", .text(element.name)), ("Description", .text(element.description)),
                ("Parent", parent(of: element)), ("ChildCount", .signed(Int32(clamping: element.children.count))),
                ("Locale", .text(element.language ?? "")), ("AccessibleId", .text(element.identifier ?? "")),
            ]
        case .application:
            [
                ("ToolkitName", .text("Velarium")), ("Version", .text("1.0")), ("ToolkitVersion", .text("1.0")),
                ("AtspiVersion", .text("2.1")), ("Id", .signed(applicationID)),
            ]
        case .action: [("NActions", .signed(Int32(clamping: element.actions.count)))]
        case .value:
            [
                ("CurrentValue", .real(element.range?.value ?? 0)),
                ("MinimumValue", .real(element.range?.minimum ?? 0)),
                ("MaximumValue", .real(element.range?.maximum ?? 0)),
                ("MinimumIncrement", .real(element.range?.step ?? 0)), ("Text", .text("")),
            ]
        case .text:
            [
                ("CharacterCount", .signed(Int32(clamping: element.text?.count ?? 0))),
                ("CaretOffset", .signed(Int32(clamping: element.text?.caret ?? 0))),
            ]
        case .selection: [("NSelectedChildren", .signed(Int32(clamping: selected(in: element).count)))]
        case .component, .editableText: []
        }
    }
}

/// The interfaces of AT-SPI that objects have here.
package enum AccessibleInterface: String, Sendable {
    case accessible = "Accessible"
    case application = "Application"
    case component = "Component"
    case action = "Action"
    case value = "Value"
    case text = "Text"
    case editableText = "EditableText"
    case selection = "Selection"

    package var name: String { "org.a11y.atspi." + rawValue }
}
