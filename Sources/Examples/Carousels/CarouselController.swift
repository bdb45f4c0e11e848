import Foundation
import UIKit

/// A carousel of pictures, one per page.
///
/// In portrait the carousel is a third as high as the view on a phone. In landscape it is as high
/// as the view, and the navigation bar is hidden. On an iPad the carousel is half as high as the
/// view in both orientations, since the vertical size class stays the same.
///
/// The visible page changes during a rotation, which is the bug that `OffsetFixedCarousel` and
/// `PageKeepingLayout` fix.
class CarouselController: UIViewController {
  let images = HillView.pages
  let collectionView: UICollectionView
  /// The page to which the carousel scrolls once it is on the screen.
  private let openingPage: Int
  private var common: [NSLayoutConstraint] = []
  private var portrait: [NSLayoutConstraint] = []
  private var landscape: [NSLayoutConstraint] = []

  init(page: Int = 0, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    openingPage = page
    layout.scrollDirection = .horizontal
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = "Valley"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .darkGray
    collectionView.isPagingEnabled = true
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.register(PageCell.self, forCellWithReuseIdentifier: PageCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.contentOffset.x = CGFloat(openingPage) * collectionView.bounds.width
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if common.isEmpty { makeConstraints() }
    let height = traitCollection.verticalSizeClass
    guard height != previousTraitCollection?.verticalSizeClass else { return }
    NSLayoutConstraint.deactivate(portrait + landscape)
    NSLayoutConstraint.activate(height == .regular ? portrait : landscape)
    navigationController?.setNavigationBarHidden(height != .regular, animated: true)
    collectionView.collectionViewLayout.invalidateLayout()
  }

  /// The views placed by the constraints: the collection view and, in a subclass, a view over it.
  var placedViews: [UIView] { [collectionView] }

  private func makeConstraints() {
    guard let view else { return }
    let part: CGFloat = traitCollection.userInterfaceIdiom == .pad ? 0.5 : 0.33
    for placed in placedViews {
      common += [
        constraint(.leading, of: placed, to: view, .leading),
        constraint(.trailing, of: placed, to: view, .trailing),
        constraint(.top, of: placed, to: topLayoutGuide, .bottom),
      ]
      portrait.append(constraint(.height, of: placed, to: view, .height, times: part))
      landscape.append(constraint(.height, of: placed, to: view, .height))
    }
    NSLayoutConstraint.activate(common)
  }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, of placed: UIView, to other: Any,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: placed, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: 0)
  }
}

extension CarouselController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { images.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PageCell.reuseIdentifier, for: indexPath)
    (cell as? PageCell)?.imageView.image = images[indexPath.item]
    return cell
  }
}

extension CarouselController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionView.frame.size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}
