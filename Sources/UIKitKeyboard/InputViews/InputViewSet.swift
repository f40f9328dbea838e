import CoreGraphics
import UIKitCore

/// The views that a first responder asks for.
@MainActor struct InputViewSet {
    /// What is at the keyboard's place.
    enum Content {
        case none, keyboard
        case view(UIView)

        var isKeyboard: Bool {
            switch self {
            case .keyboard: true
            case .none, .view: false
            }
        }
    }

    private(set) weak var responder: UIResponder?
    /// The responder whose accessory view, or else whose input view is shown; nil for none.
    private(set) weak var provider: UIResponder?
    let content: Content
    let accessory: UIView?

    /// Nothing.
    static let empty = InputViewSet(responder: nil, content: .none, accessory: nil)

    private init(responder: UIResponder?, content: Content, accessory: UIView?) {
        self.responder = responder
        self.content = content
        self.accessory = accessory
    }

    /// Asks `responder` and its chain.
    ///
    /// - Parameter drawsKeyboard: whether a text input without an input view gets the drawn keyboard.
    init(for responder: UIResponder, drawsKeyboard: Bool, ignoresInputView: Bool) {
        self.responder = responder
        var input: UIView?
        var accessory: UIView?
        var link: UIResponder? = responder
        while let one = link, input == nil || accessory == nil {
            // A custom keyboard's controller is what it controls, not a request for itself.
            if !(one is UIInputViewController) {
                if input == nil {
                    input = one.inputView ?? one.inputViewController?.view
                    if input != nil, provider == nil { provider = one }
                }
                if accessory == nil {
                    accessory = one.inputAccessoryView ?? one.inputAccessoryViewController?.view
                    if accessory != nil { provider = one }
                }
            }
            link = one.next
        }
        self.accessory = accessory
        if let input, !ignoresInputView {
            content = .view(input)
        } else {
            content = drawsKeyboard && responder is any UIKeyInput ? .keyboard : .none
        }
    }

    var isEmpty: Bool {
        switch content {
        case .none: accessory == nil
        case .keyboard, .view: false
        }
    }

    /// Whether both show the same views.
    func showsSameViews(as other: InputViewSet) -> Bool {
        guard accessory === other.accessory else { return false }
        switch (content, other.content) {
        case (.none, .none), (.keyboard, .keyboard): return true
        case (.view(let one), .view(let two)): return one === two
        case (.none, _), (.keyboard, _), (.view, _): return false
        }
    }
}
