import Foundation

/// The mirroring of a layout in a view of the other reading direction (fact A30).
///
/// A flow layout's elements, and those of every layout that flips, are mirrored within the content.
/// The offset of a layout that flips is counted from the leading edge, so the bounds' coordinates
/// are not the content's: the content is drawn shifted, and its visible part is in the bounds.
extension UICollectionView {
  /// The mirror of the layout; nil when the layout needs none, or reads as the view does.
  var mirror: RightToLeftLayout? {
    let layout = collectionViewLayout
    let flips = layout.flipsHorizontallyInOppositeLayoutDirection
    guard flips || layout.isMirroredUnasked,
      layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    else { return nil }
    return RightToLeftLayout(width: validity.contentSize.width, isLeading: flips)
  }

  /// Reports the layout's reading direction to an observer, before the first request for elements.
  func tellReadingDirection() {
    guard CallObservation.observer != nil else { return }
    let layout = collectionViewLayout
    let flips = traced(.flips(layout)) { layout.flipsHorizontallyInOppositeLayoutDirection }
    guard flips else { return }
    _ = traced(.developmentDirection(layout)) { layout.developmentLayoutDirection }
  }

  /// The part of the content that is in sight.
  var visibleContent: CGRect { mirror?.seen(through: bounds) ?? bounds }

  /// Returns a rectangle of the bounds' coordinates in those of the layout.
  func laidOut(_ rect: CGRect) -> CGRect { mirror?.laidOut(rect) ?? rect }

  /// The adjusted content inset in the layout's coordinates.
  var laidOutInset: UIEdgeInsets { mirror?.laidOut(adjustedContentInset) ?? adjustedContentInset }

  /// Returns attributes as they are shown.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror?.attributes(attributes) ?? attributes
  }

  /// Returns attributes as they are shown.
  func shown(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let mirror else { return attributes }
    return attributes.map(mirror.attributes)
  }

  /// Returns where a rectangle of the content is met by scrolling: in the plane of the offset.
  func scrolled(_ rect: CGRect) -> CGRect {
    guard let mirror, mirror.isLeading else { return rect }
    return mirror.rect(rect)
  }

  /// Returns the point of the content that is seen at a point of the bounds' plane.
  func contentPoint(at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + visibleContent.minX - bounds.minX, y: point.y)
  }

  /// Draws the content where the bounds are.
  func shiftContent() {
    let shift = bounds.minX - visibleContent.minX
    guard shift != contentShift else { return }
    contentShift = shift
    layer.sublayerTransform = CATransform3DMakeTranslation(shift, 0, 0)
  }
}
