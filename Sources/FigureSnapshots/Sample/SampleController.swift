import UIKit

/// A controller that shows numbered cells in a layout.
final class SampleController: UIViewController {
  private let layout: UICollectionViewLayout
  private let counts: [Int]

  init(_ layout: UICollectionViewLayout, counts: [Int]) {
    (self.layout, self.counts) = (layout, counts)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    // Bouncing makes the safe area's inset apply even if all items fit on the screen, so that they
    // begin below the status bar; UIKit adds the inset only to a list that scrolls (fact K2).
    collectionView.alwaysBounceVertical = true
    collectionView.backgroundColor = .systemBackground
    collectionView.register(SampleCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view = collectionView
  }
}

extension SampleController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SampleCell)?.show(indexPath, isOnlySection: counts.count == 1)
    return cell
  }

  /// Returns a grey view for a supplementary element of any kind.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    view.backgroundColor = .systemGray4
    return view
  }
}

/// A coloured cell that shows its number.
private final class SampleCell: UICollectionViewCell {
  private let label = UILabel()
  private static let grounds: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the item's number, with the section's number before it if there are several sections.
  func show(_ indexPath: IndexPath, isOnlySection: Bool) {
    label.text =
      isOnlySection ? "\(indexPath.item)" : "\(indexPath.section).\(indexPath.item)"
    contentView.backgroundColor = Self.grounds[indexPath.section % Self.grounds.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
