extension UIPopoverPresentationController {
    /// Offers the delegate the anchor and takes what it makes of it. Items are followed without a word.
    func letDelegateReposition() {
        guard pointsAtRectangle, let view = sourceView else { return }
        var rect = sourceRectangle(in: view)
        var target = view
        let (oldRect, oldView) = (rect, target)
        guard offerAnchor(&rect, in: &target) else { return }
        if target !== oldView { sourceView = target }
        if rect != oldRect { sourceRect = rect }
    }

    /// Offers the anchor to the popover's own delegate. False when it has no method for it.
    func offerAnchorToPopoverDelegate(_ rect: inout CGRect, in view: inout UIView) -> Bool {
        guard let popoverDelegate else { return false }
        let heard: Void? = OptionalRequirement.answer(
            to: "popoverPresentationController(_:willRepositionPopoverTo:in:)"
        ) {
            withUnsafeMutablePointer(to: &view) { pointer in
                popoverDelegate.popoverPresentationController(
                    self, willRepositionPopoverTo: &rect, in: AutoreleasingUnsafeMutablePointer(pointer))
            }
        }
        guard heard != nil else { return false }
        note("popoverPresentationController(_:willRepositionPopoverTo:in:)")
        return true
    }

    /// What the delegate of iOS 8 to 12 answers; true where it has no say.
    func popoverDelegateAllowsDismissal() -> Bool {
        guard isPopover, let popoverDelegate else { return true }
        let answer = OptionalRequirement.answer(to: "popoverPresentationControllerShouldDismissPopover(_:)") {
            popoverDelegate.popoverPresentationControllerShouldDismissPopover(self)
        }
        guard let answer else { return true }
        note("popoverPresentationControllerShouldDismissPopover(_:)", "answer: \(answer)")
        return answer
    }

    /// Tells the delegate of iOS 8 to 12 that the person has closed the popover.
    func tellPopoverDelegateOfDismissal() {
        guard isPopover else { return }
        tellPopoverDelegate("popoverPresentationControllerDidDismissPopover(_:)") {
            $0.popoverPresentationControllerDidDismissPopover(self)
        }
    }

    /// Lets the popover's delegate hear of something; the trace has it only where it has a method for it.
    func tellPopoverDelegate(_ callback: String, _ call: (any UIPopoverPresentationControllerDelegate) -> Void) {
        guard let popoverDelegate, OptionalRequirement.answer(to: callback, { call(popoverDelegate) }) != nil else {
            return
        }
        note(callback)
    }
}
