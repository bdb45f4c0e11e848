public import Foundation

/// The width, caps, joins and dashes that a path is stroked with.
public struct StrokeStyle: Sendable, Hashable {
  /// The shape of a line's end.
  public enum Cap: Sendable, Hashable { case butt, round, square }
  /// The shape of a corner of two lines.
  public enum Join: Sendable, Hashable { case miter, round, bevel }

  /// The line's width, in points.
  public var width: CGFloat
  /// The shape of the ends of open contours and dashes.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The longest miter, in line widths; a longer one becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which a contour starts, in points.
  public var dashPhase: CGFloat

  /// Makes a style, by default one point wide with butt caps and miter joins.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Path {
  /// Returns the outline of the path's stroke, to be filled with the non-zero rule.
  ///
  /// It is made of lines that cover pixels of half a point, or larger ones, as the true outline
  /// would.
  public func stroked(_ style: StrokeStyle) -> Path {
    Stroker.outlines(of: self, style, scale: 2).path
  }
}
