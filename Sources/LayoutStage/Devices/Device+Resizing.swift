package import Foundation
package import LayoutCore
import UIKit

extension Device {
  /// Returns the device with a screen of another size.
  ///
  /// Bars, insets and scale stay. The width class of a pad follows the width; a phone's stays.
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

  /// The least width of a window on a pad that is regular.
  ///
  /// Of the splits that pads have, 639 points are compact and 678 are regular (fact E14); where
  /// between them the border is, no split shows.
  static let regularWidth: CGFloat = 640
}
