import Foundation

/// What is shown of a layout by a view that reads against the layout's direction (fact A30).
///
/// A flow layout's elements, and those of every layout that flips, are mirrored within the content.
/// A layout that flips has its offset counted from the leading edge besides: then bounds and
/// content lie in different planes, and the content is drawn shifted, so that what is seen lies in
/// the bounds.
extension UICollectionView {
  /// What turns the layout around; nil when the layout wants none, or reads as the view does.
  var mirror: LayoutMirror? {
    let layout = collectionViewLayout
    let flips = layout.flipsHorizontallyInOppositeLayoutDirection
    guard flips || layout.isMirroredUnasked,
      layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    else { return nil }
    return LayoutMirror(width: validity.contentSize.width, isLeading: flips)
  }

  /// Lets an observer hear how the layout reads, as it is asked before it is asked about elements.
  func tellReadingDirection() {
    guard CallObservation.observer != nil else { return }
    let layout = collectionViewLayout
    let flips = traced(.flips(layout)) { layout.flipsHorizontallyInOppositeLayoutDirection }
    guard flips else { return }
    _ = traced(.developmentDirection(layout)) { layout.developmentLayoutDirection }
  }

  /// The part of the content that is in sight.
  var visibleContent: CGRect { mirror?.seen(through: bounds) ?? bounds }

  /// Returns a part of the bounds' plane where the layout knows it.
  func laidOut(_ rect: CGRect) -> CGRect { mirror?.laidOut(rect) ?? rect }

  /// The adjusted content inset as it lies for the layout.
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
