import Foundation

/// The mirroring of a layout in a view with the opposite reading direction (fact A30).
///
/// The elements of a flow layout, and of every layout whose
/// `flipsHorizontallyInOppositeLayoutDirection` is true, are mirrored within the content. If that
/// property is true, the offset is measured from the leading edge, so the bounds' coordinates are
/// not those of the content: the content is drawn with a shift that moves its visible part into the
/// bounds.
extension UICollectionView {
  /// The mirroring of the layout; nil if the view has the same reading direction, or if the layout
  /// is not mirrored.
  var mirror: RightToLeftLayout? {
    let layout = collectionViewLayout
    let flips = layout.flipsHorizontallyInOppositeLayoutDirection
    guard flips || layout.isMirroredUnasked,
      layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    else { return nil }
    return RightToLeftLayout(width: validity.contentSize.width, isLeading: flips)
  }

  /// Reports the layout's reading direction to an observer, before each request for elements.
  func tellReadingDirection() {
    guard CallObservation.observer != nil else { return }
    let layout = collectionViewLayout
    let flips = traced(.flips(layout)) { layout.flipsHorizontallyInOppositeLayoutDirection }
    guard flips else { return }
    _ = traced(.developmentDirection(layout)) { layout.developmentLayoutDirection }
  }

  /// The visible area, in the content's coordinates.
  var visibleContent: CGRect { mirror?.seen(through: bounds) ?? bounds }

  /// Converts a rectangle from the bounds' coordinates to the layout's.
  func laidOut(_ rect: CGRect) -> CGRect { mirror?.laidOut(rect) ?? rect }

  /// The adjusted content inset in the layout's coordinates.
  var laidOutInset: UIEdgeInsets { mirror?.laidOut(adjustedContentInset) ?? adjustedContentInset }

  /// Returns attributes as they are shown, mirrored if necessary.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    mirror?.attributes(attributes) ?? attributes
  }

  /// Returns attributes as they are shown, mirrored if necessary.
  func shown(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let mirror else { return attributes }
    return attributes.map(mirror.attributes)
  }

  /// Converts a rectangle from the content's coordinates to those of the bounds, in which offsets
  /// are measured.
  func scrolled(_ rect: CGRect) -> CGRect {
    guard let mirror, mirror.isLeading else { return rect }
    return mirror.rect(rect)
  }

  /// Returns the point of the content that is shown at a point in the bounds' coordinates.
  func contentPoint(at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + visibleContent.minX - bounds.minX, y: point.y)
  }

  /// Shifts the sublayers so that the visible area of the content is drawn within the bounds.
  func shiftContent() {
    let shift = bounds.minX - visibleContent.minX
    guard shift != contentShift else { return }
    contentShift = shift
    layer.sublayerTransform = CATransform3DMakeTranslation(shift, 0, 0)
  }
}
