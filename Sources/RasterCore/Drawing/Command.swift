package import Foundation

/// One recorded step with the transform and the clip it was recorded under.
package struct Command: Sendable {
  /// The content, in the coordinates of the step.
  package enum Content: Sendable {
    case fill(Path, FillRule, Paint, BlendMode)
    case stroke(Path, StrokeStyle, Paint, BlendMode)
    case image(ImageContent)
    case glyphs(GlyphRun, at: CGPoint, Paint)
    case drawing(Drawing)
    case group(Drawing, GroupStyle)
  }

  /// From the step's coordinates to the drawing's.
  package let transform: CGAffineTransform
  package let clip: ClipNode?
  package let content: Content
}

/// An image, or a paint seen through an image's alpha.
package struct ImageContent: Sendable {
  package let image: Bitmap
  /// The target, in points.
  package let target: CGRect
  /// The part of the image, in its pixels.
  package let source: CGRect
  package let sampling: Sampling
  package let alpha: CGFloat
  /// The paint of a template image; nil draws the image's own colours.
  package let paint: Paint?
  package let blendMode: BlendMode
}

/// A clip and those it was made inside of; an immutable list that commands share.
package final class ClipNode: Sendable {
  package let parent: ClipNode?
  /// The clip's shape in the drawing's coordinates.
  package let path: Path
  package let rule: FillRule

  init(parent: ClipNode?, path: Path, rule: FillRule) {
    self.parent = parent
    self.path = path
    self.rule = rule
  }
}
