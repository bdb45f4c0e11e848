package import Foundation
import RasterCore

/// The duration and the angle of a rotation of the device.
package enum TurnTiming {
  /// Returns the duration of a rotation in seconds (fact RO22).
  package static func duration(
    on idiom: UIUserInterfaceIdiom, from old: UIDeviceOrientation, to new: UIDeviceOrientation
  ) -> TimeInterval {
    let quarter = idiom == .pad ? 0.4 : 0.3
    return old.isLandscape == new.isLandscape && old != new ? 2 * quarter : quarter
  }

  /// Returns the angle in radians at which the old contents appear on the rotated screen.
  ///
  /// The contents rotate with the device, anticlockwise if its upper end moves to the left.
  static func angle(from old: UIDeviceOrientation, to new: UIDeviceOrientation) -> CGFloat {
    let quarters: [UIDeviceOrientation] = [
      .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
    ]
    guard let start = quarters.firstIndex(of: old), let end = quarters.firstIndex(of: new) else {
      return 0
    }
    // Three quarter turns in one direction are replaced by one quarter turn in the other direction.
    let turned = (end - start + 4) % 4
    return -CGFloat(turned == 3 ? -1 : turned) * .pi / 2
  }
}
