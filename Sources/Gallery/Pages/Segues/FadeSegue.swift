import UIKit

/// A custom segue that presents its destination full screen with a cross dissolve.
final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        destination.modalTransitionStyle = .crossDissolve
        source.present(destination, animated: true)
    }
}
