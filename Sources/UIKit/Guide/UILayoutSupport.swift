// Mirrors UILayoutSupport (iOS 17). Missing: nothing.
public import Foundation

/// The part of a controller's view that bars cover, at its top or its bottom (facts H16, AL73).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that bars cover.
  var length: CGFloat { get }
  /// The upper side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the bars at one end of a view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part at the top of the view that bars cover; the former way to the safe area.
  public var topLayoutGuide: any UILayoutSupport { bars(.topBars) }
  /// The part at the bottom of the view that bars cover; the former way to the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { bars(.bottomBars) }

  private func bars(_ kind: LayoutGuides.Kind) -> BarLayoutGuide {
    loadViewIfNeeded()
    guard let guide = viewIfLoaded?.guide(of: kind) as? BarLayoutGuide else {
      preconditionFailure("A loaded controller has a view, and its guides of bars are such guides.")
    }
    return guide
  }
}
