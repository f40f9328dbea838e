import Foundation
import Testing
import UIKit

/// Declarations of published apps that must compile as they are.
@MainActor @Suite struct InitializerIdiomTests {
    /// An asynchronous operation, which announces its changes by keys.
    private final class Upload: Operation, @unchecked Sendable {
        private var isDone = false

        override var isFinished: Bool {
            get { isDone }
            set {
                willChangeValue(forKey: "isFinished")
                isDone = newValue
                didChangeValue(forKey: "isFinished")
            }
        }

        func end() { isFinished = true }
    }

    private final class Column: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            axis = .vertical
        }

        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Spinner: UIActivityIndicatorView {
        override init(frame: CGRect) { super.init(frame: frame) }

        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class AnimatedView: UIView {
        private(set) var animator = UIViewPropertyAnimator()
    }

    @Test func anAsynchronousOperationAnnouncesItsEndByKeys() {
        let upload = Upload()

        upload.end()

        #expect(upload.isFinished)
    }

    @Test func subclassesDeclareTheInitializersThatDoNotFail() {
        #expect(Column(frame: .zero).axis == .vertical)
        #expect(!Spinner(frame: .zero).isAnimating)
    }

    @Test func anAnimatorIsMadeWithoutArgumentsAndFilledLater() {
        let view = AnimatedView()

        #expect(view.animator.state == .inactive && !view.animator.isRunning)
    }

    @Test func aNumberBecomesALength() {
        let number = NSNumber(value: 2.5)
        let optional: NSNumber? = number

        #expect(CGFloat(truncating: number) == 2.5)
        #expect(CGFloat(exactly: number) == 2.5)
        #expect(optional.flatMap(CGFloat.init) == 2.5)
    }
}
