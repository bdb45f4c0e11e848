import UIKit

/// A carousel of pages of one colour each, which keeps its page through a turn.
///
/// It is a third as high as a phone in portrait, and as high as a phone in landscape.
class TurningCarousel: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  static let colors: [UIColor] = [.red, .green, .blue, .orange]

  let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .darkGray
    view.isPagingEnabled = true
    view.translatesAutoresizingMaskIntoConstraints = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    return view
  }()
  private let firstPage: CGFloat
  private var heights: [NSLayoutConstraint] = []

  /// The views that fill the upper part of the screen.
  var stage: [UIView] { [collectionView] }

  init(page: CGFloat) {
    firstPage = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    collectionView.delegate = self
    for part in stage {
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    arrange()
    view.layoutIfNeeded()
    collectionView.contentOffset.x = firstPage * view.bounds.width
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
    collectionView.collectionViewLayout.invalidateLayout()
  }

  private func arrange() {
    let isLying = traitCollection.verticalSizeClass == .compact
    NSLayoutConstraint.deactivate(heights)
    heights = stage.map {
      $0.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: isLying ? 1 : 0.33)
    }
    NSLayoutConstraint.activate(heights)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = collectionView.contentOffset.x / collectionView.bounds.width
    coordinator.animate(
      alongsideTransition: { _ in
        self.collectionView.contentOffset.x = page * self.collectionView.bounds.width
        self.collectionView.collectionViewLayout.invalidateLayout()
      }, completion: { _ in self.turnIsOver() })
  }

  func turnIsOver() {}

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.colors.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    cell.backgroundColor = Self.colors[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.frame.size }
}

/// A carousel that shows an image of its page, and not its pages, while it turns.
final class SwappingCarousel: TurningCarousel {
  let tempImageView: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = true
    return view
  }()

  override var stage: [UIView] { [collectionView, tempImageView] }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let page = Int(collectionView.contentOffset.x / collectionView.bounds.width)
    tempImageView.backgroundColor = Self.colors[page]
    collectionView.isHidden = true
    tempImageView.isHidden = false
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func turnIsOver() {
    tempImageView.isHidden = true
    collectionView.isHidden = false
  }
}
