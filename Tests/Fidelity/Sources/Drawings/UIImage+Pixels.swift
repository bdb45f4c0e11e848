import Foundation
import Measures
import UIKit

extension UIImage {
  /// The image's pixels; nil if they cannot be read.
  var pixels: Pixels? {
    guard let image = cgImage, let data = image.dataProvider?.data else { return nil }
    return Pixels(width: image.width, bytes: data)
  }
}
