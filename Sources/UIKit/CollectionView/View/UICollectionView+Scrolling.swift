import Foundation
import LayoutCore

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical = 0
    /// The layout scrolls horizontally.
    case horizontal = 1

    var axis: Axis { self == .vertical ? .vertical : .horizontal }
  }
}

extension UICollectionView {
  /// The position in the visible area to which an item is scrolled; at most one value for each
  /// direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Makes a set from its raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centred between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Returns the content offset at which scrolling ends after a drag, as determined by the layout
  /// (fact C21).
  func askLayoutForRest(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    validateLayout()
    let layout = collectionViewLayout
    return traced(.restingOffset(layout, proposed: proposed, velocity: velocity)) {
      layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }

  /// Returns the content offset at which an item is at a position in the visible area, clamped to
  /// the content.
  ///
  /// The result is nil if the item has no frame or already has this position (fact C23). An item
  /// that does not exist is a programming error (fact K4).
  func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
    requireItem(at: indexPath, to: .scroll)
    validateContent()
    guard let shown = layoutAttributesForItem(at: indexPath)?.frame, shown.isFinite else {
      return nil
    }
    let frame = scrolled(atRest(shown, of: indexPath))
    let visible = bounds.inset(by: adjustedContentInset)
    let x = Self.distance(
      from: (visible.minX, visible.midX, visible.maxX), to: (frame.minX, frame.midX, frame.maxX),
      place: position.places(along: .horizontal))
    let y = Self.distance(
      from: (visible.minY, visible.midY, visible.maxY), to: (frame.minY, frame.midY, frame.maxY),
      place: position.places(along: .vertical))
    let target = scrollRange.clamp(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
    let isFar = [target.x - contentOffset.x, target.y - contentOffset.y].contains { abs($0) >= 0.5 }
    return isFar ? target : nil
  }

  /// Returns the frame of an item; in an orthogonally scrolling section, the frame is extended to
  /// the whole section along the section's own scroll direction.
  private func atRest(_ frame: CGRect, of indexPath: IndexPath) -> CGRect {
    let layout = collectionViewLayout
    guard let section = layout.orthogonalSection(of: ElementKey(cellAt: indexPath)),
      let content = layout.orthogonalContent(ofSection: section)
    else { return frame }
    let port = content.axis.rect(mirror?.rect(content.frame) ?? content.frame)
    return content.axis.rect(
      AxisRect(along: port.along, across: content.axis.rect(frame).across))
  }

  /// Returns the distance to scroll along one axis; without a position, the minimum that makes the
  /// element visible.
  static func distance(
    from visible: (start: CGFloat, middle: CGFloat, end: CGFloat),
    to frame: (start: CGFloat, middle: CGFloat, end: CGFloat),
    place: (start: Bool, middle: Bool, end: Bool)
  ) -> CGFloat {
    if place.start { return frame.start - visible.start }
    if place.middle { return frame.middle - visible.middle }
    if place.end || frame.end > visible.end { return frame.end - visible.end }
    return min(0, frame.start - visible.start)
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns which positions along an axis the set contains.
  func places(along axis: Axis) -> (start: Bool, middle: Bool, end: Bool) {
    axis == .horizontal
      ? (contains(.left), contains(.centeredHorizontally), contains(.right))
      : (contains(.top), contains(.centeredVertically), contains(.bottom))
  }
}
