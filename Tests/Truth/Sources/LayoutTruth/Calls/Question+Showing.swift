import UIKit

extension Question {
  /// The elements that are shown, and how.
  static let showing = [
    value(
      "after a layout hands out nothing the cells are", "C11",
      sides: [("cells without attributes go", "gone"), ("they stay", "still there")]
    ) {
      let stage = ListStage.rows
      stage.layout.isEmpty = true
      stage.layout.invalidateLayout()
      stage.settle()
      return stage.view.visibleCells.isEmpty ? "gone" : "still there"
    },
    value("a cell whose attributes are hidden is", "G7") {
      let stage = ListStage { RowsLayout($0) }
      stage.layout.change = { if $0.indexPath.item == 1 { $0.isHidden = true } }
      stage.settle()
      guard let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) else {
        return "not made"
      }
      return cell.isHidden ? "hidden" : "shown"
    },
    calls("in which order subviews lie by their zIndex", "G8") {
      depths().map { $0.components(separatedBy: ", ")[0] }
    },
    calls("the zPosition of the layers of cells of zIndex 4, 3, 2, 1, 0 and -1", "G9") {
      depths().sorted()
    },
    value(
      "a change of zIndex alone reorders the subviews when the layout is asked again", "G9",
      sides: [("the order follows", "follows"), ("the order stays", "stays")]
    ) {
      let stage = ListStage { RowsLayout($0) }
      stage.layout.change = { $0.zIndex = $0.indexPath.item }
      stage.settle()
      stage.layout.change = { $0.zIndex = -$0.indexPath.item }
      stage.layout.invalidateLayout()
      stage.settle()
      let items = Self.subviews(stage.view)
      return items == items.sorted(by: >) ? "follows" : "stays"
    },
    calls(
      "rows of a flow layout that only touch the rectangle", "A47",
      sides: [
        Side("a shared edge is not enough", .calls(["item 0-1"])),
        Side("rows that only touch are found too", .calls(["item 0-0", "item 0-1", "item 0-2"])),
      ]
    ) {
      let stage = ListStage.flow
      let rect = CGRect(x: 0, y: 50, width: 100, height: 50)
      return (stage.layout.layoutAttributesForElements(in: rect) ?? []).map(Names.element)
    },
    calls("items of no height on the edge of the rectangle", "K9", "A47") {
      let stage = ListStage(flow: [3])
      let delegate = HeightDelegate([0, 50, 0])
      stage.delegate = delegate
      stage.settle()
      return [(0.0, 50.0), (50, 50), (0, 0)].map { y, height in
        let rect = CGRect(x: 0, y: y, width: 100, height: height)
        let found = stage.layout.layoutAttributesForElements(in: rect) ?? []
        return "from \(Int(y)), \(Int(height)) high: "
          + found.map { Names.element($0) }.joined(separator: ", ")
      }
    },
    calls("cells of items of no height at the top and at the bottom are made", "K9") {
      let stage = ListStage(flow: [4])
      stage.delegate = HeightDelegate([0, 300, 0, 50])
      stage.settle()
      return stage.view.indexPathsForVisibleItems.map { "item \(Names.path($0))" }.sorted()
    },
    calls("the rows that are prefetched while scrolling down") {
      let stage = ListStage(flow: [100])
      let prefetching = Prefetching(stage.log)
      stage.view.prefetchDataSource = prefetching
      stage.settle()
      Clock.pass(0.2)
      return withExtendedLifetime(prefetching) {
        stage.calls {
          $0.contentOffset.y = 40
          stage.settle()
          Clock.pass(0.2)
        }.only("prefetch")
      }
    },
  ]

  /// The items of the cells in the order of the subviews.
  @MainActor private static func subviews(_ view: UICollectionView) -> [Int] {
    view.subviews.compactMap { subview in
      (subview as? UICollectionViewCell).flatMap { view.indexPath(for: $0)?.item }
    }
  }

  @MainActor private static func depths() -> [String] {
    let stage = ListStage { RowsLayout($0) }
    stage.layout.change = { $0.zIndex = 4 - $0.indexPath.item }
    stage.settle()
    return stage.view.subviews.compactMap { subview in
      guard let cell = subview as? UICollectionViewCell, let path = stage.view.indexPath(for: cell)
      else { return nil }
      return "item \(path.item), \(Names.number(cell.layer.zPosition))"
    }
  }
}

/// A delegate that returns the heights of a list for rows.
@MainActor private final class HeightDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let heights: [CGFloat]

  init(_ heights: [CGFloat]) { self.heights = heights }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: heights[indexPath.item]) }
}

/// A prefetching data source that notes its calls.
@MainActor private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.note("prefetch " + indexPaths.map(Names.path).joined(separator: " "))
  }
}
