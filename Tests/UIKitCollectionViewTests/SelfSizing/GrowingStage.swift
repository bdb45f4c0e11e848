import Foundation
import UIKit
import UIKitTestSupport

/// Cells that prefer heights of their own, in a flow layout that logs its calls: a column 100 wide.
@MainActor final class GrowingStage {
  var heights: [CGFloat] { didSet { shelf.counts = [heights.count] } }
  let layout = ScriptedFlowLayout()
  private let shelf: Shelf
  var view: UICollectionView { shelf.view }
  /// The calls in their order.
  var calls: [String] { layout.log }
  /// Configures a cell; nil to let it prefer its height in `heights`.
  var fill: ((ScriptedCell) -> Void)?
  /// The `contentOffsetAdjustment.y` of an invalidation at the end of a batch; 0 for no
  /// invalidation.
  var adjustmentAtEnd: CGFloat = 0
  /// The offset at the end of the last batch, before that adjustment.
  private(set) var offsetAtEnd: CGFloat?

  init(_ heights: [CGFloat], estimate: CGFloat = 20, room: CGFloat = 1000) {
    self.heights = heights
    shelf = Shelf(layout, counts: [heights.count], size: CGSize(width: 100, height: room))
    shelf.view.contentInsetAdjustmentBehavior = .automatic
    shelf.view.delegate = nil
    layout.estimatedItemSize = CGSize(width: 100, height: estimate)
    layout.minimumLineSpacing = 0
    shelf.fill = { [unowned self] cell, path in
      layout.log.append("cell \(path.item)")
      if let fill { fill(cell) } else { prefer(self.heights[path.item], in: cell) }
    }
    layout.note = Self.line
    layout.didCall = { [unowned self] in if case .finalizeUpdates = $0 { finishBatch() } }
  }

  /// Lets a cell prefer a height.
  func prefer(_ height: CGFloat, in cell: ScriptedCell) {
    cell.prefer = { [unowned layout] attributes in
      layout.log.append("preferred \(attributes.indexPath.item)")
      attributes.frame.size.height = height
      return attributes
    }
  }

  private static func line(of call: ScriptedFlowLayout.Call) -> String? {
    switch call {
    case .prepare: "prepare"
    case .shouldFit(let path): "should \(path.item)"
    case .fittingContext(let path): "context \(path.item)"
    case .invalidateWith: "invalidate"
    case .item(let path): "item \(path.item)"
    case .elements: "elements"
    default: nil
    }
  }

  private func finishBatch() {
    offsetAtEnd = view.contentOffset.y
    guard adjustmentAtEnd != 0 else { return }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    context.contentOffsetAdjustment.y = adjustmentAtEnd
    layout.invalidateLayout(with: context)
  }

  var frames: [CGRect] {
    heights.indices.compactMap { layout.layoutAttributesForItem(at: [0, $0])?.frame }
  }
}
