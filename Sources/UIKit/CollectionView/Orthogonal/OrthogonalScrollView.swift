import Foundation
import LayoutCore

/// The scroll view of an orthogonally scrolling section (facts CL55, CL56).
///
/// Its coordinates are those of the collection view's content, so the frames of its cells are those
/// of their attributes, and scrolling only changes the content offset.
final class OrthogonalScrollView: UIScrollView {
  var section: Int
  private var groups: OrthogonalContent?
  private var isMirrored = false
  private var isBeingPlaced = false

  init(section: Int) {
    self.section = section
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  private var axis: Axis { groups?.axis ?? .horizontal }

  /// The offset by which the section has been scrolled, measured from the leading edge, in points.
  var sectionOffset: CGFloat {
    let offset = CGFloat(axis.along(contentOffset))
    return runsBackwards ? -offset : offset
  }

  /// Whether the first group is at the right edge, because the layout is mirrored.
  private var runsBackwards: Bool { isMirrored && axis == .horizontal }

  /// Returns the content offset for an offset of the section.
  func contentOffset(at offset: CGFloat) -> CGPoint {
    axis.point(
      along: Double(runsBackwards ? -offset : offset), across: axis.across(frame.origin))
  }

  /// Sets the frame, the content size and the content offset for a section.
  ///
  /// - Parameters:
  ///   - content: the scrolled content.
  ///   - mirror: the mirroring of the layout; nil if there is none.
  ///   - offset: the offset of the section.
  func place(_ content: OrthogonalContent, mirror: RightToLeftLayout?, offset: CGFloat) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    groups = content
    isMirrored = mirror != nil
    let frame = mirror?.rect(content.frame) ?? content.frame
    if self.frame != frame { self.frame = frame }
    let hidden = CGFloat(content.length - axis.along(frame.size))
    var (size, inset) = (CGSize(width: frame.maxX, height: frame.maxY), UIEdgeInsets.zero)
    if axis == .horizontal {
      inset.top = -frame.minY
      if runsBackwards { inset.left = max(hidden, 0) } else { size.width += max(hidden, 0) }
    } else {
      inset.left = -frame.minX
      size.height += max(hidden, 0)
    }
    if contentInset != inset { contentInset = inset }
    if contentSize != size { contentSize = size }
    contentOffset = contentOffset(at: offset)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard !isBeingPlaced, bounds.origin != oldBounds.origin else { return }
    (superview as? UICollectionView)?.sectionDidScroll(self)
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let groups else { return proposed }
    let sign = runsBackwards ? -1.0 : 1.0
    let rest = groups.rest(
      from: Double(sectionOffset), proposed: sign * axis.along(proposed),
      velocity: sign * axis.along(velocity))
    return contentOffset(at: CGFloat(rest))
  }
}
