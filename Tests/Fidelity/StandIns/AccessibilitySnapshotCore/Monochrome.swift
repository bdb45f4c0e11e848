import UIKit

extension UIView {
  /// The image without its saturation, which the project takes from Core Image.
  func monochromeSnapshot(for snapshot: UIImage) throws -> UIImage? {
    let bounds = CGRect(origin: .zero, size: snapshot.size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = snapshot.scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      snapshot.draw(in: bounds)
      UIColor.gray.setFill()
      context.fill(bounds, blendMode: .saturation)
      // What was clear stays clear.
      snapshot.draw(in: bounds, blendMode: .destinationIn, alpha: 1)
    }
  }
}
