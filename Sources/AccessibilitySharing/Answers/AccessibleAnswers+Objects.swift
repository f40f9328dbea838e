import CoreGraphics
import WindowHost

/// The interfaces about what an object is, and where.
extension AccessibleAnswers {
    package func accessible(_ call: BusCall, _ element: AccessibleElement) -> BusAnswer {
        switch call.member {
        case "GetChildAtIndex":
            guard let index = call.integer(0) else { return .failure(.invalidArguments) }
            return .value(element.children.indices.contains(index) ? reference(to: element.children[index]) : null)
        case "GetChildren": return .value(.array(element.children.map(reference(to:)), of: "(so)"))
        case "GetIndexInParent": return .integer(snapshot.index(of: element))
        case "GetRelationSet": return .value(.array([], of: "(ua(so))"))
        case "GetRole": return .value(.number(element.role.rawValue))
        case "GetRoleName", "GetLocalizedRoleName": return .text(element.role.name)
        case "GetState": return .value(states(element.states))
        case "GetAttributes":
            return .value(.array(attributes(of: element).map { .entry($0.0, .text($0.1)) }, of: "{ss}"))
        case "GetApplication": return .value(reference(to: AccessibleElement.application))
        case "GetInterfaces": return .value(names(of: element))
        default: return .failure(.unknownMethod)
        }
    }

    private func names(of element: AccessibleElement) -> BusValue {
        .array(interfaces(of: element).map { .text($0.name) }, of: "s")
    }

    private func attributes(of element: AccessibleElement) -> [(String, String)] {
        var all = [("toolkit", "Velarium")]
        if let identifier = element.identifier { all.append(("id", identifier)) }
        if let position = element.position {
            all += [("posinset", String(position.number)), ("setsize", String(position.count))]
        }
        return all
    }

    package func application(_ call: BusCall) -> BusAnswer {
        // Readers that ask for a bus of the application's own are told of the one that they use.
        call.member == "GetLocale" ? .text("") : .failure(.unknownMethod)
    }

    // MARK: Places

    /// What coordinates are relative to.
    private enum Origin: Int {
        case display, window, parent
    }

    package func component(_ call: BusCall, _ element: AccessibleElement) -> BusAnswer {
        switch call.member {
        case "GetExtents":
            guard let area = area(of: element, call.integer(0)) else { return .failure(.invalidArguments) }
            return .value(.structure(area.map { .signed($0) }))
        case "GetPosition":
            guard let area = area(of: element, call.integer(0)) else { return .failure(.invalidArguments) }
            return .values(area[..<2].map { .signed($0) })
        case "GetSize":
            guard let area = area(of: element, Origin.window.rawValue) else { return .failure(.invalidArguments) }
            return .values(area[2...].map { .signed($0) })
        case "Contains", "GetAccessibleAtPoint":
            guard let point = point(call, relativeTo: element) else { return .failure(.invalidArguments) }
            let isInside = element.frame.contains(point)
            if call.member == "Contains" { return .flag(isInside) }
            return .value(isInside ? reference(to: snapshot.element(at: point, inside: element.id)) : null)
        // A widget in a window; a window.
        case "GetLayer": return .value(.number(element.role == .frame ? 7 : 3))
        case "GetMDIZOrder": return .failure(.unknownMethod)
        case "GetAlpha": return .value(.real(1))
        case "GrabFocus", "ScrollTo":
            let canFocus = element.states.contains(.focusable)
            return canFocus ? .ask(.focus(element.id)) : .flag(false)
        case "SetExtents", "SetPosition", "SetSize", "ScrollToPoint": return .flag(false)
        default: return .failure(.unknownMethod)
        }
    }

    /// The frame in units of the window system: x, y, width and height. Nil for an unknown origin.
    package func area(of element: AccessibleElement, _ origin: Int?) -> [Int32]? {
        guard let origin = origin.flatMap(Origin.init(rawValue:)) else { return nil }
        let scale = snapshot.window.unitsPerPoint
        func units(_ points: CGFloat) -> Int32 { Int32(clamping: Int((points * scale).rounded())) }
        let start = start(of: origin, for: element)
        let frame = element.frame
        return [
            units(frame.minX) &+ start.x, units(frame.minY) &+ start.y, units(frame.width), units(frame.height),
        ]
    }

    /// Where the content of the window begins in coordinates with an origin, in units of the window system.
    private func start(of origin: Origin, for element: AccessibleElement) -> (x: Int32, y: Int32) {
        switch origin {
        case .display: return snapshot.window.origin
        case .window: return (0, 0)
        case .parent:
            let parent = snapshot.elements[element.parent]?.frame.origin ?? .zero
            let scale = snapshot.window.unitsPerPoint
            return (
                -Int32(clamping: Int((parent.x * scale).rounded())), -Int32(clamping: Int((parent.y * scale).rounded()))
            )
        }
    }

    /// The point of the window, in points, that a call means.
    private func point(_ call: BusCall, relativeTo element: AccessibleElement) -> CGPoint? {
        guard let x = call.integer(0), let y = call.integer(1), let origin = call.integer(2).flatMap(Origin.init)
        else { return nil }
        let start = start(of: origin, for: element)
        let scale = snapshot.window.unitsPerPoint
        return CGPoint(x: (Double(x) - Double(start.x)) / scale, y: (Double(y) - Double(start.y)) / scale)
    }

    // MARK: All at once

    /// Everything about all objects, for readers that keep it.
    package func cache(_ call: BusCall) -> BusAnswer {
        guard call.interface == "org.a11y.atspi.Cache" else { return .failure(.unknownInterface) }
        guard call.member == "GetItems" else { return .failure(.unknownMethod) }
        let items = snapshot.order.compactMap { snapshot.elements[$0] }.map(cacheItem(of:))
        return .value(.array(items, of: Self.cacheItemType))
    }

    private static let cacheItemType = "((so)(so)(so)iiassusau)"

    package func cacheItem(of element: AccessibleElement) -> BusValue {
        .structure([
            reference(to: element.id), reference(to: AccessibleElement.application), parent(of: element),
            .signed(Int32(clamping: snapshot.index(of: element))), .signed(Int32(clamping: element.children.count)),
            names(of: element), .text(element.name), .number(element.role.rawValue), .text(element.description),
            states(element.states),
        ])
    }
}
