import UIKitCore

/// Lets the user move and zoom a picture under a square, of which the inside is chosen.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    /// Called with the chosen part, in pixels of the picture, and what it shows.
    var didChoose: ((CGRect, UIImage) -> Void)?
    private let image: UIImage
    private let scroll = UIScrollView()
    private let imageView = UIImageView()

    init(image: UIImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.choose() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.delegate = self
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.clipsToBounds = false
        scroll.accessibilityIdentifier = "crop"
        imageView.image = image
        scroll.addSubview(imageView)
        view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(safe.width, safe.height)
        let square = CGRect(x: safe.midX - side / 2, y: safe.midY - side / 2, width: side, height: side)
        guard scroll.frame != square, side > 0, image.size.width > 0, image.size.height > 0 else { return }
        scroll.frame = square
        scroll.zoomScale = 1
        // The shorter side fills the square.
        let fill = side / min(image.size.width, image.size.height)
        let size = CGSize(width: image.size.width * fill, height: image.size.height * fill)
        imageView.frame = CGRect(origin: .zero, size: size)
        scroll.contentSize = size
        scroll.maximumZoomScale = PhotoCropController.largestZoom
        scroll.contentOffset = CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2)
    }

    /// How much the picture can be enlarged.
    private static let largestZoom: CGFloat = 4

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    private func choose() {
        guard scroll.contentSize.width > 0 else { return }
        let pixels = image.size.width * image.scale / scroll.contentSize.width
        let visible = CGRect(origin: scroll.contentOffset, size: scroll.bounds.size)
        let part = visible.applying(CGAffineTransform(scaleX: pixels, y: pixels)).integral
            .intersection(CGRect(origin: .zero, size: image.pixelSize))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let edited = UIGraphicsImageRenderer(size: part.size, format: format).image { _ in
            image.draw(in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: image.pixelSize))
        }
        didChoose?(part, edited)
    }
}

extension UIImage {
    /// The size in pixels.
    fileprivate var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}
