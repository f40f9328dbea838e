// Uses of the main actor's API from elsewhere, a line each: no diagnostic in language mode 5, and in mode 6 and with
// complete checking the one that a function of a C header gets which says `swift_attr("@MainActor")`, as Apple's do.

import AppleHeader
import UIKit

func ofAHeader() { appleFunction() }
func property(_ view: UIView) { view.alpha = 0 }
func method(_ controller: UIViewController) { controller.dismiss(animated: true) }
func initializer() -> UIView { UIView() }
func staticMember() -> CGRect { UIScreen.main.bounds }
func inExtension(_ view: UIView) -> CGPoint { view.convert(.zero, to: nil) }
func ofASubclass(_ button: UIButton) -> String? { button.currentTitle }
func ofAProtocol(_ context: UIViewControllerContextTransitioning) -> UIView { context.containerView }
func ofAStructure() -> Bool { UIAccessibility.isReduceMotionEnabled }
func ofAnAnchor(_ view: UIView) -> NSLayoutConstraint { view.topAnchor.constraint(equalTo: view.bottomAnchor) }
