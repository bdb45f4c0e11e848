public import Foundation

/// The largest picture that is drawn: one limit for scenes, sheets, views and images.
public enum PictureLimit {
  /// The most pixels: half a gigabyte of memory, at 4 bytes per pixel.
  public static let pixels = 1 << 27
  /// The most pixels on a side, the limit of the rasteriser's coordinates.
  public static let side = Drawing.largestSide

  /// The most pixels of all frames of a film together: a gigabyte, which animated PNGs can be read
  /// back with.
  public static let filmPixels = 1 << 28

  /// The most views, layers or groups one inside another that are laid out and drawn.
  ///
  /// Drawing takes the stack for each: a level of views takes up to 3 kB of it in a debug build,
  /// and a main thread has 8 MB.
  public static let depth = 1000

  /// Refuses a size before memory is requested.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - frames: the number of pictures in a film; 1 for a picture alone.
  /// - Throws: the size in pixels, when a picture of it is not drawn.
  public static func check(
    _ size: CGSize, scale: CGFloat, frames: Int = 1
  ) throws(PictureTooLarge) {
    // Numbers of any size: whole ones would overflow before they could be compared.
    let width = Double((size.width * scale).rounded())
    let height = Double((size.height * scale).rounded())
    let sides = 0...Double(side)
    guard sides.contains(width), sides.contains(height), width * height <= Double(pixels),
      width * height * Double(frames) <= Double(filmPixels)
    else { throw PictureTooLarge(width: width, height: height, frames: frames) }
  }
}

/// A picture or a film was requested that is larger, or whose views are deeper one inside another,
/// than ``PictureLimit`` allows.
public struct PictureTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
  /// The size that the picture, or each frame of the film, would have, in pixels.
  public let width: Double, height: Double
  /// The number of frames of the film; 1 for a picture.
  public let frames: Int
  /// Whether the size is fine, and views are too deep one inside another.
  public let isTooDeep: Bool

  /// Views are too deep one inside another.
  package static let depth = PictureTooLarge(width: 0, height: 0, frames: 1, isTooDeep: true)

  package init(width: Double, height: Double, frames: Int = 1, isTooDeep: Bool = false) {
    (self.width, self.height, self.frames) = (width, height, frames)
    self.isTooDeep = isTooDeep
  }

  /// The problem, and the next step.
  public var description: String {
    if isTooDeep {
      return """
        more than \(PictureLimit.depth) views lie one inside another; deeper ones are neither laid \
        out nor drawn: look for a view that adds a view to itself, or to the last one, each time
        """
    }
    guard width >= 0, height >= 0 else {
      return "a picture of \(width) × \(height) pixels cannot be drawn; no side may be negative"
    }
    guard frames == 1 else { return filmDescription }
    return """
      the picture would have \(width.pixels) × \(height.pixels) pixels, \(memory) of memory; at most \
      \(PictureLimit.pixels) pixels (512 MB) are drawn, and \(PictureLimit.side) on a side: \
      show less of it, or take fewer pixels per point
      """
  }

  private var filmDescription: String {
    """
    the film would have \(frames) frames of \(width.pixels) × \(height.pixels) pixels, \(memory) of \
    memory; at most \(PictureLimit.filmPixels) pixels (1 GB) are drawn in all frames together, \
    \(fittingFrames) frames of this size: take fewer frames in a second, or fewer pixels per point
    """
  }

  private var fittingFrames: Int {
    Int(Double(PictureLimit.filmPixels) / max(width * height, 1))
  }

  private var memory: String {
    let megabytes = width * height * Double(frames) * 4 / Double(1 << 20)
    return megabytes < 100_000
      ? "\(megabytes.rounded(.up).pixels) MB" : "\((megabytes / 1024).rounded(.up).pixels) GB"
  }
}

extension Double {
  /// A whole number as text without a decimal point, if it fits an integer.
  fileprivate var pixels: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
