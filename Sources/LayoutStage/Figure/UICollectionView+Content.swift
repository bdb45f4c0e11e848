import Foundation
import LayoutCore
import RasterCore
import UIKit

extension UICollectionView {
  /// Records all content in content coordinates, whether visible or not.
  ///
  /// The data source creates views for elements outside the visible bounds. These views are not
  /// added to the collection view; its state and offset do not change, and its delegate is not
  /// called.
  ///
  /// - Throws: `PictureTooLarge` if the content is too large for a picture even at one pixel per
  ///   point. No views are made in this case, since very long content would have too many.
  func recordContent() throws(PictureTooLarge) -> Drawing {
    let content = CGRect(origin: .zero, size: contentSize)
    try PictureLimit.check(content.union(bounds).size, scale: 1)
    let canvas = Canvas()
    if let backgroundColor {
      canvas.fill(content, with: .color(backgroundColor.value(in: traitCollection)))
    }
    let seen = content.union(bounds)
    for attributes in attributesOfEverything() {
      let frame = shownFrame(of: attributes)
      // A section with orthogonal scrolling also has elements outside the content's bounds, which
      // are not drawn.
      guard frame.overlaps(seen) || !attributes.transform.isIdentity else { continue }
      canvas.save()
      canvas.concatenate(
        attributes.placement.concatenating(
          CGAffineTransform(
            translationX: frame.minX - attributes.frame.minX,
            y: frame.minY - attributes.frame.minY)))
      canvas.draw(viewForShowing(attributes).drawing())
      canvas.restore()
    }
    return canvas.drawing
  }
}

extension UICollectionViewLayoutAttributes {
  /// The transform from the element's own coordinates to content coordinates.
  fileprivate var placement: CGAffineTransform {
    // The element's transform applies about its centre, so the centre is moved to the origin first.
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
