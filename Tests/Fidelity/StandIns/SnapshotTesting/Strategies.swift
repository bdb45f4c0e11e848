import Foundation
import UIKit

extension Diffing where Value == UIImage {
  /// The strategy by which images are compared: the judge does that.
  public static var image: Diffing { image() }

  /// The strategy by which images are compared: the judge does that.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    Diffing(
      toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { _, _ in nil })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The strategy for images, which need no drawing.
  public static var image: Snapshotting { image() }

  /// The strategy for images, which need no drawing.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}
