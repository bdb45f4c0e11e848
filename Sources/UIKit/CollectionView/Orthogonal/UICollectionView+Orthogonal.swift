public import Foundation
import LayoutCore

extension UICollectionView {
  /// Returns the distance by which orthogonal scrolling moves an element.
  ///
  /// It is zero in a section that does not scroll orthogonally.
  func shift(of element: ElementKey) -> CGPoint {
    guard let section = collectionViewLayout.orthogonalSection(of: element) else { return .zero }
    let offset = orthogonal.offset(of: section)
    guard offset != 0, let content = collectionViewLayout.orthogonalContent(ofSection: section)
    else { return .zero }
    let isReversed = content.axis == .horizontal && mirror != nil
    return content.axis.point(along: Double(isReversed ? offset : -offset), across: 0)
  }

  /// Returns the frame of an element after orthogonal scrolling, in the content's coordinates.
  package func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let shift = shift(of: attributes.state.element)
    return attributes.frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// The rectangle that contains all elements, before and after orthogonal scrolling, in the
  /// layout's coordinates.
  package var extent: CGRect {
    let content = CGRect(origin: .zero, size: contentSize)
    guard let whole = collectionViewLayout.orthogonalExtent else { return content }
    let offset = orthogonal.greatestOffset
    return content.union(whole.insetBy(dx: -offset, dy: -offset))
  }

  /// Returns the superview for an element's view: the collection view, or the scroll view of its
  /// section.
  func container(of element: ElementKey) -> UIView {
    guard let section = collectionViewLayout.orthogonalSection(of: element) else { return self }
    return orthogonal.views[section] ?? makeScrollView(ofSection: section)
  }

  /// Sets the frames of the visible sections' scroll views, and clamps their offsets.
  func placeScrollViews() {
    let layout = collectionViewLayout
    let inSight = layout.orthogonalSections(in: laidOut(bounds))
    let sections = Set(inSight).union(orthogonal.views.keys)
    for section in sections.sorted() {
      guard let content = layout.orthogonalContent(ofSection: section) else { continue }
      let view = orthogonal.views[section] ?? makeScrollView(ofSection: section)
      let compositional = layout as? UICollectionViewCompositionalLayout
      if let sections = compositional?.laidOut?.sections, sections.indices.contains(section) {
        view.take(sections[section].orthogonalScrollingProperties, of: self)
      }
      let offset = orthogonal.offset(of: section)
      // A drag may move the content beyond its ends, so the offset is not clamped during a drag.
      let kept = view.isTracking ? offset : CGFloat(content.clamped(Double(offset)))
      if kept != offset { scroll(section, to: kept) }
      view.place(content, mirror: mirror, offset: kept)
    }
    orthogonal.takeEmpty(except: Set(inSight)).forEach { $0.removeFromSuperview() }
  }

  private func makeScrollView(ofSection section: Int) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section: section)
    orthogonal.add(view)
    addInFront(view)
    return view
  }

  /// Records the offset of a section after it was scrolled; its visible elements are requested
  /// again in the next layout pass.
  func sectionDidScroll(_ view: OrthogonalScrollView) {
    scroll(view.section, to: view.sectionOffset)
    setNeedsLayout()
  }

  private func scroll(_ section: Int, to offset: CGFloat) {
    orthogonal.note(offset, of: section)
    validity.forgetAnswer()
  }

  /// Scrolls a section orthogonally, so that an item is at the given position.
  func scrollSection(
    toItemAt indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) {
    let layout = collectionViewLayout
    guard let section = layout.orthogonalSection(of: ElementKey(cellAt: indexPath)),
      let content = layout.orthogonalContent(ofSection: section),
      let attributes = layout.layoutAttributesForItem(at: indexPath)
    else { return }
    let offset = orthogonal.offset(of: section)
    let visible = content.axis.rect(content.frame).along
    let frame = content.axis.rect(attributes.frame).along
    let start = visible.start + Double(offset)
    let distance = Self.distance(
      from: (CGFloat(start), CGFloat(start + visible.length / 2), CGFloat(start + visible.length)),
      to: (CGFloat(frame.start), CGFloat((frame.start + frame.end) / 2), CGFloat(frame.end)),
      place: position.places(along: content.axis))
    let target = CGFloat(content.clamped(Double(offset + distance)))
    guard abs(target - offset) >= 0.5 else { return }
    // A section that is not visible has no scroll view yet. The offset is stored, and applied when
    // the section gets one.
    guard let view = orthogonal.views[section] else { return scroll(section, to: target) }
    view.setContentOffset(view.contentOffset(at: target), animated: animated)
  }

  /// Removes a section's scroll view; its elements become subviews of the collection view until
  /// they return to the reuse pool.
  func release(_ view: OrthogonalScrollView) {
    for subview in view.subviews { addInFront(subview) }
    view.removeFromSuperview()
  }

  /// Simulates a drag of an orthogonally scrolling section that ends with a velocity.
  ///
  /// The section stops at a position that its `orthogonalScrollingBehavior` allows (fact CL54). The
  /// collection view's delegate is not notified (fact CL55). A section that does not scroll, or is
  /// not visible, is not changed.
  ///
  /// Differs from UIKit: UIKit has no such method; this one takes the place of touches.
  ///
  /// - Parameters:
  ///   - section: the section's index.
  ///   - offset: the offset of the section at the end of the drag, measured from the leading edge.
  ///   - velocity: the velocity of the offset at the end of the drag, in points per millisecond.
  public func simulateDrag(ofSection section: Int, to offset: CGFloat, velocity: CGFloat = 0) {
    layoutIfNeeded()
    guard let view = orthogonal.views[section] else { return }
    let start = view.contentOffset(at: 0)
    let unit = view.contentOffset(at: 1)
    view.simulateDrag(
      to: view.contentOffset(at: offset),
      velocity: CGPoint(x: (unit.x - start.x) * velocity, y: (unit.y - start.y) * velocity))
  }

  /// Returns the offset of an orthogonally scrolling section, measured from the leading edge; zero
  /// for any other section.
  public func simulatedOffset(ofSection section: Int) -> CGFloat {
    layoutIfNeeded()
    return orthogonal.offset(of: section)
  }
}

extension UICollectionReusableView {
  /// The collection view that contains the view, directly or in a section's scroll view.
  var host: UICollectionView? {
    superview as? UICollectionView ?? (superview as? OrthogonalScrollView)?.superview
      as? UICollectionView
  }
}
