import Foundation

/// Moves labels apart along a line by the smallest possible distances, keeping their order.
///
///     wanted   │ ││    │
///     spread   │ │ │   │     never closer than the pitch
///
/// Labels that would be too close together form a group, which is centred on the mean of their
/// wanted positions.
///
/// - Parameters:
///   - wanted: the preferred positions of the labels, in ascending order.
///   - pitch: the minimum distance between neighbouring labels.
///   - range: the range in which all labels must be, if they fit.
/// - Returns: the positions of the labels.
func spread(
  _ wanted: [CGFloat], pitch: CGFloat, in range: ClosedRange<CGFloat>
) -> [CGFloat] {
  // After subtracting index × pitch, the minimum distance becomes zero: the positions must only be
  // in ascending order. Neighbouring groups in the wrong order are merged.
  var groups: [LabelGroup] = []
  for (index, place) in wanted.enumerated() {
    groups.append(LabelGroup(sum: place - CGFloat(index) * pitch, count: 1))
    while groups.count > 1, groups[groups.count - 2].mean > groups[groups.count - 1].mean {
      let last = groups.removeLast()
      groups[groups.count - 1].sum += last.sum
      groups[groups.count - 1].count += last.count
    }
  }
  let last = range.upperBound - CGFloat(max(0, wanted.count - 1)) * pitch
  let places = groups.flatMap { group in
    Array(repeating: max(range.lowerBound, min(last, group.mean)), count: group.count)
  }
  return places.enumerated().map { $1 + CGFloat($0) * pitch }
}

/// A group of labels that are exactly one pitch apart.
private struct LabelGroup {
  var sum: CGFloat
  var count: Int

  var mean: CGFloat { sum / CGFloat(count) }
}
