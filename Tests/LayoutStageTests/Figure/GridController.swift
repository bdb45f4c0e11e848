import UIKit

/// Cells as wide as the view, or two in a row in landscape; whether a turn requests sizes again
/// depends on the layout.
final class GridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let layout: UICollectionViewFlowLayout
  private let count: Int
  private(set) var loadedItems: [Int] = []
  private(set) var sizesOfView: [CGSize] = []
  private var collectionView: UICollectionView?

  init(layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), count: Int = 4) {
    (self.layout, self.count) = (layout, count)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    self.collectionView = collectionView
  }

  override func viewWillLayoutSubviews() { sizesOfView.append(view.bounds.size) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    loadedItems.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .red
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 200)
  }
}

/// A flow layout that queries its delegate again when it is turned.
final class AskingLayout: UICollectionViewFlowLayout {
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = true
    }
    return context
  }
}
