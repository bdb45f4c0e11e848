import Foundation
import RasterCore

extension Drawing {
  /// A rectangle around everything that the display list draws, or the null rectangle if it draws
  /// nothing.
  ///
  /// Clips are ignored, so the rectangle may be larger than the visible part but never smaller.
  var extent: CGRect {
    commands.reduce(CGRect.null) { extent, command in
      let own = command.content.extent
      // A rectangle without width or height is not left out, because it may be the rectangle of a
      // line.
      return own.isNull ? extent : extent.union(own.applying(command.transform))
    }
  }
}

extension Command {
  /// The innermost clip that may hide part of the command.
  ///
  /// Rectangles around the whole command are skipped.
  var effectiveClip: ClipNode? {
    clip?.effective(on: content.extent.applying(transform))
  }
}

extension ClipNode {
  /// The nearest outer clip that may hide part of this one.
  var effectiveParent: ClipNode? { parent?.effective(on: path.controlPointBounds) }

  /// Returns this clip or the nearest outer one that may hide part of an extent.
  fileprivate func effective(on extent: CGRect) -> ClipNode? {
    var node: ClipNode? = self
    while let inner = node, let rect = inner.path.svgRect, rect.contains(extent) {
      node = inner.parent
    }
    return node
  }
}

extension Command.Content {
  fileprivate var extent: CGRect {
    switch self {
    case .fill(let path, _, _, _): return path.controlPointBounds
    case .stroke(let path, let style, _, _):
      // A miter extends up to its limit, and a square cap by half a diagonal.
      let reach = style.width / 2 * max(style.join == .miter ? style.miterLimit : 1, 1.5)
      return path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
    case .image(let image): return image.target.standardized
    case .glyphs(let run, let origin, _): return run.extent.offsetBy(dx: origin.x, dy: origin.y)
    case .drawing(let drawing): return drawing.extent
    case .group(let drawing, let style):
      return style.shadow.map { $0.extent(of: drawing.extent) } ?? drawing.extent
    }
  }
}

extension GlyphRun {
  /// A rectangle around the glyphs in points, relative to the run's origin.
  var extent: CGRect {
    glyphs.reduce(CGRect.null) { extent, glyph in
      let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.x, ty: glyph.y)
      let outline = source.outline(of: glyph.id).controlPointBounds
      return outline.isNull ? extent : extent.union(outline.applying(place))
    }
  }
}

extension Shadow {
  /// Returns a rectangle around content and its shadow.
  ///
  /// Three standard deviations contain the visible part of a Gaussian.
  func extent(of content: CGRect) -> CGRect {
    guard !content.isNull else { return content }
    let moved = content.offsetBy(dx: offset.dx, dy: offset.dy)
    return content.union(moved.insetBy(dx: -3 * blur, dy: -3 * blur))
  }
}
