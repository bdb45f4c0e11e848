import Foundation

extension Path {
  /// Returns the outline of the path's stroke, to be filled with the non-zero rule.
  ///
  /// It is made of lines that cover pixels of half a point, or larger ones, as the true outline
  /// would.
  public func stroked(_ style: StrokeStyle) -> Path {
    Stroker.outlines(of: self, style, scale: 2).path
  }
}
