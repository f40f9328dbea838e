import CShims

/// A value in a message of D-Bus, as far as input methods need it.
enum BusValue {
    case text(String)
    /// A number or a Boolean.
    case number(UInt32)
    /// An array, a structure or an entry of a dictionary.
    case list([BusValue])
    /// A value of another type.
    case other

    /// The arguments of `message`.
    static func arguments(of message: OpaquePointer, _ bus: velarium_dbus_functions) -> [BusValue] {
        var iter = velarium_dbus_iter()
        guard bus.message_iter_init(message, &iter) != 0 else { return [] }
        return values(&iter, bus)
    }

    private static func values(_ iter: inout velarium_dbus_iter, _ bus: velarium_dbus_functions) -> [BusValue] {
        var values: [BusValue] = []
        while bus.message_iter_get_arg_type(&iter) != 0 {
            values.append(value(&iter, bus))
            _ = bus.message_iter_next(&iter)
        }
        return values
    }

    private static func value(_ iter: inout velarium_dbus_iter, _ bus: velarium_dbus_functions) -> BusValue {
        switch UInt8(truncatingIfNeeded: bus.message_iter_get_arg_type(&iter)) {
        case UInt8(ascii: "s"), UInt8(ascii: "o"):
            var text: UnsafePointer<CChar>?
            bus.message_iter_get_basic(&iter, &text)
            return .text(text.map { String(cString: $0) } ?? "")
        case UInt8(ascii: "u"), UInt8(ascii: "i"), UInt8(ascii: "b"):
            var number: UInt32 = 0
            bus.message_iter_get_basic(&iter, &number)
            return .number(number)
        case UInt8(ascii: "v"):
            var inner = velarium_dbus_iter()
            bus.message_iter_recurse(&iter, &inner)
            return value(&inner, bus)
        case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "e"):
            var inner = velarium_dbus_iter()
            bus.message_iter_recurse(&iter, &inner)
            return .list(values(&inner, bus))
        default: return .other
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: UInt32? { if case .number(let number) = self { number } else { nil } }
    var list: [BusValue]? { if case .list(let values) = self { values } else { nil } }
}

extension [BusValue] {
    /// The value at `index`; `.other` when there are fewer.
    subscript(orOther index: Int) -> BusValue { indices.contains(index) ? self[index] : .other }
}
