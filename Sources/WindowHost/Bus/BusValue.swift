import CShims

/// A value in a message of D-Bus.
package enum BusValue: Equatable, Sendable {
    case text(String)
    /// The path of an object.
    case path(String)
    case number(UInt32)
    case signed(Int32)
    case flag(Bool)
    case real(Double)
    indirect case variant(BusValue)
    case structure([BusValue])
    /// `of` is the type of the elements, in the notation of D-Bus: an empty array has one too.
    case array([BusValue], of: String)
    /// An entry of a dictionary, which is an array of entries.
    indirect case entry(String, BusValue)
    /// A value of another type, in a message that was received.
    case other

    /// The value of a text or path; nil for others.
    package var text: String? {
        switch self {
        case .text(let text), .path(let text): text
        default: nil
        }
    }

    /// The value of an integer or flag, to the bit; nil for others.
    package var number: UInt32? {
        switch self {
        case .number(let number): number
        case .signed(let number): UInt32(bitPattern: number)
        case .flag(let flag): flag ? 1 : 0
        default: nil
        }
    }

    /// What an array, a structure or an entry of a dictionary contains; nil for others.
    package var list: [BusValue]? {
        switch self {
        case .structure(let values), .array(let values, _): values
        case .entry(let key, let value): [.text(key), value]
        default: nil
        }
    }

    /// The type, in the notation of D-Bus.
    package var signature: String {
        switch self {
        case .text: "s"
        case .path: "o"
        case .number: "u"
        case .signed: "i"
        case .flag: "b"
        case .real: "d"
        case .variant: "v"
        case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
        case .array(_, let element): "a" + element
        case .entry(_, let value): "{s" + value.signature + "}"
        case .other: preconditionFailure("A value of an unknown type cannot be sent; leave it out.")
        }
    }
}

// MARK: Reading

extension BusValue {
    /// The arguments of `message`. The value of a variant is in its place.
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
        let type = UInt8(truncatingIfNeeded: bus.message_iter_get_arg_type(&iter))
        switch type {
        case UInt8(ascii: "s"), UInt8(ascii: "o"):
            var pointer: UnsafePointer<CChar>?
            bus.message_iter_get_basic(&iter, &pointer)
            let text = pointer.map { String(cString: $0) } ?? ""
            return type == UInt8(ascii: "s") ? .text(text) : .path(text)
        case UInt8(ascii: "u"), UInt8(ascii: "i"), UInt8(ascii: "b"):
            var number: UInt32 = 0
            bus.message_iter_get_basic(&iter, &number)
            if type == UInt8(ascii: "b") { return .flag(number != 0) }
            return type == UInt8(ascii: "u") ? .number(number) : .signed(Int32(bitPattern: number))
        case UInt8(ascii: "d"):
            var number = 0.0
            bus.message_iter_get_basic(&iter, &number)
            return .real(number)
        case UInt8(ascii: "v"):
            var inner = velarium_dbus_iter()
            bus.message_iter_recurse(&iter, &inner)
            return value(&inner, bus)
        case UInt8(ascii: "a"), UInt8(ascii: "r"), UInt8(ascii: "e"):
            var inner = velarium_dbus_iter()
            bus.message_iter_recurse(&iter, &inner)
            let values = values(&inner, bus)
            // The type of the elements of an array that was received is of no use.
            return type == UInt8(ascii: "a") ? .array(values, of: "") : .structure(values)
        default: return .other
        }
    }
}

// MARK: Writing

extension BusValue {
    /// Appends the value to a message that is written. Without memory the message lacks it.
    func append(to iter: inout velarium_dbus_iter, _ bus: velarium_dbus_functions) {
        switch self {
        case .text(let text): Self.append(text, "s", to: &iter, bus)
        case .path(let text): Self.append(text, "o", to: &iter, bus)
        case .number(var number): _ = bus.message_iter_append_basic(&iter, Self.code("u"), &number)
        case .signed(var number): _ = bus.message_iter_append_basic(&iter, Self.code("i"), &number)
        case .flag(let flag):
            var number: UInt32 = flag ? 1 : 0
            _ = bus.message_iter_append_basic(&iter, Self.code("b"), &number)
        case .real(var number): _ = bus.message_iter_append_basic(&iter, Self.code("d"), &number)
        case .variant(let value): Self.append([value], in: "v", of: value.signature, to: &iter, bus)
        case .structure(let fields): Self.append(fields, in: "r", of: nil, to: &iter, bus)
        case .array(let values, let element): Self.append(values, in: "a", of: element, to: &iter, bus)
        case .entry(let key, let value): Self.append([.text(key), value], in: "e", of: nil, to: &iter, bus)
        case .other: preconditionFailure("A value of an unknown type cannot be sent; leave it out.")
        }
    }

    private static func append(
        _ text: String, _ type: UnicodeScalar, to iter: inout velarium_dbus_iter, _ bus: velarium_dbus_functions
    ) {
        text.withCString { pointer in
            var pointer: UnsafePointer<CChar>? = pointer
            _ = bus.message_iter_append_basic(&iter, code(type), &pointer)
        }
    }

    private static func append(
        _ values: [BusValue], in type: UnicodeScalar, of content: String?, to iter: inout velarium_dbus_iter,
        _ bus: velarium_dbus_functions
    ) {
        var inner = velarium_dbus_iter()
        guard bus.message_iter_open_container(&iter, code(type), content, &inner) != 0 else { return }
        for value in values { value.append(to: &inner, bus) }
        _ = bus.message_iter_close_container(&iter, &inner)
    }

    private static func code(_ type: UnicodeScalar) -> Int32 { Int32(type.value) }
}

extension [BusValue] {
    /// The value at `index`; `.other` when there are fewer.
    package subscript(orOther index: Int) -> BusValue { indices.contains(index) ? self[index] : .other }
}
