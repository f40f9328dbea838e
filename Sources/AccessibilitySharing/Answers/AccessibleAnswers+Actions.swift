import WindowHost

/// The interfaces with which objects are operated.
extension AccessibleAnswers {
    package func action(_ call: BusCall, _ element: AccessibleElement) -> BusAnswer {
        if call.member == "GetActions" {
            let all = element.actions.map {
                BusValue.structure([.text($0.name), .text(""), .text("")])
            }
            return .value(.array(all, of: "(sss)"))
        }
        guard let index = call.integer(0), element.actions.indices.contains(index) else {
            return .failure(.invalidArguments)
        }
        let action = element.actions[index]
        switch call.member {
        case "GetName", "GetLocalizedName": return .text(action.name)
        case "GetDescription", "GetKeyBinding": return .text("")
        case "DoAction": return .ask(.perform(action, on: element.id))
        default: return .failure(.unknownMethod)
        }
    }

    // MARK: Selection

    package func selected(in element: AccessibleElement) -> [Int] {
        element.children.filter { snapshot.elements[$0]?.states.contains(.selected) == true }
    }

    /// One of the children is selected at a time, as in a tab bar.
    package func selection(_ call: BusCall, _ element: AccessibleElement) -> BusAnswer {
        switch call.member {
        case "SelectAll", "ClearSelection": return .flag(false)
        default: break
        }
        guard let index = call.integer(0) else { return .failure(.invalidArguments) }
        let child = element.children.indices.contains(index) ? element.children[index] : nil
        switch call.member {
        case "GetSelectedChild":
            let all = selected(in: element)
            return .value(all.indices.contains(index) ? reference(to: all[index]) : null)
        case "SelectChild": return child.map { .ask(.perform(.click, on: $0)) } ?? .flag(false)
        case "IsChildSelected":
            return .flag(child.map { snapshot.elements[$0]?.states.contains(.selected) == true } ?? false)
        case "DeselectChild", "DeselectSelectedChild": return .flag(false)
        default: return .failure(.unknownMethod)
        }
    }
}
