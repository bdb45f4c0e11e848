import Foundation
import Testing
import UIKit

/// A list whose header is measured before it is shown, as apps do it in a flow layout.
@MainActor @Suite(.serialized) struct FittedHeaderTests {
  private let list = HeaderList()

  private func height(in width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = HeaderList.text
    return label.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 20
  }

  private var header: UICollectionReusableView? {
    list.list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
  }

  @Test func `the header is as high as its text, before and after a turn, fact AL61`() {
    let stage = PhoneStage(list)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: height(in: 375)))
    #expect(list.list.cellForItem(at: [0, 0])?.frame.minY == height(in: 375))
    stage.turn()
    #expect(height(in: 667) < height(in: 375))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 667, height: height(in: 667)))
    #expect(header?.subviews.first?.frame.width == 635)
    stage.turn()
    #expect(header?.frame.height == height(in: 375))
  }
}

/// A header whose text is 16 points from the sides and 10 from above and below.
private final class TitleHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    for format in ["|-16-[label]-16-|", "V:|-10-[label]-10-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["label": label]))
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class HeaderList: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  static let text = "A header with a text that takes several lines upright and fewer on the side"
  private let prototype = TitleHeader()

  var list: UICollectionView { collectionView }

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    list.collectionViewLayout.invalidateLayout()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? TitleHeader)?.label.text = Self.text
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    prototype.label.text = Self.text
    return prototype.systemLayoutSizeFitting(
      CGSize(width: collectionView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
