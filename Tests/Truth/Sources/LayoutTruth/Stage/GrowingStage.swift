import UIKit

/// Rows of a flow layout that request heights of their own: 100 wide, estimated 50 high.
@MainActor final class GrowingStage: NSObject, UICollectionViewDataSource {
  let log = CallLog()
  let layout: RecordingFlowLayout
  let view: UICollectionView
  var heights: [CGFloat]
  private let holder: WindowHolder

  init(_ heights: [CGFloat], estimate: CGFloat = 50, height: CGFloat = 300) {
    self.heights = heights
    layout = RecordingFlowLayout(log)
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 100, height: estimate)
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    holder = WindowHolder(view)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.frame.size = CGSize(width: 100, height: height)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func settle() {
    holder.settle()
    Clock.pass(0.1)
  }

  func shown() -> GrowingStage {
    settle()
    return self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GrowingCell)?.wanted = heights[indexPath.item]
    (cell as? GrowingCell)?.log = log
    return cell
  }

  /// The frames of all items in the layout, by name.
  var frames: [String: [Double]?] {
    var frames: [String: [Double]?] = [:]
    for item in heights.indices {
      let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      frames.updateValue(attributes?.frame.numbers, forKey: "item 0-\(item)")
    }
    return frames
  }
}

/// A cell that requests a height.
final class GrowingCell: UICollectionViewCell {
  var wanted: CGFloat = 0
  var log: CallLog?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    log?.note("preferred \(layoutAttributes.indexPath.item)")
    // A negative height requests more each time.
    layoutAttributes.frame.size.height = wanted < 0 ? layoutAttributes.size.height + 1 : wanted
    return layoutAttributes
  }
}
