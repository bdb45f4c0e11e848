import Foundation

/// Moves labels apart along a line, each as little as can be, in the order that they are in.
///
///     wanted   │ ││    │
///     spread   │ │ │   │     never closer than the pitch
///
/// Labels that would come closer form a group around the middle of what they wanted.
///
/// - Parameters:
///   - wanted: where the labels would are, in rising order.
///   - pitch: the least distance from label to label.
///   - range: where all of them have to are, if they fit.
/// - Returns: the places of the labels.
func spread(
  _ wanted: [CGFloat], pitch: CGFloat, in range: ClosedRange<CGFloat>
) -> [CGFloat] {
  // Less its own share of the pitch, each label has to be no further left than the one before.
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

/// Labels that are a pitch apart.
private struct LabelGroup {
  var sum: CGFloat
  var count: Int

  var mean: CGFloat { sum / CGFloat(count) }
}
