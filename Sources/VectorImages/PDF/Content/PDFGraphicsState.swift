import Foundation
import RasterCore

/// The graphics state that `q` saves and `Q` restores; the canvas stores the transform and applies
/// the clips.
struct PDFGraphicsState {
  var fill = PDFPaint.color(.black), stroke = PDFPaint.color(.black)
  var fillSpace = PDFColorSpace.gray, strokeSpace = PDFColorSpace.gray
  var fillAlpha = 1.0, strokeAlpha = 1.0
  var blendMode = BlendMode.sourceOver
  var mask: PDFSoftMask?
  var line = StrokeStyle()
  var text = PDFTextState()
  /// The number of nested clips.
  var clips = 0
  /// The innermost clip, in the coordinates of the drawing; nil if there is none.
  var clip: MaskShape?

  /// The settings inside a transparency group, whose result is blended as a whole.
  var insideGroup: PDFGraphicsState {
    var state = self
    (state.fillAlpha, state.strokeAlpha, state.blendMode, state.mask) = (1, 1, .sourceOver, nil)
    return state
  }
}

/// The paint for filling or stroking.
enum PDFPaint {
  case color(Color)
  /// A shading, and the transform from its coordinates to those of the drawing.
  case shading(PDFShading, CGAffineTransform)
  case tiling(PDFTiling)
  /// No paint, because the pattern is unknown or damaged.
  case none
}

/// The font, the spacing and the other settings for showing text.
struct PDFTextState {
  var font: PDFFont?
  var size = 0.0, characterSpacing = 0.0, wordSpacing = 0.0, scale = 1.0, leading = 0.0, rise = 0.0
  var mode = 0
}
