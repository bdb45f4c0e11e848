public import Foundation
public import RasterCore

/// How a run of text looks.
public struct TextAttributes: Sendable, Hashable {
  /// The font and its size.
  public var font: TextFont
  /// The colour of the glyphs and the underline.
  public var color: Color
  /// The points added after every character; letters spaced so make no ligatures.
  public var kern: CGFloat
  /// The line under the text.
  public var underline: Underline
  /// The points the text is raised above the baseline.
  public var baselineOffset: CGFloat

  /// Makes attributes, by default plain and black.
  public init(
    font: TextFont, color: Color = .black, kern: CGFloat = 0, underline: Underline = .none,
    baselineOffset: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.kern = kern.isFinite ? kern : 0
    self.underline = underline
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }

  /// Whether letters may join; they may not when they are spaced out.
  var hasLigatures: Bool { kern == 0 }
}
