import Foundation
import UIKit

/// A list of notes, each as high as its text requires.
final class NotesList: UIViewController, UICollectionViewDataSource {
  private static let notes = [
    """
    Tomatoes want the warmest place by the wall. Pinch out the side shoots, tie them up as they grow, \
    and water them evenly, or the fruits will split before they are ripe.
    """,
    """
    Carrots do not like to be moved: sow them thinly where they are to grow, and thin them once \
    more when they are a finger high.
    """,
    "Pinch the tips of basil to keep it bushy.",
    """
    Peas need twigs or netting to climb, which is best put up on the day that they are sown. Pick \
    them as soon as the pods are full: the more one picks, the more there will be, until the heat of \
    July ends it.
    """,
    """
    Cabbage wants firm soil. Tread it in, water it well, and net it against pigeons and butterflies, \
    which find it sooner than one would think. Cut the heads when they are hard.
    """,
    "Thin beetroot to one.", "Dill hates being moved.", "Radishes are ready in a month.",
  ]

  private let collectionView: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: NoteCell.width, height: 105.5)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    layout.minimumLineSpacing = 12
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    view = collectionView
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Self.notes.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = Self.notes[indexPath.item]
    return cell
  }
}

/// A cell as wide as the list and as high as its text.
private final class NoteCell: UICollectionViewCell {
  /// The width of the list on a small phone, without margins, in points.
  static let width: CGFloat = 296
  private static let padding: CGFloat = 12

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let available = CGSize(
      width: layoutAttributes.size.width - 2 * Self.padding, height: .greatestFiniteMagnitude)
    layoutAttributes.size.height = label.sizeThatFits(available).height + 2 * Self.padding
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: Self.padding, dy: Self.padding)
  }
}
