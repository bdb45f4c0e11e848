import Foundation
import LayoutCore

/// Functions for segments that are horizontal or vertical.
extension Segment {
  /// Whether the segment is horizontal.
  var isLevel: Bool { start.y == end.y && start.x != end.x }

  /// The length of the segment, which is horizontal or vertical.
  var length: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }

  /// The direction of the segment.
  var axis: Axis { isLevel ? .horizontal : .vertical }

  /// The coordinate that all points of the segment share: y if it is horizontal, and x if it is
  /// vertical.
  var place: CGFloat { axis.across(start) }

  /// The extent of the segment along its direction.
  var span: Span { Span(start: box.lower(axis), length: box.length(axis)) }

  /// Returns whether the segments cross at a right angle, each extending beyond the other on both
  /// sides.
  func crosses(_ other: Segment) -> Bool {
    guard axis != other.axis else { return false }
    return span.isAround(other.place) && other.span.isAround(place)
  }

  /// Returns whether the segments are parallel and overlap at a distance, in points, that is too
  /// small to distinguish them.
  func runs(along other: Segment, within distance: CGFloat = 4) -> Bool {
    axis == other.axis && abs(place - other.place) < distance
      && min(span.end, other.span.end) - max(span.start, other.span.start) > 1
  }

  /// Returns whether one segment continues the other in a straight line.
  func continues(_ other: Segment) -> Bool {
    axis == other.axis && abs(place - other.place) < 0.5
      && (abs(span.end - other.span.start) < 1 || abs(span.start - other.span.end) < 1)
  }
}

extension Span {
  fileprivate func isAround(_ place: Double) -> Bool { start + 1 < place && place < end - 1 }
}
