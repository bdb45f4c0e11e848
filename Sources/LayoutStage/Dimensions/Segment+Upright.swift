import Foundation
import LayoutCore

/// Relations between horizontal and vertical lines.
extension Segment {
  /// Whether it runs from left to right.
  var isLevel: Bool { start.y == end.y && start.x != end.x }

  /// The length; one of its sides is zero.
  var length: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }

  /// The direction in which it runs.
  var axis: Axis { isLevel ? .horizontal : .vertical }

  /// The position across its direction.
  var place: CGFloat { axis.across(start) }

  /// The extent along its direction.
  var span: Span { Span(start: box.lower(axis), length: box.length(axis)) }

  /// Whether both cross at a right angle, each beyond the other's ends.
  func crosses(_ other: Segment) -> Bool {
    guard axis != other.axis else { return false }
    return span.isAround(other.place) && other.span.isAround(place)
  }

  /// Whether both run side by side, too near to be distinguished.
  func runs(along other: Segment, within distance: CGFloat = 4) -> Bool {
    axis == other.axis && abs(place - other.place) < distance
      && min(span.end, other.span.end) - max(span.start, other.span.start) > 1
  }

  /// Whether one goes on where the other ends, in one line.
  func continues(_ other: Segment) -> Bool {
    axis == other.axis && abs(place - other.place) < 0.5
      && (abs(span.end - other.span.start) < 1 || abs(span.start - other.span.end) < 1)
  }
}

extension Span {
  fileprivate func isAround(_ place: Double) -> Bool { start + 1 < place && place < end - 1 }
}
