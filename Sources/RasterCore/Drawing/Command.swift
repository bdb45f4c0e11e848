package import Foundation

/// A recorded command, with its transform and clip.
package struct Command: Sendable {
  /// The content, in the coordinates of the command.
  package enum Content: Sendable {
    case fill(Path, FillRule, Paint, BlendMode)
    case stroke(Path, StrokeStyle, Paint, BlendMode)
    case image(ImageContent)
    case glyphs(GlyphRun, at: CGPoint, Paint)
    case drawing(Drawing)
    case group(Drawing, GroupStyle)
  }

  /// The transform from the command's coordinates to the drawing's.
  package let transform: CGAffineTransform
  package let clip: ClipNode?
  package let content: Content
}

/// An image, or a paint that fills the shape of an image's alpha.
package struct ImageContent: Sendable {
  package let image: Bitmap
  /// The target rectangle, in points.
  package let target: CGRect
  /// The part of the image to draw, in pixels of the image.
  package let source: CGRect
  package let sampling: Sampling
  package let alpha: CGFloat
  /// The paint of a template image; nil for an image drawn in its own colours.
  package let paint: Paint?
  package let blendMode: BlendMode
}

/// A clip, linked to the clips it is nested in.
///
/// The list is immutable and shared by commands.
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
