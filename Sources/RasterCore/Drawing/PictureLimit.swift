package import Foundation

/// The limits of pictures that are drawn from views or read from files: their size, and the nesting
/// depth of views.
public enum PictureLimit {
  /// The maximum number of pixels: half a gigabyte of memory at 4 bytes per pixel.
  public static let pixels = 1 << 27
  /// The maximum width and height in pixels, which is the limit of the rasteriser's coordinates.
  public static let side = Drawing.largestSide

  /// The maximum number of pixels in all frames of an animation together: a gigabyte of memory,
  /// which is also the limit when an animated PNG is read.
  public static let filmPixels = 1 << 28

  /// The maximum nesting depth of views, layers and groups that are laid out and drawn.
  ///
  /// Drawing is recursive: a level of views takes up to 3 kB of the stack in a debug build, and a
  /// main thread has 8 MB.
  public static let depth = 1000

  /// Checks a size before any memory is allocated for it.
  ///
  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: pixels per point.
  ///   - frames: the number of frames of an animation, or 1 for a single picture.
  /// - Throws: `PictureTooLarge` if the picture or the animation exceeds a limit, or a side is
  ///   negative or NaN.
  package static func check(
    _ size: CGSize, scale: CGFloat, frames: Int = 1
  ) throws(PictureTooLarge) {
    // The sides are floating-point numbers, since integers could overflow before the comparison.
    let width = Double((size.width * scale).rounded())
    let height = Double((size.height * scale).rounded())
    let sides = 0...Double(side)
    guard sides.contains(width), sides.contains(height), width * height <= Double(pixels),
      width * height * Double(frames) <= Double(filmPixels)
    else { throw PictureTooLarge(width: width, height: height, frames: frames) }
  }
}

/// An error for a picture or an animation whose size or nesting depth exceeds a limit of
/// ``PictureLimit``, or whose size is negative.
public struct PictureTooLarge: Error, Sendable, Hashable, CustomStringConvertible {
  /// The requested size of the picture, or of each frame of the animation, in pixels.
  public let width: Double, height: Double
  /// The number of frames of the animation, or 1 for a picture.
  public let frames: Int
  /// Whether the error is that views are nested too deeply; the width and the height are then 0.
  public let isTooDeep: Bool

  /// The error for views that are nested too deeply.
  package static let depth = PictureTooLarge(width: 0, height: 0, frames: 1, isTooDeep: true)

  package init(width: Double, height: Double, frames: Int = 1, isTooDeep: Bool = false) {
    (self.width, self.height, self.frames) = (width, height, frames)
    self.isTooDeep = isTooDeep
  }

  /// A description of the problem and of how to solve it.
  public var description: String {
    if isTooDeep {
      return """
        more than \(PictureLimit.depth) views are nested; deeper ones are neither laid \
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
    \(fittingFrames) frames of this size: take fewer frames per second, or fewer pixels per point
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
  /// The number as text, without a decimal point if it is a whole number.
  fileprivate var pixels: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
