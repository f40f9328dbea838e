import WindowHost

/// A call of a method of an object on the accessibility bus.
package struct BusCall: Sendable {
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]

    package init(_ member: String, _ arguments: [BusValue] = [], of interface: String, at path: String) {
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }

    /// The argument at `index`; nil if it is not a whole number.
    package func integer(_ index: Int) -> Int? {
        switch arguments[orOther: index] {
        case .signed(let number): Int(number)
        case .number(let number): Int(number)
        default: nil
        }
    }

    /// The range from the argument at `index` to the next one; -1 is the end of a text of `count` characters. Nil for
    /// other arguments.
    package func range(_ index: Int, count: Int) -> Range<Int>? {
        guard let start = integer(index), let end = integer(index + 1) else { return nil }
        let (low, high) = (min(max(start, 0), count), end < 0 ? count : min(end, count))
        return min(low, high)..<max(low, high)
    }
}

/// The answer to a call.
package enum BusAnswer: Sendable, Equatable {
    case values([BusValue])
    /// The app is asked, and the caller gets the values at once.
    case request(AccessibleRequest, [BusValue])
    /// The registry has given the application a number.
    case identified(Int32)
    case failure(BusFailure)

    package static func value(_ value: BusValue) -> BusAnswer { .values([value]) }
    package static func flag(_ flag: Bool) -> BusAnswer { .values([.flag(flag)]) }
    package static func integer(_ number: Int) -> BusAnswer { .values([.signed(Int32(clamping: number))]) }
    package static func text(_ text: String) -> BusAnswer { .values([.text(text)]) }
    /// Asks the app, and tells the caller that it was.
    package static func ask(_ request: AccessibleRequest) -> BusAnswer { .request(request, [.flag(true)]) }
}

/// Why a call is refused.
package enum BusFailure: Sendable, Equatable {
    case unknownObject, unknownInterface, unknownMethod, unknownProperty, readOnly, invalidArguments

    package var name: String {
        switch self {
        case .unknownObject: "org.freedesktop.DBus.Error.UnknownObject"
        case .unknownInterface: "org.freedesktop.DBus.Error.UnknownInterface"
        case .unknownMethod: "org.freedesktop.DBus.Error.UnknownMethod"
        case .unknownProperty: "org.freedesktop.DBus.Error.UnknownProperty"
        case .readOnly: "org.freedesktop.DBus.Error.PropertyReadOnly"
        case .invalidArguments: "org.freedesktop.DBus.Error.InvalidArgs"
        }
    }

    /// What the caller is told.
    package func sentence(for call: BusCall) -> String {
        switch self {
        case .unknownObject: "There is no object \(call.path)."
        case .unknownInterface: "\(call.path) has no interface \(call.interface)."
        case .unknownMethod: "\(call.interface) has no method \(call.member)."
        case .unknownProperty: "\(call.path) has no such property."
        case .readOnly: "The property cannot be set."
        case .invalidArguments: "\(call.member) has other arguments."
        }
    }
}
