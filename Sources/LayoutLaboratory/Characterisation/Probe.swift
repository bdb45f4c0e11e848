import Foundation
import UIKit

extension Characterisation {
  /// A change to a laid-out collection view whose effect on the layout is recorded.
  public enum Probe: String, Sendable, CaseIterable {
    /// The content moves sideways.
    case x
    /// The content moves up or down.
    case y
    /// The collection view gets as wide as it is high.
    case width
    /// The collection view gets as high as it is wide.
    case height
    /// The device is turned.
    case rotation
    /// The app invalidates the layout altogether.
    case invalidateLayout = "invalidateLayout()"
    /// The app invalidates the layout with a context fresh from its class.
    case freshContext = "a fresh context"
    /// The app reloads the data.
    case reloadData = "reloadData()"

    /// The probes that change the bounds in one number.
    static let bounds: [Probe] = [.x, .y, .width, .height]
  }
}

extension Characterisation.Probe {
  /// The distance by which the content is moved, in points; not a whole page, and no multiple of a
  /// pixel's size.
  private static let step: CGFloat = 7

  /// Makes the change, and lays the collection view out.
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

  /// Returns the extent of the other side, or a little more where both are alike.
  private func other(than extent: CGFloat, from side: CGFloat) -> CGFloat {
    side == extent ? extent + Self.step : side
  }
}
