import Foundation
public import UIKit

/// Swipes on rows, which reveal their actions.
///
///     simulator.openSwipeActions(of: cell, from: .leading)
///     let picture = simulator.picture()
extension Simulator {
  /// Swipes on a row from one side, which reveals its actions.
  ///
  /// - Parameters:
  ///   - view: the row's cell, or a view in it.
  ///   - edge: the side from which the actions appear, `leading` or `trailing`.
  ///   - isFull: whether the swipe goes on to the other side, which performs the first action if
  ///     the configuration of the actions allows it.
  /// - Returns: whether the row has actions on that side.
  @discardableResult
  public func openSwipeActions(
    of view: UIView, from edge: NSDirectionalRectEdge = .trailing, isFull: Bool = false
  ) -> Bool {
    perform {
      window.layoutIfNeeded()
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return swipe(view, at: view.convert(middle, to: window), from: edge, isFull: isFull)
    }
  }

  /// Swipes on the row at a point of the window from one side, which reveals its actions, and
  /// returns whether it has actions on that side.
  @discardableResult
  public func openSwipeActions(
    at point: CGPoint, from edge: NSDirectionalRectEdge = .trailing, isFull: Bool = false
  ) -> Bool {
    perform {
      window.layoutIfNeeded()
      guard let view = window.hitTest(point, with: nil) else { return false }
      return swipe(view, at: point, from: edge, isFull: isFull)
    }
  }

  /// Swipes on the row at a point of the window, in the innermost list around a view; returns false
  /// if there is no list or no row.
  private func swipe(
    _ view: UIView, at point: CGPoint, from edge: NSDirectionalRectEdge, isFull: Bool
  ) -> Bool {
    for list in sequence(first: view, next: \.superview) {
      let place = list.convert(point, from: window)
      if let table = list as? UITableView, let path = table.indexPathForRow(at: place) {
        return table.simulateSwipe(onRowAt: path, from: edge, isFull: isFull)
      }
      if let list = list as? UICollectionView, let path = list.indexPathForItem(at: place) {
        return list.simulateSwipe(onItemAt: path, from: edge, isFull: isFull)
      }
    }
    return false
  }
}
