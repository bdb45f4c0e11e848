import Foundation
import LayoutCore
import RasterCore
import UIKit

extension UICollectionView {
  /// Records all content in content coordinates, whether it is in sight or not.
  ///
  /// Views out of sight are made by the data source and put nowhere; the collection view itself,
  /// its offset and its delegate notice nothing.
  ///
  /// - Throws: the size of content that is too large for a picture, even at one pixel per point.
  ///   Its views are not made, which could take as long as there are items.
  func recordContent() throws(PictureTooLarge) -> Drawing {
    let content = CGRect(origin: .zero, size: contentSize)
    try PictureLimit.check(content.union(bounds).size, scale: 1)
    let canvas = Canvas()
    if let backgroundColor {
      canvas.fill(content, with: .color(backgroundColor.value(in: traitCollection)))
    }
    for attributes in attributesOfEverything() {
      canvas.save()
      canvas.concatenate(attributes.placement)
      canvas.draw(viewForShowing(attributes).drawing())
      canvas.restore()
    }
    return canvas.drawing
  }
}

extension UICollectionViewLayoutAttributes {
  /// The map from an element's own coordinates to the content's.
  fileprivate var placement: CGAffineTransform {
    // An element's transform is about its centre, so that goes to the origin first.
    CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
