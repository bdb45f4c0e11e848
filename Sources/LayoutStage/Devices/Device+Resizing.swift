package import Foundation
package import LayoutCore
import UIKit

extension Device {
  /// Returns the device with a screen that has a size, in points, in an orientation.
  ///
  /// Bars, insets and scale stay the same. The horizontal size class of an iPad is regular if
  /// `size` is at least `regularWidth` wide; the size classes of an iPhone do not change.
  package func resized(to size: CGSize, in orientation: Orientation) -> Device {
    var device = self
    device.size =
      orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
    guard idiom == .pad else { return device }
    let horizontal: UIUserInterfaceSizeClass =
      size.width < Self.regularWidth ? .compact : .regular
    device.sizeClasses = PerOrientation(
      both: SizeClasses(horizontal: horizontal, vertical: .regular))
    return device
  }

  /// The minimum width of an iPad window with a regular horizontal size class, in points.
  ///
  /// In the split-view widths of real iPads, 639 points are compact and 678 are regular (fact E14).
  /// The exact boundary in between is not known.
  static let regularWidth: CGFloat = 640
}
