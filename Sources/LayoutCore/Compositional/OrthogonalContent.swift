package import Foundation

/// The content of a section that scrolls across the layout (CL54, CL55).
///
/// ```
///        │◀──────── frame ───────▶│
/// ┌──────┼────────────────────────┼──────────┐
/// │ group│   group        group   │  group   │
/// └──────┼────────────────────────┼──────────┘
/// │offset│                        │          │
/// │◀──────────────── length ────────────────▶│
/// ```
///
/// Offsets are measured from the side where lines of text begin.
package struct OrthogonalContent: Sendable {
  /// The frame of the visible part in the layout's content: as wide as the layout across its axis,
  /// and as long as the groups along it.
  package let frame: CGRect
  /// The direction in which the section scrolls: at a right angle to the layout's axis.
  package let axis: Axis
  /// The extent of the scrollable content including the section's insets, in points.
  package let length: Double
  private let behavior: CompositionalSection.OrthogonalScrolling
  private let groups: GroupRepetitions

  init(
    frame: CGRect, axis: Axis, length: Double,
    behavior: CompositionalSection.OrthogonalScrolling, groups: GroupRepetitions
  ) {
    self.frame = frame
    self.axis = axis
    self.length = length
    self.behavior = behavior
    self.groups = groups
  }

  /// The extent of the visible part, in points.
  private var visible: Double { axis.along(frame.size) }

  /// The greatest offset at which the content still fills the visible part.
  package var greatestOffset: Double { max(length - visible, 0) }

  /// Limits an offset to the range in which the content fills the visible part.
  package func clamped(_ offset: Double) -> Double { min(max(offset, 0), greatestOffset) }

  /// Returns the offset at which scrolling ends after a drag.
  ///
  /// - Parameters:
  ///   - offset: the offset when the finger lifts.
  ///   - proposed: the offset at which deceleration would end.
  ///   - velocity: the velocity when the finger lifts; only its sign counts.
  /// - Returns: the offset, within the content.
  package func rest(from offset: Double, proposed: Double, velocity: Double) -> Double {
    switch behavior {
    case .none, .continuous: clamped(proposed)
    case .continuousGroupLeadingBoundary: nearestGroup(to: clamped(proposed))
    case .paging: clamped(page(from: offset, velocity))
    case .groupPaging, .groupPagingCentered: clamped(group(from: offset, velocity))
    }
  }

  /// Returns the offset of the next page in the direction of the velocity; that of the nearest page
  /// if the velocity is 0.
  private func page(from offset: Double, _ velocity: Double) -> Double {
    guard visible > 0 else { return offset }
    let page = offset / visible
    if velocity > 0 { return (page.rounded(.down) + 1) * visible }
    return (velocity < 0 ? page.rounded(.up) - 1 : page.rounded()) * visible
  }

  /// Returns the offset of the next group in the direction of the velocity; that of the nearest
  /// group if the velocity is 0.
  private func group(from offset: Double, _ velocity: Double) -> Double {
    let stops = stops(around: offset)
    if velocity > 0 { return stops.first { $0 > offset } ?? greatestOffset }
    if velocity < 0 { return stops.last { $0 < offset } ?? 0 }
    return nearestGroup(to: offset)
  }

  /// Returns the nearest offset at which scrolling can end.
  ///
  /// The greatest offset is a candidate too, because the last groups may not reach the leading
  /// edge.
  private func nearestGroup(to offset: Double) -> Double {
    let stops = stops(around: offset) + [greatestOffset]
    return stops.map(clamped).min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// Returns the offsets at which scrolling can end before and after an offset, in ascending order.
  private func stops(around offset: Double) -> [Double] {
    guard groups.count > 0 else { return [] }
    let number = groups.number(startingBefore: offset)
    return (max(number - 1, 0)...min(number + 2, groups.count - 1)).map(stop)
  }

  /// Returns the offset at which a group is at the position that the first group has at offset 0
  /// or, with `groupPagingCentered`, is in the middle of the visible part.
  private func stop(_ number: Int) -> Double {
    let start = groups.extent(of: number).start
    guard behavior == .groupPagingCentered else { return start }
    return start + (groups.extent(of: number).length - groups.extent(of: 0).length) / 2
  }
}
