// Uses of main-actor API from other contexts, one per line: no diagnostic in language mode 5; in mode 6 and with
// complete checking, the diagnostic of a C header's function with `swift_attr("@MainActor")`, as in Apple's headers.

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
