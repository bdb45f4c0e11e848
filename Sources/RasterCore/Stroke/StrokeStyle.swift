package import Foundation

/// The width, caps, joins and dashes of a stroke.
package struct StrokeStyle: Sendable, Hashable {
  /// The shape of the ends of a line.
  package enum Cap: Sendable, Hashable { case butt, round, square }
  /// The shape of a corner between two lines.
  package enum Join: Sendable, Hashable { case miter, round, bevel }

  /// The line's width, in points.
  package var width: CGFloat
  /// The shape of the ends of open contours and dashes.
  package var cap: Cap
  /// The shape of the corners.
  package var join: Join
  /// The maximum length of a miter, in line widths.
  ///
  /// A longer miter becomes a bevel.
  package var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  package var dash: [CGFloat]
  /// The offset into the dash pattern at which a contour starts, in points.
  package var dashPhase: CGFloat

  /// Makes a style.
  ///
  /// The default is one point wide with butt caps and miter joins.
  package init(
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
  /// The outline consists of lines, which are accurate for pixels of half a point or larger.
  package func stroked(_ style: StrokeStyle) -> Path {
    Stroker.outlines(of: self, style, scale: 2).path
  }
}
