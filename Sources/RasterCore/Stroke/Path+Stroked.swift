import Foundation

extension Path {
  /// Returns the outline of the path's stroke, to be filled with the non-zero rule.
  ///
  /// It is made of lines, within a five-hundredth of a point of the true outline.
  public func stroked(_ style: StrokeStyle) -> Path {
    Stroker.outlines(of: self, style, tolerance: 1.0 / 500).path
  }
}
