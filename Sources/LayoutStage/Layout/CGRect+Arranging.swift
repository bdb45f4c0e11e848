package import Foundation
import LayoutCore

extension CGRect {
  /// The centre of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The area of the rectangle.
  var area: CGFloat { width * height }

  /// Makes a rectangle from its centre and size.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle with its origin and size multiplied by a factor.
  package func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// Returns the parts of the rectangle that another rectangle does not cover.
  ///
  /// There are up to four parts, all of them rectangles:
  ///
  ///     ┌──────────┐
  ///     │   above  │
  ///     ├──┬────┬──┤
  ///     │  │////│  │
  ///     ├──┴────┴──┤
  ///     │   below  │
  ///     └──────────┘
  func subtracting(_ other: CGRect) -> [CGRect] {
    guard overlaps(other) else { return [self] }
    let hidden = intersection(other)
    return [
      CGRect(x: minX, y: minY, width: width, height: hidden.minY - minY),
      CGRect(x: minX, y: hidden.maxY, width: width, height: maxY - hidden.maxY),
      CGRect(x: minX, y: hidden.minY, width: hidden.minX - minX, height: hidden.height),
      CGRect(x: hidden.maxX, y: hidden.minY, width: maxX - hidden.maxX, height: hidden.height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
