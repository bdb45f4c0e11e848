/// The smallest sizes of areas in pixels.
package struct AreaLimits: Sendable {
  /// Pixels per point.
  package let scale: Int
  /// The smallest width and height of an area.
  private var side: Int
  /// The smallest length of a line.
  private var line: Int

  /// Makes the limits for a picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - isLarge: whether text has an accessibility size, so that letters are as large as areas.
  package init(scale: Int, isLarge: Bool = false) {
    self.scale = max(scale, 1)
    side = (isLarge ? 30 : 8) * self.scale
    line = (isLarge ? 60 : 16) * self.scale
  }

  /// The limits for a picture in which areas are looked up: with each edge within one pixel, an
  /// area may be two pixels smaller.
  var loosened: AreaLimits {
    var limits = self
    limits.side -= 2
    limits.line -= 2
    return limits
  }

  /// Returns whether a component is large enough for an area.
  func admit(_ box: PixelBox) -> Bool {
    box.width >= side && box.height >= side || max(box.width, box.height) >= line
  }
}
