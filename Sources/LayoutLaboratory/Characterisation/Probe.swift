import Foundation
import UIKit

extension Characterisation {
  /// A change to a laid-out collection view whose effect on the layout is recorded.
  public enum Probe: String, Sendable, CaseIterable {
    /// The content is moved horizontally.
    case x
    /// The content is moved vertically.
    case y
    /// The collection view's width is set to its height, or slightly increased if both are equal.
    case width
    /// The collection view's height is set to its width, or slightly increased if both are equal.
    case height
    /// The device is rotated.
    case rotation
    /// The app invalidates the whole layout.
    case invalidateLayout = "invalidateLayout()"
    /// The app invalidates the layout with a new context of the layout's context class.
    case freshContext = "a fresh context"
    /// The app reloads the data.
    case reloadData = "reloadData()"

    /// The changes of one component of the bounds.
    static let bounds: [Probe] = [.x, .y, .width, .height]
  }
}

extension Characterisation.Probe {
  /// The distance by which the content is moved, in points.
  ///
  /// The distance is so small that it is not a whole page.
  private static let step: CGFloat = 7

  /// Makes the change and lays out the collection view.
  @MainActor func run(on bench: Bench) {
    let (view, layout) = (bench.view, bench.view.collectionViewLayout)
    switch self {
    case .x: view.bounds.origin.x += Self.step
    case .y: view.bounds.origin.y += Self.step
    case .width: view.frame.size.width = other(than: view.bounds.width, from: view.bounds.height)
    case .height: view.frame.size.height = other(than: view.bounds.height, from: view.bounds.width)
    case .rotation: bench.turn()
    case .invalidateLayout: layout.invalidateLayout()
    case .freshContext: layout.invalidateLayout(with: layout._invalidationContext())
    case .reloadData: view.reloadData()
    }
    view.layoutIfNeeded()
  }

  /// Returns the length of the other side, or slightly more if both sides are equal.
  private func other(than extent: CGFloat, from side: CGFloat) -> CGFloat {
    side == extent ? extent + Self.step : side
  }
}
