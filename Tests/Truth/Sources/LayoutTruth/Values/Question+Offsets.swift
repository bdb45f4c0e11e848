import UIKit

extension Question {
  /// Offsets at which scrolling ends.
  static let offsets = [
    value("the offset after the view has grown past the end of its content", "F3", "RO36") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 1200
      stage.settle()
      stage.view.frame.size.height = 500
      stage.settle()
      return Names.point(stage.view.contentOffset)
    },
    value("the offset after the content has shrunk", "F3") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 1200
      stage.settle()
      stage.source.counts = [10]
      stage.view.reloadData()
      stage.settle()
      return Names.point(stage.view.contentOffset)
    },
    value("the offset after the view was turned with pages of its own size", "F2", "F4") {
      let stage = pages(CGSize(width: 375, height: 220))
      let sizes = SizeDelegate(stage.log, size: CGSize(width: 375, height: 220))
      stage.delegate = sizes
      stage.settle()
      stage.view.contentOffset.x = 375
      stage.settle()
      sizes.size = CGSize(width: 667, height: 375)
      stage.view.frame.size = CGSize(width: 667, height: 375)
      stage.layout.invalidateLayout()
      stage.settle()
      return Names.point(stage.view.contentOffset)
    },
    calls("offsets of four pages after a turn from landscape to portrait", "F6", "F3") {
      [1.0, 2, 3].map { (page: CGFloat) -> String in
        let stage = pages(CGSize(width: 667, height: 220))
        stage.layout.itemSize = CGSize(width: 667, height: 220)
        stage.settle()
        stage.view.contentOffset.x = 667 * page
        stage.settle()
        stage.layout.itemSize.width = 375
        stage.view.frame.size.width = 375
        stage.settle()
        return "page \(Int(page)): \(Names.point(stage.view.contentOffset))"
      }
    },
    calls("where scrollToItem ends") {
      let positions: [(String, UICollectionView.ScrollPosition)] = [
        ("top", .top), ("centred", .centeredVertically), ("bottom", .bottom),
      ]
      return positions.map { name, position in
        let stage = ListStage.flow
        stage.view.scrollToItem(
          at: IndexPath(item: 12, section: 0), at: position, animated: false)
        stage.settle()
        return "\(name): \(Names.point(stage.view.contentOffset))"
      }
    },
    value("scrollToItem over less than half a point moves", "C23") {
      let stage = ListStage.flow
      stage.view.contentOffset.y = 100.4
      stage.settle()
      stage.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      stage.settle()
      return abs(stage.view.contentOffset.y - 100) < 0.1 ? "moves" : "does not move"
    },
    value("the content size of a layout that grows while it answers", "C10") {
      let stage = ListStage { GrowingContentLayout($0) }.shown()
      return Names.size(stage.view.contentSize)
    },
    value("the content size that the view has while the elements are asked for", "C10") {
      let stage = ListStage { GrowingContentLayout($0) }.shown()
      return stage.layout.seen ?? "never asked"
    },
  ]

  /// Four pages side by side, before their first layout.
  @MainActor private static func pages(_ size: CGSize) -> ListStage<RecordingFlowLayout> {
    ListStage(counts: [4], size: size) { log in
      let layout = RecordingFlowLayout(log)
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      return layout
    }
  }
}

/// Rows whose content grows the first time the elements are requested.
private final class GrowingContentLayout: RowsLayout {
  private var extra: CGFloat = 0
  private(set) var seen: String?

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 1500 + extra)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if seen == nil { seen = collectionView.map { Names.size($0.contentSize) } }
    extra = 77
    return super.layoutAttributesForElements(in: rect)
  }
}
