import Foundation
import UIKit

/// A collection view of items of mixed sizes, which its delegate returns.
@MainActor
final class MixedGrid: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let sizes: [CGSize]

  /// Makes the view, and lays it out once.
  init(count: Int) {
    var numbers = FixedSequence(1)
    sizes = (0..<count).map { _ in
      CGSize(width: 30 + numbers.next(90), height: 20 + numbers.next(60))
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// Invalidates the layout, which calls the delegate for every size, and lays out the first
  /// screen.
  func laidOutAnew() -> Int {
    layout.invalidateLayout()
    view.layoutIfNeeded()
    return Int(view.contentSize.height)
  }

  /// Calls the delegate for every size through the same protocol, without laying out.
  func askedOnly() -> Int {
    let delegate: any UICollectionViewDelegateFlowLayout = self
    var total: CGFloat = 0
    for item in sizes.indices {
      total +=
        delegate.collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: item, section: 0)
        ).width
    }
    return Int(total)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}
