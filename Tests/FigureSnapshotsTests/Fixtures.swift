import Foundation
import LayoutStage
import UIKit

@testable import FigureSnapshots

/// Swatches with a number each, in a flow layout: three squares of 80 points fit into an iPhone SE.
class NumbersController: UICollectionViewController {
  private let count: Int

  init(count: Int = 4, configure: (UICollectionViewFlowLayout) -> Void = { _ in }) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    configure(layout)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    collectionView.backgroundColor = .systemBackground
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(indexPath.item)"
    return cell
  }
}

/// Numbers that begin lower on a screen that is wider than high.
final class TurnedController: NumbersController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    if view.bounds.width > view.bounds.height { layout?.sectionInset.top = 28 }
  }
}

/// Numbers that begin lower if the interface is read from right to left.
final class MirroredController: NumbersController {
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    if traitCollection.layoutDirection == .rightToLeft { layout?.sectionInset.top = 28 }
  }
}

/// A green square with a text.
final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
