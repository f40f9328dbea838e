import UIKitCollections
import UIKitCore

/// The pictures of the library in a grid, newest first, and Cancel.
final class PhotoGridController: UICollectionViewController {
    weak var picker: UIImagePickerController?
    private let library: PhotoLibrary
    private var pictures: [PhotoLibrary.Picture] = []
    private let thumbnails = PhotoThumbnails()

    init(library: PhotoLibrary) {
        self.library = library
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = PhotoGridController.spacing
        layout.minimumLineSpacing = PhotoGridController.spacing
        super.init(collectionViewLayout: layout)
        title = library.name
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.didCancel() })
    }

    required init?(coder: NSCoder) { nil }

    /// The distance between two pictures in points.
    private static let spacing: CGFloat = 2
    /// The smallest width of a picture in points.
    private static let smallestWidth: CGFloat = 100

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        pictures = library.pictures
        thumbnails.removeAll()
        collectionView.reloadData()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let width = view.bounds.width - safe.left - safe.right
        let spacing = PhotoGridController.spacing
        let columns = max(3, ((width + spacing) / (PhotoGridController.smallestWidth + spacing)).rounded(.down))
        let side = max(1, ((width - spacing * (columns - 1)) / columns).rounded(.down))
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.itemSize.width != side else {
            return
        }
        layout.itemSize = CGSize(width: side, height: side)
        // Cells that are shown get small pictures of the new size.
        collectionView.reloadData()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        thumbnails.removeAll()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pictures.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let picture = pictures[indexPath.item]
        let side = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width ?? 0
        let pixels = side * max(1, traitCollection.displayScale)
        (cell as? PhotoCell)?.show(thumbnails.image(of: picture, side: pixels), named: picture)
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let picture = pictures[indexPath.item]
        // A file that is gone, or no picture, cannot be chosen.
        guard let image = UIImage(contentsOfFile: picture.url.path) else { return }
        picker?.didChoose(picture, image: image)
    }
}

/// A picture of the grid.
private final class PhotoCell: UICollectionViewCell {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.backgroundColor = .secondarySystemBackground
        contentView.addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, named picture: PhotoLibrary.Picture) {
        imageView.image = image
        accessibilityLabel = picture.url.deletingPathExtension().lastPathComponent
    }
}
