import Foundation

/// One recorded step with the transform and the clip it was recorded under.
struct Command: Sendable {
  /// What is drawn, in the coordinates of the step.
  enum Content: Sendable {
    case fill(Path, FillRule, Paint, BlendMode)
    case stroke(Path, StrokeStyle, Paint, BlendMode)
    case image(ImageContent)
    case glyphs(GlyphRun, at: CGPoint, Paint)
    case drawing(Drawing)
    case group(Drawing, GroupStyle)
  }

  /// From the step's coordinates to the drawing's.
  let transform: CGAffineTransform
  let clip: ClipNode?
  let content: Content
}

/// An image, or a paint seen through an image's alpha.
struct ImageContent: Sendable {
  let image: Bitmap
  /// Where it is drawn, in points.
  let target: CGRect
  /// Which part of it, in its pixels.
  let source: CGRect
  let sampling: Sampling
  let alpha: CGFloat
  /// The paint of a template image; nil draws the image's own colours.
  let paint: Paint?
  let blendMode: BlendMode
}

/// A clip and those it was made inside of; an immutable list that commands share.
final class ClipNode: Sendable {
  let parent: ClipNode?
  /// The clip's shape in the drawing's coordinates.
  let path: Path
  let rule: FillRule

  init(parent: ClipNode?, path: Path, rule: FillRule) {
    self.parent = parent
    self.path = path
    self.rule = rule
  }
}
