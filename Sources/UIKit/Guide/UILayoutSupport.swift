// Mirrors UILayoutSupport (iOS 17). Missing: nothing.
public import Foundation

/// The region at the top or bottom of a controller's view that is covered by bars (facts H16,
/// AL73).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered region, in points.
  var length: CGFloat { get }
  /// The anchor of the region's upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the region's lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the region's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide for the region covered by bars at one end of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The region at the top of the view covered by bars.
  ///
  /// UIKit has replaced this region by the safe area.
  public var topLayoutGuide: any UILayoutSupport { bars(.topBars) }
  /// The region at the bottom of the view covered by bars.
  ///
  /// UIKit has replaced this region by the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { bars(.bottomBars) }

  private func bars(_ kind: LayoutGuides.Kind) -> BarLayoutGuide {
    loadViewIfNeeded()
    guard let guide = viewIfLoaded?.guide(of: kind) as? BarLayoutGuide else {
      preconditionFailure("A loaded controller has a view, and its guides of bars are such guides.")
    }
    return guide
  }
}
