public import Foundation

/// The largest picture that is drawn: one limit for scenes, sheets, views and images.
public enum PictureLimit {
  /// The most pixels: half a gigabyte of memory, at 4 bytes per pixel.
  public static let pixels = 1 << 27
  /// The most pixels on a side, which is as far as the rasteriser counts.
  public static let side = Drawing.largestSide

  /// Refuses a size before memory is asked for.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  /// - Throws: the size in pixels, when a picture of it is not drawn.
  public static func check(_ size: CGSize, scale: CGFloat) throws(PictureTooLarge) {
    // Numbers of any size: whole ones would overflow before they could be compared.
    let width = Double((size.width * scale).rounded())
    let height = Double((size.height * scale).rounded())
    let sides = 0...Double(side)
    guard sides.contains(width), sides.contains(height), width * height <= Double(pixels) else {
      throw PictureTooLarge(width: width, height: height)
    }
  }
}

/// A picture was asked for that is larger than ``PictureLimit`` allows.
public struct PictureTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
  /// The size that the picture would have, in pixels.
  public let width: Double, height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// What is wrong, and what to do.
  public var description: String {
    guard width >= 0, height >= 0 else {
      return "a picture of \(width) × \(height) pixels cannot be drawn; no side may be negative"
    }
    return """
      the picture would have \(width.pixels) × \(height.pixels) pixels, \(memory) of memory; at most \
      \(PictureLimit.pixels) pixels (512 MB) are drawn, and \(PictureLimit.side) on a side: \
      show less of it, or take fewer pixels per point
      """
  }

  private var memory: String {
    let megabytes = width * height * 4 / Double(1 << 20)
    return megabytes < 100_000
      ? "\(megabytes.rounded(.up).pixels) MB" : "\((megabytes / 1024).rounded(.up).pixels) GB"
  }
}

extension Double {
  /// A whole number without a point, as far as whole numbers go.
  fileprivate var pixels: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
