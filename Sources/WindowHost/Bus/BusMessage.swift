import CShims

/// A message that was received from a bus.
package final class BusMessage {
    package enum Kind {
        case call, reply, error, signal, other
    }

    package let kind: Kind
    /// The serial of the call to which this is the answer.
    package let replySerial: UInt32
    package let path: String
    /// The method or signal; empty for answers.
    package let member: String
    /// Empty where the caller has left it out.
    package let interface: String
    package let arguments: [BusValue]
    let pointer: OpaquePointer
    private let bus: velarium_dbus_functions

    /// Takes over the message at `pointer`.
    init(_ pointer: OpaquePointer, _ bus: velarium_dbus_functions) {
        func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
        self.pointer = pointer
        self.bus = bus
        kind =
            switch bus.message_get_type(pointer) {
            case 1: .call
            case 2: .reply
            case 3: .error
            case 4: .signal
            default: .other
            }
        replySerial = bus.message_get_reply_serial(pointer)
        path = text(bus.message_get_path(pointer))
        member = text(bus.message_get_member(pointer))
        interface = text(bus.message_get_interface(pointer))
        arguments = BusValue.arguments(of: pointer, bus)
    }

    deinit { bus.message_unref(pointer) }
}
