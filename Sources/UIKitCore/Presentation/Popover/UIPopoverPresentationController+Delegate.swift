extension UIPopoverPresentationController {
    /// Lets the delegate replace the anchor, if that is a rectangle of a view. Items are followed without asking.
    package func letDelegateReposition() {
        guard pointsAtRectangle, let view = sourceView else { return }
        var rect = sourceRectangle(in: view)
        var target = view
        let oldRect = rect
        let oldView = target
        guard askDelegateToReposition(&rect, in: &target) else { return }
        if target !== oldView { sourceView = target }
        if rect != oldRect { sourceRect = rect }
    }

    /// Asks the popover's delegate to replace the anchor. False when it does not implement the method.
    func askPopoverDelegateToReposition(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        guard let popoverDelegate else { return false }
        let called: Void? = OptionalRequirement.result(
            of: "popoverPresentationController(_:willRepositionPopoverTo:in:)"
        ) {
            withUnsafeMutablePointer(to: &view) { pointer in
                popoverDelegate.popoverPresentationController(
                    self, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(pointer))
            }
        }
        guard called != nil else { return false }
        trace("popoverPresentationController(_:willRepositionPopoverTo:in:)")
        return true
    }

    /// The answer of the iOS 8 to 12 delegate method; true when it is not implemented.
    package func popoverDelegateAllowsDismissal() -> Bool {
        guard let popoverDelegate else { return true }
        let answer = OptionalRequirement.result(of: "popoverPresentationControllerShouldDismissPopover(_:)") {
            popoverDelegate.popoverPresentationControllerShouldDismissPopover(self)
        }
        guard let answer else { return true }
        trace("popoverPresentationControllerShouldDismissPopover(_:)", "answer: \(answer)")
        return answer
    }

    /// Calls the iOS 8 to 12 delegate method after the user has dismissed the popover.
    package func notifyPopoverDelegateOfDismissal() {
        notifyPopoverDelegate("popoverPresentationControllerDidDismissPopover(_:)") {
            $0.popoverPresentationControllerDidDismissPopover(self)
        }
    }

    /// Calls the popover's delegate. Traces the call only if the delegate implements the method.
    package func notifyPopoverDelegate(_ callback: String, call: (any UIPopoverPresentationControllerDelegate) -> Void)
    {
        guard let popoverDelegate, OptionalRequirement.result(of: callback, { call(popoverDelegate) }) != nil else {
            return
        }
        trace(callback)
    }
}
