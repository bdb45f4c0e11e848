import Foundation
import RasterCore

/// A soft mask, with which everything that is painted is multiplied.
enum PDFSoftMask {
  /// Shapes whose intersection is visible.
  case clip([MaskShape])
  /// A mask with which nothing is painted.
  case nothing
  /// A drawing, in the coordinates of the page's drawing.
  case group(GroupMask)
}

/// A shape in the coordinates of the drawing.
struct MaskShape: Equatable {
  var path: Path
  var rule: FillRule
}

extension Drawing {
  /// Returns the shapes, at most 16, whose intersection is all that the drawing fills, with one
  /// colour; nil for any other drawing.
  ///
  /// - Parameter isKept: whether a mask of this colour hides nothing.
  /// - Returns: the shapes.
  func maskShapes(_ isKept: (Color) -> Bool) -> [MaskShape]? {
    guard commands.count == 1, let command = commands.first,
      var shapes = command.maskShapes(isKept)
    else { return nil }
    var clip = command.clip
    while let node = clip, shapes.count <= 16 {
      shapes.append(MaskShape(path: node.path, rule: node.rule))
      clip = node.parent
    }
    return shapes.count <= 16 ? shapes : nil
  }
}

extension Command {
  fileprivate func maskShapes(_ isKept: (Color) -> Bool) -> [MaskShape]? {
    switch content {
    case .fill(let path, let rule, .color(let color), .sourceOver):
      return isKept(color) ? [MaskShape(path: path.applying(transform), rule: rule)] : nil
    case .drawing(let drawing) where transform.isIdentity: return drawing.maskShapes(isKept)
    case .group(let drawing, let style)
    where transform.isIdentity && style.alpha >= 1 && style.blendMode == .sourceOver
      && style.shadow == nil && style.mask == nil:
      return drawing.maskShapes(isKept)
    default: return nil
    }
  }
}
