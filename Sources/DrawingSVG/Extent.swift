import Foundation
import RasterCore

extension Drawing {
  /// A rectangle around everything that is drawn; null if nothing is.
  ///
  /// Clips are left out of account: it may be larger than what is seen, never smaller.
  var extent: CGRect {
    commands.reduce(CGRect.null) { extent, command in
      let own = command.content.extent
      // An empty rectangle may be the extent of a line, which a stroke makes wide already.
      return own.isNull ? extent : extent.union(own.applying(command.transform))
    }
  }
}

extension Command {
  /// The innermost clip that may cut something off: rectangles around all of the step do not.
  var effectiveClip: ClipNode? {
    clip?.effective(on: content.extent.applying(transform))
  }
}

extension ClipNode {
  /// The innermost clip around this one that may clip it.
  var effectiveParent: ClipNode? { parent?.effective(on: path.controlPointBounds) }

  /// Returns the innermost clip from here outwards that may cut something off of an extent.
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
      // A miter reaches as far as its limit; a square end half a diagonal.
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
  /// A rectangle around the glyphs, from the run's origin, in points.
  var extent: CGRect {
    glyphs.reduce(CGRect.null) { extent, glyph in
      let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.x, ty: glyph.y)
      let outline = source.outline(of: glyph.id).controlPointBounds
      return outline.isNull ? extent : extent.union(outline.applying(place))
    }
  }
}

extension Shadow {
  /// Returns a rectangle around something and its shadow.
  ///
  /// Three deviations of a Gaussian hold all that is seen of it.
  func extent(of content: CGRect) -> CGRect {
    guard !content.isNull else { return content }
    let moved = content.offsetBy(dx: offset.dx, dy: offset.dy)
    return content.union(moved.insetBy(dx: -3 * blur, dy: -3 * blur))
  }
}
