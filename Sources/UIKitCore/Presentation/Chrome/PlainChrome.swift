/// The chrome of styles that add nothing to the container: full screen, current context and custom presentations.
@MainActor package struct PlainChrome: PresentationChrome {
    package unowned let controller: UIPresentationController

    package init(of controller: UIPresentationController) {
        self.controller = controller
    }

    /// A presentation that fills the window is scaled down as a whole.
    package var isScaledDownBehindCards: Bool { controller.effectiveStyle.fillsWindow }
}
